import type { PageContext } from '../context/public-context.ts'
import { Redirect } from '../http/redirect.ts'
import type { Sealer } from '../lib/sealed-value.ts'
import { parseRefinements } from '../pages/loaders/listing-query.ts'
import { loadResults } from '../pages/loaders/load-results.ts'
import { addBadges } from '../promotions/add-badges.ts'
import { type CursorPlace, resultsKey, sealPlace } from './cursor.ts'
import { listedOf } from './listed-products.ts'
import { envelope, type Message } from './protocol.ts'
import type { PriceFilter, CatalogueSearch } from './requests.ts'
import { categoryValue } from './to-catalogue.ts'
import { type Category, categoryTrail } from '#shared/domain/category.ts'
import { type Listing, openMax } from '#shared/domain/listing.ts'
import { NotFoundError } from '#shared/errors.ts'
import type { Site } from '#shared/sites.ts'

export type Asked<Request> = { request: Request; site: Site; context: PageContext }

const nothing: Listing = { products: [], total: 0, page: 1, pageCount: 0 }

/** Products for a query or of a category, as the page of the search or the category lists them. */
export async function searchCatalogue(
  { request, site, context }: Asked<CatalogueSearch>,
  { place, sealer }: { place: CursorPlace; sealer: Sealer },
) {
  const { limit } = request.pagination
  const messages: Message[] = currencyWarning(request, site)
  const listing = await listingFor({ request, site, context }, { place, messages })
  const shown = listing.products.slice(place.index, place.index + limit)
  const products = await listedOf(shown, { site, context })
  const next = nextPlace(listing, { place, limit })
  return {
    ucp: envelope('dev.ucp.shopping.catalog.search'),
    products,
    pagination: {
      has_next_page: next !== null,
      total_count: listing.total,
      ...(next && { cursor: await sealPlace(sealer, { key: await resultsKey(request, site), place: next }) }),
    },
    ...(messages.length > 0 && { messages }),
  }
}

function nextPlace(
  { products, page, pageCount }: Listing,
  { place, limit }: { place: CursorPlace; limit: number },
): CursorPlace | null {
  const index = place.index + limit
  if (index < products.length) return { page: place.page, index }
  return products.length > 0 && page < pageCount ? { page: page + 1, index: 0 } : null
}

async function listingFor(
  { request, site, context }: Asked<CatalogueSearch>,
  { place, messages }: { place: CursorPlace; messages: Message[] },
): Promise<Listing> {
  const { query, filters } = request
  const [named] = filters.categories
  const category = named === undefined ? null : findNamed(await context.services.catalogue.categoryTree(), named)
  if (named !== undefined && !category) {
    messages.push({ type: 'info', code: 'unknown_category', content: 'The shop has no category of this name.' })
    return nothing
  }
  const price = isInCurrency(request, site) ? priceQuery(filters.price) : null
  const asked = {
    ...context,
    query: new URLSearchParams({ page: String(place.page), ...(price && { 'filters[price]': price }) }),
  }
  if (query === '' && category) return listingOf(asked, { category, page: place.page })
  const isWithin = category !== null && context.configuration.search !== null
  if (category && !isWithin)
    messages.push({ type: 'warning', code: 'filter_not_applied', content: 'Results are of all categories.' })
  return loadResults(asked, { term: query, category: isWithin ? category : null }).then(
    ({ listing }) => listing,
    (cause: unknown) => {
      if (cause instanceof NotFoundError) return nothing
      if (!(cause instanceof Redirect)) throw cause
      const address = new URL(cause.location, site.origin).href
      messages.push({ type: 'info', code: 'shown_on_page', content: `The shop answers this query with ${address}` })
      return nothing
    },
  )
}

async function listingOf(
  context: PageContext,
  { category, page }: { category: Category; page: number },
): Promise<Listing> {
  const refinements = parseRefinements(context.query)
  const found = await context.services.catalogue.listing({
    categoryId: category.id,
    refinements,
    sort: 'featured',
    page,
  })
  return { ...found, products: await addBadges(found.products, context) }
}

/** The category that a product names with its whole path, or whose own name this is. */
function findNamed(tree: readonly Category[], text: string): Category | null {
  const wanted = text.trim().toLowerCase()
  const all = (nodes: readonly Category[]): Category[] => nodes.flatMap((node) => [node, ...all(node.children)])
  const categories = all(tree)
  const whole = (category: Category) => categoryValue(categoryTrail(tree, category).map(({ name }) => name))
  return (
    categories.find((category) => whole(category).toLowerCase() === wanted) ??
    categories.find(({ name }) => name.toLowerCase() === wanted) ??
    null
  )
}

/** The range as the address of a listing has it, in whole units of the currency. */
function priceQuery(price: PriceFilter): string | null {
  if (price?.min === undefined && price?.max === undefined) return null
  const max = price.max === undefined ? openMax : Math.min(price.max / 100, openMax)
  return `${(price.min ?? 0) / 100}-${max}`
}

/** A filter in another currency is not converted: the shop has no rates. */
export function isInCurrency({ context: { currency } }: Pick<CatalogueSearch, 'context'>, { market }: Site): boolean {
  return currency === undefined || currency.toUpperCase() === market.currency
}

export function currencyWarning(request: Pick<CatalogueSearch, 'context' | 'filters'>, site: Site): Message[] {
  if (!request.filters.price || isInCurrency(request, site)) return []
  const content = `Prices are in ${site.market.currency}, so the filter by price was not applied.`
  return [{ type: 'warning', code: 'filter_not_applied', content }]
}
