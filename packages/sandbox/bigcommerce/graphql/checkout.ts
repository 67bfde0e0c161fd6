import { findCart } from '../commerce/carts/cart-store.ts'
import type { Cart } from '../commerce/carts/cart.ts'
import { appliedCertificates, outstandingOf } from '../commerce/gift-certificates.ts'
import { CartNotFound } from '../commerce/refusal.ts'
import { totalsOf } from '../commerce/totals.ts'
import { consignmentNode } from './consignment.ts'
import type { StorefrontScope } from './context.ts'
import { money } from './money.ts'

/** The cart of this id. Null if it does not exist or belongs to another customer. */
export async function accessibleCart(scope: StorefrontScope, entityId: string): Promise<Cart | null> {
  const cart = await findCart(scope.env.DB, entityId)
  return cart && isAccessible(scope, cart) ? cart : null
}

/** @throws CartNotFound if the cart belongs to another customer. */
export function requireAccess(scope: StorefrontScope, cart: Cart) {
  if (!isAccessible(scope, cart)) throw new CartNotFound()
}

/** A `Checkout`: the cart of the same id, with its totals. */
export function checkoutNode(scope: StorefrontScope, cart: Cart) {
  const totals = totalsOf(cart)
  const amount = (minor: number) => money(minor, cart.currency)
  const certificates = () => appliedCertificates(scope.env.DB, cart)
  return {
    __typename: 'Checkout',
    id: btoa(`Checkout:${cart.id}`),
    entityId: cart.id,
    currencyCode: cart.currency,
    shippingConsignments: cart.consignments.map((consignment) => consignmentNode(cart, consignment, totals.netAmount)),
    shippingCostTotal: amount(totals.shipping),
    handlingCostTotal: amount(0),
    taxTotal: amount(totals.taxTotal),
    subtotal: amount(totals.cartAmount),
    grandTotal: amount(totals.grandTotal),
    outstandingBalance: async () => amount(outstandingOf(cart, await certificates())),
    createdAt: { utc: new Date(cart.createdAt).toISOString() },
    updatedAt: { utc: new Date(cart.updatedAt).toISOString() },
    coupons: totals.coupons.map(({ coupon, amount: off }) => ({
      entityId: coupon.id,
      code: coupon.code,
      couponType: coupon.type.toUpperCase(),
      discountedAmount: amount(off),
    })),
    giftCertificates: async () =>
      (await certificates()).map(({ code, balance, used, purchasedAt }) => ({
        code,
        balance: amount(balance),
        remaining: amount(balance - used),
        used: amount(used),
        purchaseDate: { utc: new Date(purchasedAt).toISOString() },
      })),
    version: cart.version,
  }
}

function isAccessible(scope: StorefrontScope, { customerId }: Cart) {
  return customerId === 0 || customerId === scope.customer?.id
}
