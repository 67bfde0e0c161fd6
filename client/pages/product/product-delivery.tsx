import { ArrivalCheck } from '../../components/delivery-terms/arrival-check.tsx'
import { DeliveryTerms } from '../../components/delivery-terms/delivery-terms.tsx'
import type { ProductView } from '../../components/product-view.ts'
import { arrivesBy } from '#shared/domain/arrives-by.ts'
import { withoutDays } from '#shared/domain/delivery-terms.ts'
import { currentPrice } from '#shared/domain/price.ts'

type ProductDeliveryProps = Pick<ProductView, 'product' | 'market' | 'terms' | 'selection' | 'asked'>

/** What the shop says of delivery below the button. Nothing is promised about a pre-order. */
export function ProductDelivery({ product, market, terms: ofMarket, selection, asked }: ProductDeliveryProps) {
  const terms = product.preOrder ? withoutDays(ofMarket) : ofMarket
  const { freeFrom, dispatch } = terms
  // Standard delivery is free if every size costs enough.
  const isFree =
    freeFrom !== null &&
    product.variants.length > 0 &&
    product.variants.every(({ price }) => currentPrice(price).amount >= freeFrom.amount)
  return (
    <>
      <DeliveryTerms terms={terms} market={market} isFree={isFree} />
      {dispatch && (
        <ArrivalCheck
          market={market}
          by={asked?.by ?? null}
          outcome={asked && arrivesBy(terms, { by: asked.by, isFree, now: asked.at })}
          kept={{ Size: selection.size, Length: selection.length }}
        />
      )}
    </>
  )
}
