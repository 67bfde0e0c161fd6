import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import type { CartOwnerPort, OwnedCart } from '../ports/cart-owner-port.ts'
import { traceObject } from '../telemetry/trace-object.ts'
import { type Caller, withCaller } from './caller.ts'
import { ServiceError } from '#shared/errors.ts'

/** The headers in which the Worker names the cart to its object, and itself as the caller. */
export const ownedCartHeader = 'x-owned-cart'
export const callerHeader = 'x-owned-caller'

/** The object of a cart. Do not use it for the cart whose object handles the request: that waits for itself. */
export function ownerOf(c: Context<AppEnv>, cartId: string): CartOwnerPort {
  const { CARTS } = c.env
  const stub: CartOwnerPort = CARTS.get(CARTS.idFromName(cartId))
  return traceObject(c.var.tracing, 'CARTS', withCaller(stub, callerOf(c)))
}

export function callerOf({ var: { requestId, route, requestFacts, usedCalls } }: Context<AppEnv>): Caller {
  return { requestId, market: requestFacts.market, route, usedCalls }
}

/** @throws ServiceError always: an object that cannot be reached is an outage of the commerce platform */
export function throwObjectFailure(cause: unknown): never {
  throw new ServiceError('commerce', 'unavailable', { message: 'commerce: the object of the cart failed', cause })
}

/** What the cart's object does, also for requests that it handles itself. */
export function objectOf(c: Context<AppEnv>, cartId: string): OwnedCart['object'] {
  return ownedCart(c, cartId)?.object ?? ownerOf(c, cartId)
}

/** The cart if its object handles this request, otherwise `null`. */
export function ownedCart({ env: { OWNED } }: Context<AppEnv>, cartId: string | null): OwnedCart | null {
  return OWNED && OWNED.cartId === cartId ? OWNED : null
}
