import * as v from 'valibot'
import type { FoundProduct } from '../../ports/search-port.ts'
import { facetName, facetOf } from '#shared/domain/facet.ts'
import type { Facet, PriceRange } from '#shared/domain/listing.ts'
import { moneyFromDecimal } from '#shared/domain/money.ts'
import type { PlatformPrice } from '#shared/domain/price.ts'
import { productSlugOf } from '#shared/domain/product-slug.ts'
import { baseSku } from '#shared/domain/product.ts'
import type { MerchantNote } from '#shared/domain/search.ts'
import type { Market } from '#shared/markets.ts'

const AmountSchema = v.nullish(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d*)?$/))]), null)

/**
 * An item. Everything below `data` was uploaded by the shop. `image_url` is not read, because the picture of a colour
 * follows from its style and name on every card.
 */
const ItemSchema = v.object({
  value: v.string(),
  data: v.object({
    id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
    url: v.optional(v.string(), ''),
    sku: v.string(),
    original_price: AmountSchema,
    sale_price: AmountSchema,
    colour: v.nullish(v.string(), null),
    variation_id: v.nullish(v.string(), null),
    /** The id of a group is that of the platform's category. */
    group_ids: v.fallback(v.array(v.string()), []),
  }),
})

type Item = v.InferOutput<typeof ItemSchema>

export const FacetSchema = v.object({
  name: v.string(),
  options: v.array(
    v.object({
      value: v.string(),
      count: v.number(),
      status: v.optional(v.string(), ''),
      /** Uploaded by the shop. A colour has its family. */
      data: v.fallback(v.object({ family: v.optional(v.string()) }), {}),
    }),
  ),
})

const GroupSchema = v.object({ group_id: v.string(), display_name: v.string(), count: v.number() })
/** The root of all groups. It is no category itself: its name is 'All'. */
const RootGroupSchema = v.object({ children: v.array(v.unknown()) })

const Text = v.optional(v.pipe(v.string(), v.trim()), '')
/** The fields of the dashboard's form for content of a query. */
const RefinedContentSchema = v.object({
  data: v.object({ header: v.pipe(v.string(), v.trim(), v.minLength(1)), body: Text, ctaText: Text, ctaLink: Text }),
})

const PriceSchema = v.object({ name: v.literal('price'), type: v.literal('range'), min: v.number(), max: v.number() })

/** The request as the service read it. A corrected query also has what was typed. */
const RequestSchema = v.fallback(
  v.object({ term: v.optional(v.string(), ''), original_query: v.optional(v.string()) }),
  { term: '' },
)

const ResultsSchema = v.object({
  results: v.array(v.unknown()),
  total_num_results: v.number(),
  facets: v.optional(v.array(v.unknown()), []),
  groups: v.optional(v.array(v.unknown()), []),
  refined_content: v.optional(v.array(v.unknown()), []),
})

export const RecommendationsSchema = v.object({ response: ResultsSchema })

/** A merchant's rule may respond to a search with a redirect address instead of results. */
export const SearchSchema = v.object({
  request: v.optional(RequestSchema, { term: '' }),
  response: v.union([ResultsSchema, v.object({ redirect: v.object({ data: v.object({ url: v.string() }) }) })]),
})

export type WireRequest = v.InferOutput<typeof RequestSchema>
export type WireResults = v.InferOutput<typeof ResultsSchema>

/** A suggested term is identified by its id. An older index has only the value [SRCH-14]. */
const SuggestionSchema = v.union([
  v.pipe(
    v.object({ data: v.object({ id: v.string() }) }),
    v.transform(({ data }) => data.id),
  ),
  v.pipe(
    v.object({ value: v.string() }),
    v.transform(({ value }) => value),
  ),
])

const PageSchema = v.pipe(
  v.object({ value: v.pipe(v.string(), v.trim(), v.minLength(1)), data: v.object({ url: v.string() }) }),
  v.transform(({ value, data }) => ({ label: value, path: data.url })),
)
const PagesSchema = v.optional(v.fallback(v.array(v.fallback(v.nullable(PageSchema), null)), []), [])

/** An index has the first two sections. The others exist if the merchant uploads such items. */
export const AutocompleteSchema = v.object({
  request: v.optional(RequestSchema, { term: '' }),
  sections: v.object({
    Products: v.optional(v.array(v.unknown()), []),
    'Search Suggestions': v.optional(v.array(v.fallback(v.nullable(SuggestionSchema), null)), []),
    Categories: PagesSchema,
    Pages: PagesSchema,
    Stores: PagesSchema,
  }),
})

