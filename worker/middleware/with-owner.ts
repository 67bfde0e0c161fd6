import type { Context } from 'hono'
import { type AppEnv, factory } from '../context/app-env.ts'
import { callerHeader, callerOf, ownedCartHeader, ownerOf, throwObjectFailure } from '../objects/owned-cart.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { actions } from '#shared/routes.ts'

const changingForms: ReadonlySet<string> = new Set([
  actions.addToBag,
  actions.updateBagLine,
  actions.removeBagLine,
  actions.changeBagLine,
  actions.clearBag,
  actions.moveToWishlist,
  actions.checkout,
  actions.buySaved,
  actions.reorder,
])

/**
 * Hands a request that changes a cart over to the cart's object, which handles it with the same code: it reads, decides
 * and writes in one turn. Without a cart there is nothing to take turns for, so the request is handled here.
 */
export function withOwner(cartOf: (c: Context<AppEnv>) => Promise<string | null>) {
  return factory.createMiddleware(async function handToOwner(c, next) {
    const cartId = c.env.OWNED ? null : await cartOf(c)
    if (cartId === null) return next()
    c.set('isHandedOver', true)
    const headers = new Headers(c.req.raw.headers)
    headers.set(ownedCartHeader, cartId)
    headers.set(callerHeader, JSON.stringify(callerOf(c)))
    return ownerOf(c, cartId)
      .fetch(new Request(c.req.raw, { headers }))
      .catch((cause: unknown) => {
        c.set('isHandedOver', false)
        throwObjectFailure(cause)
      })
  })
}

const withBag = withOwner(readCartId)

/** Hands the forms that change the bag over to its object. */
export const withBagOwner = factory.createMiddleware(async function bagOwner(c, next) {
  const isChange = changingForms.has(c.var.path)
  return isChange ? withBag(c, next) : next()
})
