import { loadBadges } from '../promotions/add-badges.ts'
import { featuredFirst, isInCatalogue, listedProduct } from './listed-products.ts'
import { envelope, type Message } from './protocol.ts'
import type { LookupRequest, PriceFilter } from './requests.ts'
import { type Asked, currencyWarning, isInCurrency } from './search-catalogue.ts'
import { toCatalogueProduct, toCatalogueVariant } from './to-catalogue.ts'
import { currentPrice } from '#shared/domain/price.ts'
import type { ProductSummary, Variant } from '#shared/domain/product.ts'
import { shownSummary, shownVariants } from '#shared/domain/shown-product.ts'
import { parseWishlistItem, type WishlistItem } from '#shared/domain/wishlist.ts'

type Named = WishlistItem & { id: string }

/** Products by ids of products and variants, each with the variants that were named, or the featured one. */
export async function lookUpCatalogue({ request, site, context }: Asked<LookupRequest>) {
  const ids = [...new Set(request.ids)]
  const named = ids.flatMap((id): Named[] => {
    const item = parseWishlistItem(id)
    return item ? [{ ...item, id }] : []
  })
  const found = await loadNamed(named, context)
  const price = isInCurrency(request, site) ? request.filters.price : undefined
  const resolved = new Set<string>()
  const products = found.flatMap(({ product, description, all }) => {
    const inputs = inputsOf(named, { product, all })
    for (const { id } of inputs) resolved.add(id)
    const variants = [...new Set(inputs.map(({ variant }) => variant))].filter((variant) =>
      isInPriceRange(variant, price),
    )
    if (variants.length === 0) return []
    const listed = { ...listedProduct(product, { description, variants: all }, context), variants }
    return [
      {
        ...toCatalogueProduct(listed, site),
        variants: variants.map((variant) => ({
          ...toCatalogueVariant(variant, { product, site }),
          inputs: inputs.filter((input) => input.variant === variant).map(({ id, match }) => ({ id, match })),
        })),
      },
    ]
  })
  const unknown = ids.filter((id) => !resolved.has(id))
  const messages: Message[] = [
    ...currencyWarning(request, site),
    ...categoryWarning(request),
    ...unknown.map((id): Message => ({ type: 'info', code: 'not_found', content: id })),
  ]
  return {
    ucp: envelope('dev.ucp.shopping.catalog.lookup'),
    products,
    ...(messages.length > 0 && { messages }),
  }
}

/** Only a search filters by category. */
export function categoryWarning({ filters }: Pick<LookupRequest, 'filters'>): Message[] {
  if (filters.categories.length === 0) return []
  return [{ type: 'warning', code: 'filter_not_applied', content: 'Only a search filters by category.' }]
}

export function isInPriceRange(variant: Variant, price: PriceFilter): boolean {
  const { amount } = currentPrice(variant.price)
  return amount >= (price?.min ?? 0) && amount <= (price?.max ?? Infinity)
}

type Found = { product: ProductSummary; description: string; all: Variant[] }

/** Three calls, however many there are: the cards, what they lack, and the badges. */
async function loadNamed(named: readonly Named[], context: Asked<LookupRequest>['context']): Promise<Found[]> {
  const ids = [...new Set(named.map(({ productId }) => productId))]
  if (ids.length === 0) return []
  const { catalogue } = context.services
  const variantIds = named.flatMap(({ variantId }) => variantId ?? [])
  const [summaries, outlines, badges] = await Promise.all([
    catalogue.summaries({ ids }),
    catalogue.outlines({ ids, variantIds }),
    loadBadges(ids, context),
  ])
  return summaries.flatMap((summary) => {
    const outline = outlines.get(summary.id)
    const product = shownSummary(summary, badges)
    if (!outline || !isInCatalogue(product)) return []
    const all = shownVariants(outline.variants, { product: summary, badges: badges.get(summary.id) ?? [] })
    return [{ product, description: outline.description, all }]
  })
}

type Input = { id: string; match: 'exact' | 'featured'; variant: Variant }

/** Which of the ids name the product, and the variant that each leads to. */
function inputsOf(named: readonly Named[], { product, all }: Omit<Found, 'description'>): Input[] {
  const [featured] = featuredFirst(all, product)
  return named.flatMap(({ id, productId, variantId }): Input[] => {
    if (productId !== product.id) return []
    const variant = variantId === null ? featured : all.find((each) => each.id === variantId)
    return variant ? [{ id, match: variantId === null ? 'featured' : 'exact', variant }] : []
  })
}
