import type { Cart } from '../../commerce/carts/cart.ts'
import { withCertificate, withoutCertificate } from '../../commerce/gift-certificates.ts'
import { checkoutNode } from '../cart.ts'
import type { StorefrontScope } from '../context.ts'
import { changedCart } from './changed-cart.ts'

type Input = { checkoutEntityId: string; data: { giftCertificateCode: string }; version?: number | null }

/**
 * `applyCheckoutGiftCertificate` and `unapplyCheckoutGiftCertificate`. A customer's checkout is changed only with the
 * customer's access token: https://developer.bigcommerce.com/docs/storefront/headless/customers
 */
export function certificateMutations(scope: StorefrontScope) {
  const change = async ({ checkoutEntityId, version }: Input, apply: (cart: Cart) => Cart | Promise<Cart>) => {
    const cart = await changedCart(scope, { cartEntityId: checkoutEntityId, version: version ?? null }, apply)
    return { checkout: cart && checkoutNode(scope, cart) }
  }
  return {
    applyCheckoutGiftCertificate: ({ input }: { input: Input }) =>
      change(input, (cart) => withCertificate(scope.env.DB, cart, input.data.giftCertificateCode)),
    unapplyCheckoutGiftCertificate: ({ input }: { input: Input }) =>
      change(input, (cart) => withoutCertificate(cart, input.data.giftCertificateCode)),
  }
}
