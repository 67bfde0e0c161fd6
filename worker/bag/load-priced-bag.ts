import type { Context } from 'hono'
import { ServiceError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import { syncBag, type SyncedBag } from '../promotions/sync-bag.ts'
import { untilNoConflict } from './conflict.ts'
import { type FittedBag, fitToStock } from './fit-to-stock.ts'

export type PricedBag = SyncedBag & Omit<FittedBag, 'cart'>

/**
 * The visitor's bag as the bag page shows it: with no more of anything than can be sold, and priced as it is then.
 *
 * @throws ServiceError
 */
export async function loadPricedBag(c: Context<AppEnv>): Promise<PricedBag> {
  const bag = await untilNoConflict(c.req.raw.signal, async () => {
    const synced = await syncBag(c)
    const { cart: _fitted, ...fit } = await fitToStock(c, synced.cart)
    return fit.isAdjusted ? { ...(await syncBag(c)), ...fit } : { ...synced, ...fit }
  })
  if (!bag)
    throw new ServiceError('commerce', 'unavailable', {
      message: 'commerce: the bag changed each time that it was lowered to the stock',
    })
  return bag
}
