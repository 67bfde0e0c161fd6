import type { BigCommerceApi } from '../api/api.ts'
import { createBigCommerceCartDiscounts } from './cart-discounts.ts'
import { createBigCommerceCart } from './cart.ts'
import { createBigCommerceCheckout } from './checkout.ts'
import { createCustomerLogin } from './customer-login.ts'
import { createBigCommerceFreeGifts, type GiftMemory } from './free-gifts.ts'
import { markGifts } from './mark-gifts.ts'
import type { Configuration } from '#worker/configuration/configuration.ts'
import type { Log } from '#worker/lib/log.ts'
import type { CartPort } from '#worker/ports/cart-port.ts'

/** Carts, their discounts and their checkouts, with their free gifts marked. */
export function createBigCommerceCarts({
  api,
  configuration: { checkoutHosts, bigCommerce },
  memory,
  log,
}: {
  api: BigCommerceApi
  configuration: Pick<Configuration, 'checkoutHosts' | 'bigCommerce'>
  memory: GiftMemory
  log: Log
}): CartPort {
  const carts = {
    ...createBigCommerceCart({ api, checkoutHosts, login: createCustomerLogin(bigCommerce.login) }),
    ...createBigCommerceCartDiscounts({ api }),
    ...createBigCommerceCheckout({ api }),
    ...createBigCommerceFreeGifts({ api, memory }),
  }
  return markGifts(carts, log)
}
