import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { untilNoConflict } from '../upstream/conflict.ts'
import { type FittedCart, fitToStock } from './fit-to-stock.ts'
import { syncCart, type SyncedCart } from './sync-cart.ts'
import { ServiceError } from '#shared/errors.ts'

export type PricedCart = SyncedCart & Omit<FittedCart, 'cart'>

/** The visitor's cart for the bag page: reduced to the stock and then priced. @throws ServiceError */
export async function loadPricedCart(c: Context<AppEnv>): Promise<PricedCart> {
  const priced = await untilNoConflict(async () => {
    const synced = await syncCart(c)
    const { cart: _fitted, ...fit } = await fitToStock(c, synced.cart)
    return fit.isAdjusted ? { ...(await syncCart(c)), ...fit } : { ...synced, ...fit }
  })
  if (!priced)
    throw new ServiceError('commerce', 'unavailable', {
      message: 'commerce: the cart changed each time that it was reduced to the stock',
    })
  return priced
}
