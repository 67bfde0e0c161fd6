import { canBeSold, variantName, variantUrl } from '../pages/ssr/product-json-ld.ts'
import { plainText } from '#client/components/product-details/product-text.ts'
import { originalUrl } from '#shared/domain/media.ts'
import { type Money, money } from '#shared/domain/money.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { currentPrice, type ShownPrice } from '#shared/domain/price.ts'
import type { ProductSummary, Variant } from '#shared/domain/product.ts'
import { roundedAverage } from '#shared/domain/review.ts'
import { wishlistItemKey } from '#shared/domain/wishlist.ts'
import { productPath } from '#shared/links.ts'
import { type Site, siteUrl } from '#shared/sites.ts'

/** The options of a variant, by the platform's names. */
export const optionNames = { Color: 'colour', Size: 'size', Length: 'length' } as const satisfies Record<
  string,
  keyof Variant
>
type OptionName = keyof typeof optionNames

/** A product as pages show it, with the variants to list, the most relevant first. */
export type ListedProduct = {
  product: ProductSummary
  /** The platform's HTML. */
  description: string
  variants: readonly Variant[]
  /** The prices of the product and of all its variants that are known. */
  prices: readonly ShownPrice[]
  /** The names of the path to each category, root first. */
  trails: readonly (readonly string[])[]
  pictures: readonly { src: string; alt: string }[]
}

/**
 * The product of the catalogue. Every text is plain, every amount is in minor units, and ids are those of the shop's
 * addresses: `101` is a product and `101-2001` its variant.
 */
export function toCatalogueProduct(listed: ListedProduct, site: Site) {
  const { product, description, variants, prices, trails, pictures } = listed
  const { id, slug, name, rating } = product
  const hasReduction = prices.some(({ special }) => special !== null)
  return {
    id: String(id),
    handle: slug,
    title: name,
    description: { plain: plainText(description) || name },
    url: siteUrl(site, productPath({ id, slug, colour: product.colour?.name ?? null })),
    categories: trails
      .filter((names) => names.length > 0)
      .map((names) => ({ value: categoryValue(names), taxonomy: 'merchant' })),
    price_range: rangeOf(prices.map(currentPrice), site),
    ...(hasReduction && {
      list_price_range: rangeOf(
        prices.map(({ price }) => price),
        site,
      ),
    }),
    media: pictures.map(({ src, alt }) => ({ type: 'image', url: originalUrl(src), alt_text: alt || name })),
    options: optionsOf(product),
    variants: variants.map((variant) => toCatalogueVariant(variant, { product, site })),
    ...(rating && { rating: { value: roundedAverage(rating), scale_min: 1, scale_max: 5, count: rating.count } }),
  }
}

/** A category by the names of its path, as filters name it. */
export function categoryValue(names: readonly string[]): string {
  return names.join(' > ')
}

export function toCatalogueVariant(variant: Variant, { product, site }: { product: ProductSummary; site: Site }) {
  const { price, special } = variant.price
  const title = variantName(product, variant)
  const colour = variant.colour ?? product.colour?.name ?? null
  const isAvailable = product.isAvailable && canBeSold(variant)
  const status = isAvailable ? (product.preOrder ? 'preorder' : 'in_stock') : 'out_of_stock'
  return {
    id: wishlistItemKey({ productId: product.id, variantId: variant.id }),
    sku: variant.sku,
    title,
    description: { plain: title },
    url: variantUrl(siteUrl(site, productPath({ id: product.id, slug: product.slug, colour })), variant),
    price: special ?? price,
    ...(special && { list_price: price }),
    availability: { available: isAvailable, status },
    options: selectionOf(variant),
  }
}

export type CatalogueOption = { name: string; label: string }

/** The values that tell the variant from others, in the shopper's language. */
export function selectionOf(variant: Variant): CatalogueOption[] {
  return (Object.keys(optionNames) as OptionName[]).flatMap((name) => {
    const value = variant[optionNames[name]]
    return value === null ? [] : [{ name: platformText(name), label: platformText(value) }]
  })
}

/** The options of the product with their values, in the order of its page. */
export function optionsOf({ colours, sizes, lengths }: Pick<ProductSummary, 'colours' | 'sizes' | 'lengths'>) {
  const values: Record<OptionName, readonly string[]> = {
    Color: colours.map(({ name }) => name),
    Size: sizes,
    Length: lengths,
  }
  return (Object.keys(optionNames) as OptionName[]).flatMap((name) =>
    values[name].length === 0
      ? []
      : [{ name: platformText(name), values: values[name].map((value) => ({ label: platformText(value) })) }],
  )
}

/** True if the variant has the value of the option, named as the shopper reads it or as the platform does. */
export function hasValue(variant: Variant, { name, label }: CatalogueOption): boolean {
  return (Object.keys(optionNames) as OptionName[]).some((own) => {
    const value = variant[optionNames[own]]
    return value !== null && isWord(own, name) && isWord(value, label)
  })
}

/** True if the text is the platform's word, or the shop's own for it. */
export function isWord(word: string, text: string): boolean {
  return [word, platformText(word)].some((own) => own.toLowerCase() === text.toLowerCase())
}

function rangeOf(amounts: readonly Money[], { market: { currency } }: Site): { min: Money; max: Money } {
  const pennies = amounts.map(({ amount }) => amount)
  return { min: money(Math.min(...pennies), currency), max: money(Math.max(...pennies), currency) }
}