/** The lowest and highest price of the results, if the service has prices to refine by. */
export function toPriceBounds(facets: readonly unknown[]): PriceRange | null {
  for (const wire of facets) {
    const facet = v.safeParse(PriceSchema, wire)
    if (facet.success && facet.output.min < facet.output.max) return { min: facet.output.min, max: facet.output.max }
  }
  return null
}

/** The facets of values that the shop has. Other kinds are omitted. */
export function toFacets(facets: readonly unknown[]): Facet[] {
  return facets.flatMap((wire) => {
    const facet = v.safeParse(FacetSchema, wire)
    const name = facet.success ? facetName(facet.output.name) : null
    if (!facet.success || !name || facet.output.options.length === 0) return []
    return [
      facetOf(
        name,
        facet.output.options.map(({ value, count, data: { family } }) => ({
          value,
          productCount: count,
          ...(name === 'color' && family !== undefined && { family }),
        })),
      ),
    ]
  })
}

/** The categories of the results as a facet; `null` if the service names none. They are below the root. */
export function toGroupFacet(groups: readonly unknown[]): Facet | null {
  const below = groups.flatMap((wire) => {
    const root = v.safeParse(RootGroupSchema, wire)
    return root.success ? root.output.children : []
  })
  const values = below.flatMap((wire) => {
    const group = v.safeParse(GroupSchema, wire)
    if (!group.success || group.output.count === 0) return []
    const { group_id: value, display_name: label, count: productCount } = group.output
    return [{ value, label, productCount }]
  })
  return values.length > 0 ? facetOf('group', values) : null
}

/** What the merchant shows for the query. Content of another shape, such as a picture only, is omitted. */
export function toNotes(refinedContent: readonly unknown[]): MerchantNote[] {
  return refinedContent.flatMap((wire) => {
    const content = v.safeParse(RefinedContentSchema, wire)
    if (!content.success) return []
    const { header: title, body: text, ctaText: label, ctaLink: path } = content.output.data
    return [{ title, text, link: label === '' || path === '' ? null : { label, path } }]
  })
}

/** The items that parse as products, and how many do not. */
export function toFound(results: readonly unknown[], market: Market): { products: FoundProduct[]; unreadable: number } {
  const products = results.flatMap((result) => {
    const item = v.safeParse(ItemSchema, result)
    const product = item.success ? toProduct(item.output, market) : null
    return product ? [product] : []
  })
  return { products, unreadable: results.length - products.length }
}

function toProduct({ value, data }: Item, market: Market): FoundProduct | null {
  const id = productId(data)
  if (id === null) return null
  const name = colourName(data)
  const colour = name === null ? null : { name, valueId: 0, hexes: [] }
  return {
    id,
    style: baseSku(data.sku),
    name: value,
    slug: productSlugOf(value),
    price: toPrice(data, market),
    colours: colour ? [colour] : [],
    colour,
    sizes: [],
    lengths: [],
    fabric: null,
    badge: null,
    isAvailable: true,
    isFreeGift: false,
    categoryIds: data.group_ids.filter((groupId) => /^\d{1,9}$/.test(groupId)).map(Number),
  }
}

// The id of a variation is `{style}-{Colour}`.
function colourName({ colour, sku, variation_id: variation }: Item['data']): string | null {
  if (colour) return colour
  const start = `${baseSku(sku)}-`
  return variation?.startsWith(start) ? variation.slice(start.length).replaceAll('_', ' ') || null : null
}

// The item's id is the product's id or also names a colour. In the second case the product's id is in the item's
// address.
function productId({ id, url }: Item['data']): number | null {
  const digits = /^\d+$/.test(id) ? id : /\/p\/(\d+)\//.exec(url)?.[1]
  return digits === undefined ? null : Number(digits)
}

function toPrice({ original_price, sale_price }: Item['data'], market: Market): PlatformPrice | null {
  if (original_price === null) return null
  const regular = moneyFromDecimal(original_price, market.currency)
  const sale = sale_price === null ? null : moneyFromDecimal(sale_price, market.currency)
  return { regular, reduced: sale && sale.amount > 0 && sale.amount < regular.amount ? sale : null }
}
