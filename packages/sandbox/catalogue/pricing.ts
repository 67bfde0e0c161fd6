import { columnAmount, type Currency } from './currencies.ts'
import type { Product, Variant } from './queries/products.ts'

/** Minor units. `price` is the price charged today; `sale` is the reduced price of a product that is on sale. */
type PriceTag = { price: number; base: number; sale: number | undefined }

/** Price of a variant, or of the product if there is no variant. A variant with its own price is never on sale. */
export function priceTag(product: Product, variant: Variant | undefined, currency: Currency): PriceTag {
  const ownPrice = variant ? columnAmount(variant, 'price', currency) : null
  if (ownPrice !== null) return { price: ownPrice, base: ownPrice, sale: undefined }
  const base = columnAmount(product, 'price', currency)
  const sale = columnAmount(product, 'sale', currency) ?? undefined
  return { price: sale ?? base, base, sale }
}

/** Lowest and highest price over a product's variants. They differ only for gift cards, whose sizes are their values. */
export function priceSpan(product: Product, currency: Currency): { min: number; max: number } {
  const { price } = priceTag(product, undefined, currency)
  if (product.garment !== 'gift-card') return { min: price, max: price }
  const values = product.sizes.map((size) => Number(size) * 100)
  return { min: Math.min(...values), max: Math.max(...values) }
}

/** Converts minor units to the vendors' decimal numbers. */
export function toDecimal(minor: number): number {
  return minor / 100
}
