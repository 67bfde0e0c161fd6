import type { Visit } from '../context/visit.ts'
import type { LogFields } from '../lib/log.ts'
import { isConflict, isGone } from '../upstream/conflict.ts'
import { endCart } from './end-cart.ts'
import { type Cart, emptyCart, type LineItem } from '#shared/domain/cart.ts'
import { roomFor } from '#shared/domain/stock.ts'

type EarnedGift = { sku: string; name: string }

/** The cart with exactly the earned gifts, and the names of gifts that are not available. */
export type ReconciledCart = { cart: Cart; missingGifts: string[] }

/**
 * Removes gifts that are no longer earned and adds new ones. Failures are logged and block nothing (D-41).
 *
 * @throws ServiceError a conflict, if the cart has changed since it earned them
 */
export async function reconcileGifts(
  visit: Visit,
  original: Cart,
  earned: readonly EarnedGift[],
): Promise<ReconciledCart> {
  let cart = original
  const earnedSkus = new Set(earned.map(({ sku }) => sku))
  const gifts = original.lineItems.filter((line) => line.isFreeGift)
  const soldOut = await soldOutSkus(visit, original)
  for (const line of gifts) {
    if (!earnedSkus.has(line.sku) || soldOut.has(line.sku)) cart = await removeGift(visit, cart, line)
  }
  const missingGifts: string[] = []
  const absent = earned.filter(
    ({ sku }, index) =>
      earned.findIndex((gift) => gift.sku === sku) === index && !cart.lineItems.some((line) => line.sku === sku),
  )
  for (const gift of absent) {
    const added = soldOut.has(gift.sku) ? null : await addGift(visit, cart, gift)
    if (added) cart = added
    else missingGifts.push(gift.name)
  }
  return { cart, missingGifts }
}

/** Gifts in the cart that have sold out since; none if the stock cannot be read. */
async function soldOutSkus(visit: Visit, { lineItems }: Cart): Promise<ReadonlySet<string>> {
  const gifts = lineItems.filter((line) => line.isFreeGift)
  if (gifts.length === 0) return new Set()
  // Of all lines, because the bag shows their stock too and a request reads each variant once.
  const stock = await orLogged(visit, 'free-gift-stock', () => visit.services.catalogue.stock({ items: lineItems }))
  return new Set(gifts.filter((gift) => stock && roomFor(gift, [], stock) < 1).map(({ sku }) => sku))
}

async function removeGift(visit: Visit, cart: Cart, { id: lineId }: LineItem): Promise<Cart> {
  const { market, services } = visit
  const { id: cartId, version } = cart
  if (cartId === null) return cart
  const removed = await orLogged(visit, 'free-gift-remove', () =>
    services.cart.removeItem({ cartId, version, lineId }).catch(async (cause: unknown) => {
      // It was removed in between, so do not show it again.
      if (isGone(cause)) return { cart: await services.cart.cart({ cartId }) }
      throw cause
    }),
  )
  if (!removed) return cart
  if (removed.cart) return removed.cart
  endCart(visit, cartId)
  return emptyCart(market.currency)
}

async function addGift(visit: Visit, cart: Cart, { sku }: EarnedGift): Promise<Cart | null> {
  const { services, log } = visit
  const { id: cartId, version } = cart
  if (cartId === null) return null
  const work = async () => {
    const variant = await services.cart.variantOfSku({ sku })
    if (!variant) throw new Error(`No variant has the SKU ${sku} of a free gift.`)
    const stock = await services.catalogue.stock({ items: [variant] })
    if (roomFor(variant, cart.lineItems, stock) < 1) return log.warn('free-gift-stock', { sku })
    const outcome = await services.cart.addFreeGift({ cartId, version, ...variant })
    if (outcome.status === 'changed') return outcome.cart
    return log.warn('free-gift-refused', { sku, reason: outcome.reason })
  }
  return (await orLogged(visit, 'free-gift-add', work, { sku })) ?? null
}

/** The result of the work, or `null` after a failure, which is logged. A conflict is thrown. */
async function orLogged<Value>(
  { log }: Visit,
  event: string,
  ...[work, fields]: [work: () => Promise<Value>, fields?: LogFields]
): Promise<Value | null> {
  try {
    return await work()
  } catch (cause) {
    if (isConflict(cause)) throw cause
    log.error(event, cause, fields)
    return null
  }
}
