import type { Services } from '../context/bind-services.ts'
import { mapLazily } from '../lib/lazily.ts'
import { throwObjectFailure } from '../objects/owned-cart.ts'
import type { CartOwnerPort, CartWrite, WriteOutcome } from '../ports/cart-owner-port.ts'
import type { CartPort } from '../ports/cart-port.ts'
import type { Ports } from '../ports/ports.ts'
import { ServiceError } from '#shared/errors.ts'

/**
 * Every method that changes a cart, with its name in a message to the cart's object. These names are not changed:
 * during a release the object may run another version.
 */
const writes = {
  addItems: 'cart.addItems',
  updateItem: 'cart.updateItem',
  removeItem: 'cart.removeItem',
  assign: 'cart.assign',
  deleteCart: 'cart.deleteCart',
  clearDiscounts: 'cartDiscounts.clear',
  setDiscounts: 'cartDiscounts.set',
  addFreeGift: 'cartDiscounts.addFreeGift',
  addConsignments: 'checkout.addConsignments',
  quoteConsignment: 'checkout.quoteConsignment',
  changeConsignment: 'checkout.changeConsignment',
  removeConsignment: 'checkout.removeConsignment',
  addBillingAddress: 'checkout.addBillingAddress',
  createOrder: 'checkout.createOrder',
} as const satisfies { [Method in keyof CartPort]?: string }
const methods = Object.keys(writes) as (keyof typeof writes)[]

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
    const routed = methods.map((name) => {
      const write = cart[name] as Write
      const [port = '', method = ''] = writes[name].split('.')
      const routedWrite: Write = async (request, signal) =>
        own.has(request.cartId)
          ? write(request, signal)
          : resultOf(
              await ownerOf(request.cartId)
                .write({ port, method, request } as CartWrite)
                .catch(throwObjectFailure),
            )
      return [name, routedWrite]
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

/** Makes a write in the cart's object. A class of an error is lost on the way to the caller, so it is a value. */
export async function makeWrite(
  carts: Services['cart'],
  { port, method, request }: CartWrite,
  signal: AbortSignal,
): Promise<WriteOutcome> {
  try {
    const write = carts[methods.find((name) => writes[name] === `${port}.${method}`) as keyof typeof writes] as Write
    return { status: 'made', value: await write(request, signal) }
  } catch (cause) {
    if (!(cause instanceof ServiceError)) throw cause
    const { service, kind, message, status, retryAfterSeconds } = cause
    return { status: 'failed', service, kind, options: { message, status, retryAfterSeconds } }
  }
}

function resultOf(outcome: WriteOutcome): unknown {
  if (outcome.status === 'made') return outcome.value
  throw new ServiceError(outcome.service, outcome.kind, outcome.options)
}
