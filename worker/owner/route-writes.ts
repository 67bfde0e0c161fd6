import type { Services } from '../context/bind-services.ts'
import { mapLazily } from '../lib/lazily.ts'
import { throwObjectFailure } from '../objects/owned-cart.ts'
import { type CartOwnerPort, type CartWrite, cartWrites, type WriteOutcome } from '../ports/cart-owner-port.ts'
import type { CartPort } from '../ports/cart-port.ts'
import type { Ports } from '../ports/ports.ts'
import { toError, toFailure } from './failure.ts'

type Write = (request: { cartId: string }, signal: AbortSignal) => Promise<unknown>

/**
 * The ports with writes that go through the object of their cart. Writes to `ownCartId`, whose object handles the
 * request, and to carts that the request has created, are made here.
 */
export function routeWrites(
  ports: Ports,
  ownCartId: string | null,
  ownerOf: (cartId: string) => Pick<CartOwnerPort, 'write'>,
): Ports {
  const own = new Set(ownCartId === null ? [] : [ownCartId])
  const routedCart = (): CartPort => {
    const { cart } = ports
    const routed = cartWrites.map((method) => {
      const write = cart[method] as Write
      const routedWrite: Write = async (request, signal) =>
        own.has(request.cartId)
          ? write(request, signal)
          : resultOf(
              await ownerOf(request.cartId)
                .write({ method, request } as CartWrite)
                .catch(throwObjectFailure),
            )
      return [method, routedWrite]
    })
    return {
      ...cart,
      ...Object.fromEntries(routed),
      async createCart(request, signal) {
        const outcome = await cart.createCart(request, signal)
        if (outcome.status === 'changed' && outcome.cart.id !== null) own.add(outcome.cart.id)
        return outcome
      },
    }
  }
  return mapLazily<Ports>(ports, (name) => (name === 'cart' ? routedCart() : ports[name]))
}

/** Makes a write in the cart's object. */
export async function makeWrite(
  carts: Services['cart'],
  { method, request }: CartWrite,
  signal: AbortSignal,
): Promise<WriteOutcome> {
  try {
    return { status: 'done', value: await (carts[method] as Write)(request, signal) }
  } catch (cause) {
    const failure = toFailure(cause)
    if (failure === null) throw cause
    return { status: 'failed', failure }
  }
}

function resultOf(outcome: WriteOutcome): unknown {
  if (outcome.status === 'done') return outcome.value
  throw toError(outcome.failure)
}
