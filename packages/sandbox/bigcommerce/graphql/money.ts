import { currencyRow, type Currency } from '../../catalogue/currencies.ts'
import { priceSpan, priceTag, toDecimal } from '../../catalogue/pricing.ts'
import type { Product, Variant } from '../../catalogue/queries/products.ts'

export type PriceArguments = { currencyCode?: Currency | null }

export function money(minor: number, currencyCode: Currency) {
  return {
    currencyCode,
    value: toDecimal(minor),
    formattedV2: `${currencyRow(currencyCode).symbol}${(minor / 100).toFixed(2)}`,
  }
}

/** `Prices` of a product, or of one of its variants. */
export function prices(product: Product, variant: Variant | undefined, currency: Currency) {
  const { price, base, sale } = priceTag(product, variant, currency)
  const span = variant ? { min: price, max: price } : priceSpan(product, currency)
  return {
    price: money(price, currency),
    basePrice: money(base, currency),
    salePrice: sale === undefined ? null : money(sale, currency),
    retailPrice: null,
    priceRange: { min: money(span.min, currency), max: money(span.max, currency) },
    saved: sale === undefined ? null : money(base - sale, currency),
  }
}
