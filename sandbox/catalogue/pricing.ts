import type { Product, Variant } from './queries/products.ts'

export const currencies = ['GBP', 'USD', 'EUR'] as const
export type Currency = (typeof currencies)[number]

/** Minor units. `price` is the price charged today; `sale` is the reduced price of a product that is on sale. */
type PriceTag = { price: number; base: number; sale: number | undefined }

const columnOf = { GBP: 'gbp', USD: 'usd', EUR: 'eur' } as const

/** The suffix of the columns with the prices in a currency, such as `price_gbp`. */
export function listingCurrency(currency: Currency) {
  return columnOf[currency]
}

/** Price of a variant, or of the product if there is no variant. A variant with its own price is never on sale. */
export function priceTag(product: Product, variant: Variant | undefined, currency: Currency): PriceTag {
  const column = columnOf[currency]
  const ownPrice = variant?.[`price_${column}`]
  if (ownPrice !== undefined && ownPrice !== null) return { price: ownPrice, base: ownPrice, sale: undefined }
  const base = product[`price_${column}`]
  const sale = product[`sale_${column}`] ?? undefined
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
