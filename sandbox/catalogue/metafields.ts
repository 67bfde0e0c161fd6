import type { Product, Variant } from './queries/products.ts'

export type Metafield = { id: number; namespace: string; key: string; value: string }

const dispatch = [
  { namespace: 'en', soon: 'Usually sent within one working day', later: 'Sent as soon as it is back on our shelves' },
  {
    namespace: 'us',
    soon: 'Usually ships within two business days',
    later: 'Ships as soon as it is back on our shelves',
  },
  { namespace: 'eu', soon: 'Usually sent within two working days', later: 'Sent as soon as it is back on our shelves' },
] as const

/** A variant's metafields, all readable by storefronts. The namespace is the language of the text. */
export function metafieldsOf(product: Product, variant: Variant): Metafield[] {
  const isReady = product.inventory_tracking !== 'variant' || variant.stock_1 > 0
  return dispatch.map(({ namespace, soon, later }, index) => ({
    id: variant.id * 10 + index + 1,
    namespace,
    key: 'dispatch_note',
    value: isReady ? soon : later,
  }))
}
