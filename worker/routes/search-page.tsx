import { mediaBase } from '../configuration/media-base.ts'
import type { PageContext } from '../context/public-context.ts'
import { Redirect } from '../http/redirect.ts'
import { pagePath } from '../http/same-site-path.ts'
import { parsePage, parseRefinements, parseSort, searchQuery } from '../pages/loaders/listing-query.ts'
import { loadRefined } from '../pages/loaders/load-refined.ts'
import { loadInstead } from '../pages/loaders/products-instead.ts'
import { loadSearchHelp } from '../pages/loaders/search-help.ts'
import { publicPage } from '../pages/public-page.ts'
import { cardPreload } from '../pages/ssr/card-preload.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import type { FoundListing } from '../ports/search-port.ts'
import { addFacts } from '../promotions/add-facts.ts'
import { ListingPage } from '#client/pages/listing-page.tsx'
import type { ListingView } from '#client/pages/listing/listing-view.ts'
import { homeCrumb, pageTitle } from '#shared/brand.ts'
import { inChosenColour } from '#shared/domain/chosen-colour.ts'
import { chosenColours, refinementCount } from '#shared/domain/facet.ts'
import type { Refinements } from '#shared/domain/listing.ts'
import { queryPrice } from '#shared/domain/query-price.ts'
import { type MerchantNote, searchPath, withoutSizes } from '#shared/domain/search.ts'
import { marketPath, searchPagePath } from '#shared/links.ts'
import { pages } from '#shared/messages/pages.ts'
import { queryWords } from '#shared/messages/query-words.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'
import type { Sites } from '#shared/sites.ts'

const nothing: FoundListing = { products: [], total: 0, page: 1, pageCount: 0, facets: [] }

/** Search results, with the sort order and refinements of a PLP. Without a term, the page asks for one. */
export const searchPage = publicPage(routes.search, {
  query: searchQuery,
  async load(context) {
    const { market, configuration, services, query } = context
    const term = (query.get('query') ?? '').trim().slice(0, 255)
    const asked = parseRefinements(query)
    const priced = queryPrice(term, queryWords)
    const words = priced?.rest ?? term
    // A price that was chosen replaces the one in the query.
    const priceRead = asked.price ? null : priced?.price
    const [{ found, refinements: chosen, unknownValues }, related] = await Promise.all([
      loadRefined({ ...(priceRead && { price: priceRead }), ...asked }, (refinements) => {
        const results = resultsFor(context, words, refinements)
        return { found: results, facets: results }
      }),
      relatedTo(context, words),
    ])
    const { refinements, reading, linkedQuery = priced?.rest } = readQuery(found, words, chosen)
    const isRefined = refinementCount(refinements) > 0
    const [products, help, instead] = await Promise.all([
      addFacts(found.products, context).then((listed) => inChosenColour(listed, chosenColours(refinements, found))),
      found.total === 0 && !isRefined ? loadSearchHelp(context, term) : null,
      found.total === 0
        ? loadInstead(context, {
            refinements,
            load: (fewer) => services.search.search({ query: linkedQuery ?? words, page: 1, refinements: fewer }),
          })
        : undefined,
    ])
    const base = mediaBase(configuration)
    const groups = found.facets.find(({ name }) => name === 'group')?.values ?? []
    const title = term === '' ? pages.searchTitle : pages.resultsTitle(term)
    return {
      status: 200,
      isStorable: unknownValues.length === 0,
      head: {
        ...unlistedHead({ title: pageTitle(title), path: searchPagePath, styles: ['plp'] }),
        description: pages.searchDescription,
        hasCanonical: true,
        hasAlternates: !context.hasQuery,
        preloads: cardPreload(products[0], base),
      },
      body: (
        <ListingPage
          market={market}
          mediaBase={base}
          kind="search"
          title={title}
          description=""
          path={searchPagePath}
          query={term}
          {...(linkedQuery !== undefined && { linkedQuery })}
          {...(reading && { reading })}
          {...(priceRead && { priceRead })}
          crumbs={[homeCrumb, { label: pages.searchTitle, path: searchPagePath }]}
          subcategories={related}
          listing={{ ...found, products }}
          facets={found.total > 0 || isRefined ? found : null}
          refinements={refinements}
          groupNames={new Map(groups.map(({ value, label = value }) => [value, label]))}
          merchantNotes={notesOf(found, configuration.sites)}
          unknownValues={unknownValues}
          sort={parseSort(query)}
          headerBlocks={[]}
          gridSlots={[]}
          categoryId={null}
          help={help}
          {...(instead && { instead })}
        />
      ),
    }
  },
})

/**
 * The results. Of an exact search, results for a corrected term are no results.
 *
 * @throws Redirect if a merchant's rule sends the term to another page of this site
 */
async function resultsFor(
  { market, services, configuration, log, query }: PageContext,
  term: string,
  refinements: Refinements,
): Promise<FoundListing> {
  if (term === '') return nothing
  const found = await services.search.search({
    query: term,
    page: parsePage(query),
    refinements,
    sort: parseSort(query),
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

/** Pages and terms that belong to the query. The page works without them. */
async function relatedTo(context: PageContext, term: string): Promise<ListingView['subcategories']> {
  const { services, configuration } = context
  if (term === '') return []
  const { suggestions, pages: found } = await context
    .defer(services.search.suggest({ query: term }))
    .catch(() => ({ suggestions: [], pages: [] }))
  return [
    ...found.flatMap(({ label, path }) => {
      const own = pagePath(path, configuration.sites)
      return own === null ? [] : [{ label, path: own }]
    }),
    ...suggestions
      .filter((suggestion) => suggestion.toLowerCase() !== term.toLowerCase())
      .map((suggestion) => ({ label: suggestion, path: searchPath(suggestion) })),
  ]
}
