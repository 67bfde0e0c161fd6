import type { Market } from '../markets.ts'
import { type ProductOffer, toOffer } from './offer.ts'
import { preOrderNote } from './pre-order.ts'
import type { Product } from './product.ts'

/** The variants of a product in a colour, with what the market's shoppers read about a pre-order. */
export function marketOffer(product: Product, colour: string | null, market: Market): ProductOffer {
  const offer = toOffer(product, colour, market.currency)
  if (!product.preOrder) return offer
  return { ...offer, preOrder: preOrderNote(product.preOrder, { language: market.iso, now: Date.now() }) }
}
