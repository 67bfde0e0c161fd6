import type { PageContext } from '../../context/public-context.ts'
import { Redirect } from '../../http/redirect.ts'
import { pagePath } from '../../http/same-site-path.ts'
import type { FoundListing } from '../../ports/search-port.ts'
import { addFacts } from '../../promotions/add-facts.ts'
import { parsePageNumber, parseRefinements, parseSort } from './listing-query.ts'
import { loadRefined } from './load-refined.ts'
import { loadInstead } from './products-instead.ts'
import type { ListingView, SearchHelp } from '#client/pages/listing/listing-view.ts'
import type { Category } from '#shared/domain/category.ts'
import { inChosenColour } from '#shared/domain/chosen-colour.ts'
import { chosenColours, groupsWithin, refinementCount } from '#shared/domain/facet.ts'
import type { Refinements } from '#shared/domain/listing.ts'
import { queryPrice } from '#shared/domain/query-price.ts'
import { type MerchantNote, withoutSizes } from '#shared/domain/search.ts'
import { marketPath } from '#shared/links.ts'
import { queryWords } from '#shared/messages/query-words.ts'
import * as messages from '#shared/messages/shop.ts'
import type { Sites } from '#shared/sites.ts'

/** What a listing shows for a term. */
export type LoadedResults = Pick<
  ListingView,
  | 'query'
  | 'linkedQuery'
  | 'reading'
  | 'priceRead'
  | 'listing'
  | 'refinements'
  | 'groupNames'
  | 'merchantNotes'
  | 'sort'
  | 'help'
  | 'instead'
> & { facets: FoundListing | null; unknownValues: string[] }

type Asked = {
  term: string
  /** The category to search within; `null` for the whole shop. */
  category: Category | null
  /** Suggestions for a term that has no results. */
  loadHelp?: () => Promise<SearchHelp>
}

const nothing: FoundListing = { products: [], total: 0, page: 1, pageCount: 0, facets: [] }

/** The term of the address as a listing shows it. */
export function termOf(query: URLSearchParams): string {
  return (query.get('query') ?? '').trim().slice(0, 255)
}

/**
 * The results for a term, refined and sorted as the address says.
 *
 * @throws Redirect if a merchant's rule sends the term to another page of this site
 * @throws NotFoundError if the page is too far past the end; ServiceError if the search fails
 */
export async function loadResults(context: PageContext, { term, category, loadHelp }: Asked): Promise<LoadedResults> {
  const { services, configuration, query } = context
  const { refinements: asked, unknown } = groupsWithin(category, parseRefinements(query))
  const within = category ? { categoryId: category.id } : {}
  const priced = queryPrice(term, queryWords)
  const words = priced?.rest ?? term
  // A price that was chosen replaces the one in the query.
  const priceRead = asked.price ? null : priced?.price
  const loaded = await loadRefined({ ...(priceRead && { price: priceRead }), ...asked }, (refinements) => {
    const results = resultsFor(context, words, { refinements, ...within })
    return { found: results, facets: results }
  })
  const { found, unknownValues } = loaded
  const { refinements, reading, linkedQuery = priced?.rest } = readQuery(found, words, loaded.refinements)
  const isRefined = refinementCount(refinements) > 0
  const [products, help, instead] = await Promise.all([
    addFacts(found.products, context).then((listed) => inChosenColour(listed, chosenColours(refinements, found))),
    found.total === 0 && !isRefined && loadHelp ? loadHelp() : null,
    found.total === 0
      ? loadInstead(context, {
          refinements,
          load: (fewer) =>
            services.search.search({ query: linkedQuery ?? words, page: 1, refinements: fewer, ...within }),
        })
      : undefined,
  ])
  const groups = found.facets.find(({ name }) => name === 'group')?.values ?? []
  return {
    query: term,
    ...(linkedQuery !== undefined && { linkedQuery }),
    ...(reading && { reading }),
    ...(priceRead && { priceRead }),
    listing: { ...found, products },
    facets: found.total > 0 || isRefined ? found : null,
    refinements,
    groupNames: new Map(groups.map(({ value, label = value }) => [value, label])),
    merchantNotes: notesOf(found, configuration.sites),
    unknownValues: [...unknown, ...unknownValues],
    sort: parseSort(query),
    help,
    ...(instead && { instead }),
  }
}

/**
 * The results. Of an exact search, results for a corrected term are no results.
 *
 * @throws Redirect if a merchant's rule sends the term to another page of this site
 */
async function resultsFor(
  { market, services, configuration, log, query }: PageContext,
  term: string,
  narrowed: { refinements: Refinements; categoryId?: number },
): Promise<FoundListing> {
  if (term === '') return nothing
  const found = await services.search.search({
    query: term,
    page: parsePageNumber(query),
    sort: parseSort(query),
    ...narrowed,
  })
  if (found.redirect !== undefined) {
    const path = pagePath(found.redirect, configuration.sites)
    if (path !== null) throw new Redirect(marketPath(market, path), 302, 'campaign')
    log.warn('search-redirect-ignored', { market: market.code })
  }
  return query.has('exact') && typeof found.reading?.correctedTerm === 'string' ? nothing : found
}

/** The refinements with the sizes that the service took from the query, which links then have instead of its words. */
function readQuery(
  { reading }: FoundListing,
  term: string,
  chosen: ListingView['refinements'],
): Pick<ListingView, 'refinements' | 'reading' | 'linkedQuery'> {
  if (!reading) return { refinements: chosen }
  const linkedQuery = withoutSizes(reading.correctedTerm ?? term, reading.sizes, messages.listing.sizeWord)
  if (linkedQuery === null) return { refinements: chosen, reading }
  return { refinements: { ...chosen, size: [...chosen.size, ...reading.sizes] }, reading, linkedQuery }
}

/** The merchant's texts. A link to another site is left out. */
function notesOf({ notes = [] }: FoundListing, sites: Sites): MerchantNote[] {
  return notes.map(({ link, ...note }) => {
    const path = link && pagePath(link.path, sites)
    return { ...note, link: path === null ? null : { label: link?.label ?? '', path } }
  })
}
