import { freeDeliveryFromAtom } from '../../atoms/free-delivery.ts'
import { promotionsAtom } from '../../atoms/promotions.ts'
import { isCartPendingAtom } from '../../atoms/quantities.ts'
import { useAtomValue } from '../../atoms/react.ts'
import { cartAtom } from '../../atoms/shown-cart.ts'
import { FreeDelivery } from './free-delivery.tsx'
import { Totals } from './totals.tsx'
import { cartTotals } from '#shared/domain/cart-totals.ts'
import { needsShipping } from '#shared/domain/cart.ts'

/** The cart after an addition: its subtotal, and one promotion that is near. Free delivery comes first. */
export function AddedTotals() {
  const cart = useAtomValue(cartAtom)
  const promotions = useAtomValue(promotionsAtom)
  const freeDeliveryFrom = useAtomValue(freeDeliveryFromAtom)
  const isUpdating = useAtomValue(isCartPendingAtom)
  const { subtotal } = cartTotals(cart, promotions)
  const hint = promotions?.hints[0]
  const isDeliveryNext = subtotal.amount < (freeDeliveryFrom ?? 0) && needsShipping(cart)
  return (
    <>
      <div className="next-promotions" role="status">
        {hint === undefined || isDeliveryNext ? (
          <FreeDelivery from={freeDeliveryFrom} cart={cart} subtotal={subtotal} />
        ) : (
          <p>{hint}</p>
        )}
      </div>
      <Totals totals={{ subtotal, savings: [] }} isUpdating={isUpdating} />
    </>
  )
}
