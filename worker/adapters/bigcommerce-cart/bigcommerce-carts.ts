import type { Configuration } from '../../configuration/configuration.ts'
import type { Log } from '../../log.ts'
import type { FreeGiftPort } from '../../ports/free-gift-port.ts'
import type { BigCommerceApi } from '../bigcommerce-api/bigcommerce-api.ts'
import { createBigCommerceCartDiscounts } from './bigcommerce-cart-discounts.ts'
import { createBigCommerceCart } from './bigcommerce-cart.ts'
import { createCustomerLogin } from './customer-login.ts'
import { markGifts } from './mark-gifts.ts'

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
