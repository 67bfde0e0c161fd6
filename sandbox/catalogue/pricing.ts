import type { Product, Variant } from './queries/products.ts'

export const currencies = ['GBP', 'USD', 'EUR'] as const
export type Currency = (typeof currencies)[number]

/** Minor units. `price` is what is asked today, `sale` is there only when it is below `base`. */
type PriceTag = { price: number; base: number; sale: number | undefined }

const columnOf = { GBP: 'gbp', USD: 'usd', EUR: 'eur' } as const

export function listingCurrency(currency: Currency) {
  return columnOf[currency]
}

/** Price of a variant, or of the product when there is none. A variant with a price of its own is never on sale. */
export function priceTag(product: Product, variant: Variant | undefined, currency: Currency): PriceTag {
  const column = columnOf[currency]
  const own = variant?.[`price_${column}`]
  if (own !== undefined && own !== null) return { price: own, base: own, sale: undefined }
  const base = product[`price_${column}`]
  const sale = product[`sale_${column}`] ?? undefined
  return { price: sale ?? base, base, sale }
}

/** Lowest and highest price over a product's variants. Only gift cards spread: their sizes are their values. */
export function priceSpan(product: Product, currency: Currency): { min: number; max: number } {
  const { price } = priceTag(product, undefined, currency)
  if (product.garment !== 'gift-card') return { min: price, max: price }
  const values = product.sizes.map((size) => Number(size) * 100)
  return { min: Math.min(...values), max: Math.max(...values) }
}

/** The vendors write money as a decimal number. */
export function toDecimal(minor: number): number {
  return minor / 100
}
