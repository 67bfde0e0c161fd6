import type { Cart } from '../../commerce/carts/cart.ts'
import { withCertificate, withoutCertificate } from '../../commerce/gift-certificates.ts'
import { checkoutNode } from '../checkout.ts'
import type { StorefrontScope } from '../context.ts'
import { changedCheckout, type CheckoutTarget } from './changed-checkout.ts'

type Input = CheckoutTarget & { data: { giftCertificateCode: string } }

/**
 * `applyCheckoutGiftCertificate` and `unapplyCheckoutGiftCertificate`. A customer's checkout is changed only with the
 * customer's access token: https://developer.bigcommerce.com/docs/storefront/headless/customers
 */
export function certificateMutations(scope: StorefrontScope) {
  const change = async (input: Input, apply: (cart: Cart) => Cart | Promise<Cart>) => ({
    checkout: checkoutNode(scope, await changedCheckout(scope, input, apply)),
  })
  return {
    applyCheckoutGiftCertificate: ({ input }: { input: Input }) =>
      change(input, (cart) => withCertificate(scope.env.DB, cart, input.data.giftCertificateCode)),
    unapplyCheckoutGiftCertificate: ({ input }: { input: Input }) =>
      change(input, (cart) => withoutCertificate(cart, input.data.giftCertificateCode)),
  }
}
