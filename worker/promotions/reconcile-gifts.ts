import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
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
  c: Context<AppEnv>,
  original: Cart,
  earned: readonly EarnedGift[],
): Promise<ReconciledCart> {
  let cart = original
  const earnedSkus = new Set(earned.map(({ sku }) => sku))
  const gifts = original.lineItems.filter((line) => line.isFreeGift)
  const soldOut = await soldOutSkus(c, gifts)
  for (const line of gifts) {
    if (!earnedSkus.has(line.sku) || soldOut.has(line.sku)) cart = await removeGift(c, cart, line)
  }
  const missingGifts: string[] = []
  const absent = earned.filter(
    ({ sku }, index) =>
      earned.findIndex((gift) => gift.sku === sku) === index && !cart.lineItems.some((line) => line.sku === sku),
  )
  for (const gift of absent) {
    const added = soldOut.has(gift.sku) ? null : await addGift(c, cart, gift)
    if (added) cart = added
    else missingGifts.push(gift.name)
  }
  return { cart: await limitGiftQuantities(c, cart, earnedSkus), missingGifts }
}

/** Two tabs may have added the same gift at the same time. Only one is kept. */
async function limitGiftQuantities(c: Context<AppEnv>, original: Cart, earnedSkus: ReadonlySet<string>): Promise<Cart> {
  const { services, log } = c.var
  let cart = original
  for (const { id: lineId, sku, productId, variantId, quantity, isFreeGift } of original.lineItems) {
    if (!isFreeGift || quantity === 1 || cart.id === null || !earnedSkus.has(sku)) continue
    try {
      const outcome = await services.cart.limitFreeGift({
        cartId: cart.id,
        version: cart.version,
        lineId,
        productId,
        variantId,
      })
      if (outcome.status === 'changed') cart = outcome.cart
    } catch (cause) {
      if (isConflict(cause)) throw cause
      log.error('free-gift-limit', cause)
    }
  }
  return cart
}

/** Gifts in the cart that have sold out since; none if the stock cannot be read. */
async function soldOutSkus(c: Context<AppEnv>, gifts: readonly LineItem[]): Promise<ReadonlySet<string>> {
  const { services, log } = c.var
  if (gifts.length === 0) return new Set()
  try {
    const stock = await services.catalogue.stock({ items: gifts })
    return new Set(gifts.filter((gift) => roomFor(gift, [], stock) < 1).map(({ sku }) => sku))
  } catch (cause) {
    log.error('free-gift-stock', cause)
    return new Set()
  }
}

async function removeGift(c: Context<AppEnv>, cart: Cart, line: LineItem): Promise<Cart> {
  const { market, services, log } = c.var
  const { id: cartId } = cart
  if (cartId === null) return cart
  try {
    const { cart: left } = await services.cart
      .removeItem({ cartId, version: cart.version, lineId: line.id })
      .catch(async (cause: unknown) => {
        // It was removed in between, so do not show it again.
        if (isGone(cause)) return { cart: await services.cart.cart({ cartId }) }
        throw cause
      })
    if (left) return left
    endCart(c, cartId)
    return emptyCart(market.currency)
  } catch (cause) {
    if (isConflict(cause)) throw cause
    log.error('free-gift-remove', cause)
    return cart
  }
}

async function addGift(c: Context<AppEnv>, cart: Cart, { sku }: EarnedGift): Promise<Cart | null> {
  const { services, log } = c.var
  if (cart.id === null) return null
  try {
    const variant = await services.cart.variantOfSku({ sku })
    if (!variant) throw new Error(`No variant has the SKU ${sku} of a free gift.`)
    const stock = await services.catalogue.stock({ items: [variant] })
    if (roomFor(variant, cart.lineItems, stock) < 1) {
      log.warn('free-gift-stock', { sku })
      return null
    }
    const outcome = await services.cart.addFreeGift({ cartId: cart.id, version: cart.version, ...variant })
    if (outcome.status === 'changed') return outcome.cart
    log.warn('free-gift-refused', { sku, reason: outcome.reason })
  } catch (cause) {
    if (isConflict(cause)) throw cause
    log.error('free-gift-add', cause, { sku })
  }
  return null
}
