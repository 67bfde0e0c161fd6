import type { Currency } from '../markets.ts'
import { oncePerText } from '../once-per-text.ts'
import type { OrderLimits } from './order-limit.ts'
import type { ShownPrice } from './price.ts'
import { isSameColour, type Product, type Variant } from './product.ts'

/**
 * A variant in an island's props: `[id, sku, size index, length index, price, special price, units, is purchasable]`.
 * The index is -1 if there is no such option; `null` has the meaning it has in `Variant`.
 */
type CompactVariant = [
  id: number,
  sku: string,
  size: number,
  length: number,
  price: number,
  special: number | null,
  units: number | null,
  isPurchasable: 0 | 1,
]

/** The variants of one colour of a product. */
export type ProductOffer = {
  currency: Currency
  sizes: string[]
  lengths: string[]
  variants: CompactVariant[]
  orderLimits?: OrderLimits
  /** What shoppers read about the pre-order. Absent if the product is not sold before its release. */
  preOrder?: string | undefined
}

export type OfferedVariant = {
  id: number
  sku: string
  size: string | null
  length: string | null
  price: ShownPrice
  units: number | null
  isPurchasable: boolean
}

/** The variants of a product in a colour. Variants without a colour belong to every colour. */
export function toOffer(product: Product, colour: string | null, currency: Currency): ProductOffer {
  const isShown = oncePerText((name) => colour === null || isSameColour(name, colour))
  const variants = product.variants.filter((variant) => variant.colour === null || isShown(variant.colour))
  const sizes = product.sizes.filter((size) => variants.some((variant) => variant.size === size))
  const lengths = product.lengths.filter((length) => variants.some((variant) => variant.length === length))
  return {
    currency,
    sizes,
    lengths,
    ...(product.orderLimits && { orderLimits: product.orderLimits }),
    variants: variants.map(({ id, sku, size, length, price, stock, isPurchasable }) => [
      id,
      sku,
      size === null ? -1 : sizes.indexOf(size),
      length === null ? -1 : lengths.indexOf(length),
      price.price.amount,
      price.special?.amount ?? null,
      stock,
      isPurchasable ? 1 : 0,
    ]),
  }
}

/**
 * The variants without those that may not be bought, except where both their size and their length are sold in the
 * colour: such a gap in the offer is shown with its reason.
 */
export function withoutClosedValues<V extends Pick<Variant, 'colour' | 'size' | 'length' | 'isPurchasable'>>(
  variants: readonly V[],
): V[] {
  const keysOf = ({ colour, size, length }: V) => [
    JSON.stringify([colour, size]),
    JSON.stringify([colour, null, length]),
  ]
  const open = new Set(variants.filter(({ isPurchasable }) => isPurchasable).flatMap(keysOf))
  return variants.filter((variant) => keysOf(variant).every((key) => open.has(key)))
}

export function offeredVariants({ currency, sizes, lengths, variants }: ProductOffer): OfferedVariant[] {
  return variants.map(([id, sku, size, length, price, special, units, isPurchasable]) => ({
    id,
    sku,
    size: sizes[size] ?? null,
    length: lengths[length] ?? null,
    price: { price: { amount: price, currency }, special: special === null ? null : { amount: special, currency } },
    units,
    isPurchasable: isPurchasable === 1,
  }))
}
