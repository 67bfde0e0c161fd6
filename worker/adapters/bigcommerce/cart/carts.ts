import type { BigCommerceApi } from '../api/api.ts'
import { createBigCommerceCartDiscounts } from './cart-discounts.ts'
import { createBigCommerceCart } from './cart.ts'
import { createCustomerLogin } from './customer-login.ts'
import { markGifts } from './mark-gifts.ts'
import type { Configuration } from '#worker/configuration/configuration.ts'
import type { Log } from '#worker/log.ts'
import type { FreeGiftPort } from '#worker/ports/free-gift-port.ts'

/** Carts and their discounts, with their free gifts marked. */
export function createBigCommerceCarts({
  api,
  configuration: { checkoutHosts, bigCommerce },
  ...rest
}: {
  api: BigCommerceApi
  configuration: Pick<Configuration, 'checkoutHosts' | 'bigCommerce'>
  freeGifts: FreeGiftPort
  log: Log
}) {
  return markGifts({
    cart: createBigCommerceCart({ api, checkoutHosts, login: createCustomerLogin(bigCommerce.login) }),
    cartDiscounts: createBigCommerceCartDiscounts({ api }),
    ...rest,
  })
}
