import { canBeSold } from '../pages/ssr/product-json-ld.ts'
import { loadBadges } from '../promotions/add-badges.ts'
import { featuredFirst, isInCatalogue } from './listed-products.ts'
import { categoryWarning, isInPriceRange } from './look-up-catalogue.ts'
import { envelope } from './protocol.ts'
import type { ProductRequest } from './requests.ts'
import { type Asked, currencyWarning, isInCurrency } from './search-catalogue.ts'
import { type CatalogueOption, hasValue, optionsOf, selectionOf, toCatalogueProduct } from './to-catalogue.ts'
import { feelFacts } from '#client/components/product-details/product-facts.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import type { Product, ProductMedia, Variant } from '#shared/domain/product.ts'
import { shownProduct } from '#shared/domain/shown-product.ts'
import { parseWishlistItem } from '#shared/domain/wishlist.ts'
import { oneColour } from '#shared/links.ts'

const capability = 'dev.ucp.shopping.catalog.lookup'

/** One product as its page loads it, in the colour and with the values that were selected. */
export async function readCatalogueProduct({ request, site, context }: Asked<ProductRequest>) {
  const item = parseWishlistItem(request.id)
  const product = item && (await loadProduct(item.productId, context))
  const variant = product?.variants.find(({ id }) => id === item?.variantId)
  if (!item || !product || !isInCatalogue(product) || (item.variantId !== null && !variant)) return notFound(request)
  const selected = variant ? selectionOf(variant) : selectionFor(product, request)
  const price = isInCurrency(request, site) ? request.filters.price : undefined
  const variants = matching(product.variants, selected).filter((each) => isInPriceRange(each, price))
  if (variants.length === 0) return notFound(request)
  const [{ colour }] = variants as [Variant]
  const media = await mediaOf(product, { colour, context })
  const listed = toCatalogueProduct(
    {
      product: { ...product, colour: product.colours.find(({ name }) => name === colour) ?? product.colour },
      description: product.description,
      variants: featuredFirst(variants, product),
      prices: product.variants.map((each) => each.price),
      trails: product.categoryTrails.map((trail) => trail.map(({ name }) => name)),
      pictures: media.images,
    },
    site,
  )
  const feel = feelFacts(product.feel).map(({ label, text, level }) => ({ name: label, value: text, level }))
  const messages = [...currencyWarning(request, site), ...categoryWarning(request)]
  return {
    ucp: envelope(capability),
    product: {
      ...listed,
      selected,
      options: optionsWithSignals(product, selected),
      ...(feel.length > 0 && { metadata: { feel } }),
    },
    ...(messages.length > 0 && { messages }),
  }
}

function notFound({ id }: ProductRequest) {
  const content = `Product not found: ${id}`
  return {
    ucp: envelope(capability, 'error'),
    messages: [{ type: 'error', code: 'not_found', content, severity: 'unrecoverable' }],
  }
}

async function loadProduct(id: number, context: Asked<ProductRequest>['context']): Promise<Product | null> {
  const [found, badges] = await Promise.all([context.services.catalogue.product({ id }), loadBadges([id], context)])
  return found && shownProduct(found, badges)
}

function mediaOf(
  { style, name }: Product,
  { colour, context }: { colour: string | null; context: Asked<ProductRequest>['context'] },
): Promise<ProductMedia> {
  return context.services.media.productMedia({ style, colour: colour ?? oneColour, name })
}

/**
 * The selected values that some variant has together. Values that no variant has with the others are given up: those of
 * options that `preferences` does not name first, then from its end. Without a selection, the colour of the page is
 * selected.
 */
function selectionFor(product: Product, { selected, preferences }: ProductRequest): CatalogueOption[] {
  if (selected.length === 0) {
    const [featured] = featuredFirst(product.variants, product)
    const [first] = featured ? selectionOf(featured) : []
    return product.colours.length > 0 && first ? [first] : []
  }
  const rank = ({ name }: CatalogueOption) =>
    preferences.includes(name) ? preferences.indexOf(name) : preferences.length
  const kept = selected.toSorted((a, b) => rank(a) - rank(b))
  while (kept.length > 0 && matching(product.variants, kept).length === 0) kept.pop()
  return kept
}

function matching(variants: readonly Variant[], selected: readonly CatalogueOption[]): Variant[] {
  return variants.filter((variant) => selected.every((option) => hasValue(variant, option)))
}

/** Whether each value exists, and can be bought, with the selected values of the other options. */
function optionsWithSignals(product: Product, selected: readonly CatalogueOption[]) {
  return optionsOf(product).map(({ name, values }) => ({
    name,
    values: values.map(({ label }) => {
      const others = selected.filter((option) => platformText(option.name) !== name && option.name !== name)
      const found = matching(product.variants, [...others, { name, label }])
      return { label, exists: found.length > 0, available: product.isAvailable && found.some(canBeSold) }
    }),
  }))
}
