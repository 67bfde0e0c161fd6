import type { ProductOffer } from '#shared/domain/offer.ts'
import { orderLimits as texts } from '#shared/messages/order-limits.ts'

type OfferNotesProps = { offer: ProductOffer; isOnSale: boolean }

/** What a shopper must know before buying: that it is a pre-order, and how many one order can contain. */
export function OfferNotes({ offer: { preOrder, orderLimits: limits }, isOnSale }: OfferNotesProps) {
  const parts = limits && [
    limits.minimum !== null && texts.minimum(limits.minimum),
    limits.maximum !== null && texts.maximum(limits.maximum),
  ]
  return (
    <>
      {preOrder !== undefined && isOnSale && <p className="buy-box__hint">{preOrder}</p>}
      {parts && <p className="buy-box__hint">{parts.filter((part) => part !== false).join('. ')}</p>}
    </>
  )
}
