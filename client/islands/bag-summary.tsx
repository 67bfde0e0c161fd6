import { CartWallets } from '../components/wallet-buttons/cart-wallets.tsx'
import { loadWalletButtons } from '../components/wallet-buttons/lazy-wallet-buttons.tsx'
import { defineIsland } from '../island/define-island.tsx'
import { Coupons } from './cart-details/coupons.tsx'
import { CertificateRows, TotalReasons } from './cart-details/total-reasons.tsx'
import { CheckoutLink } from './cart/checkout-link.tsx'
import { FreeDelivery } from './cart/free-delivery.tsx'
import { NextPromotions } from './cart/next-promotions.tsx'
import { Totals } from './cart/totals.tsx'
import { type ServerCart, usePageCart } from './cart/use-page-cart.ts'
import { cartTotals } from '#shared/domain/cart-totals.ts'
import { isEmptyCart, needsShipping } from '#shared/domain/cart.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { cartControls } from '#shared/messages/cart-controls.ts'
import * as messages from '#shared/messages/shop.ts'

type CartSummaryProps = {
  serverCart: ServerCart
  prefix: string
  hasPromotions: boolean
  hasCertificates: boolean
  hasExpressWallet: boolean
  freeDeliveryFrom: number | null
}

/** Totals of the bag page with their reasons, the checkout link and the codes. Updates with the lines. */
function CartSummary({
  serverCart,
  prefix,
  hasPromotions,
  hasCertificates,
  hasExpressWallet,
  freeDeliveryFrom,
}: CartSummaryProps) {
  const { cart, promotions, outcome, keptCodes, certificates, isUpdating } = usePageCart(serverCart)
  if (isEmptyCart(cart)) return null
  const totals = cartTotals(cart, promotions)
  return (
    <>
      <section className="bag-summary" aria-labelledby="bag-summary-title">
        <h2 id="bag-summary-title">{messages.bag.summary}</h2>
        <NextPromotions promotions={promotions} outcome={outcome}>
          <FreeDelivery from={freeDeliveryFrom} cart={cart} subtotal={totals.subtotal} />
        </NextPromotions>
        <Totals
          totals={totals}
          isUpdating={isUpdating}
          isOpen
          after={
            certificates.length > 0 && (
              <CertificateRows {...{ certificates, hasExpressWallet }} subtotal={totals.subtotal} />
            )
          }
        >
          <TotalReasons {...totals} />
        </Totals>
        {needsShipping(cart) && <p className="bag-summary__note">{messages.bag.deliveryLater}</p>}
        <CheckoutLink className="button button--wide bag-summary__checkout" prefix={prefix} />
        {/* A wallet would be charged what a gift certificate pays. */}
        {hasExpressWallet && certificates.length === 0 && (
          <CartWallets id="bag-wallets" cart={cart} subtotal={totals.subtotal} />
        )}
        {(hasPromotions || hasCertificates) && (
          <Coupons id="coupon" {...{ prefix, promotions, keptCodes, certificates, hasCertificates }} />
        )}
      </section>
      {/* Below the bag's two columns, in reach while the bag scrolls. It replaces the link above. */}
      <div className="bag-summary__bar">
        <p>
          <span>{`${messages.bag.subtotal} `}</span>
          <b translate="no">{formatMoney(totals.subtotal)}</b>
        </p>
        <CheckoutLink className="button" prefix={prefix} />
      </div>
    </>
  )
}

CartSummary.instead = ({ prefix }: CartSummaryProps) => (
  <section className="bag-summary">
    <p role="note">{cartControls.totalsNotShown}</p>
    <CheckoutLink className="button button--wide bag-summary__checkout" prefix={prefix} />
  </section>
)

CartSummary.prepare = async ({ hasExpressWallet }: CartSummaryProps) => {
  if (hasExpressWallet) await loadWalletButtons()
}

export default defineIsland('bag-summary', 'load', CartSummary)
