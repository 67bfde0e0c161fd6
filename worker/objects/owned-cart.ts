import type { Visit } from '../context/visit.ts'
import { currentLanguage } from '../language/language.ts'
import type { CartOwnerPort, OwnedCart } from '../ports/cart-owner-port.ts'
import { traceObject } from '../telemetry/trace-object.ts'
import { type Caller, withCaller } from './caller.ts'
import { ServiceError } from '#shared/errors.ts'

/** The object of a cart. Do not use it for the cart whose object carries out the rule: that waits for itself. */
export function ownerOf(visit: Visit, cartId: string): CartOwnerPort {
  const { CARTS } = visit.env
  const stub: CartOwnerPort = CARTS.get(CARTS.idFromName(cartId))
  return traceObject(visit.tracing, 'CARTS', withCaller(stub, callerOf(visit)))
}

export function callerOf({ requestId, route, requestFacts, usedCalls }: Visit): Caller {
  return { requestId, market: requestFacts.market, language: currentLanguage(), route, usedCalls }
}

/** @throws ServiceError always: an object that cannot be reached is an outage of the commerce platform */
export function throwObjectFailure(cause: unknown): never {
  throw new ServiceError('commerce', 'unavailable', { message: 'commerce: the object of the cart failed', cause })
}

/** What the cart's object does, also for commands that it carries out itself. */
export function objectOf(visit: Visit, cartId: string): OwnedCart['object'] {
  return ownedCart(visit, cartId)?.object ?? ownerOf(visit, cartId)
}

/** The cart if its object carries out the rule, otherwise `null`. */
export function ownedCart({ owned }: Visit, cartId: string | null): OwnedCart | null {
  return owned?.cartId === cartId ? owned : null
}
