import type { CartOwnerPort, CartWrite, WriteOutcome } from '../ports/cart-owner-port.ts'
import type { Ports } from '../ports/ports.ts'
import { throwObjectFailure } from './owned-cart.ts'
import { ServiceError } from '#shared/errors.ts'

/** Every method that changes a cart. */
const writes = {
  cart: ['addItems', 'updateItem', 'removeItem', 'assign', 'deleteCart'],
  cartDiscounts: ['clear', 'set', 'addFreeGift', 'limitFreeGift'],
  checkout: [
    'addConsignments',
    'quoteConsignment',
    'changeConsignment',
    'removeConsignment',
    'addBillingAddress',
    'createOrder',
  ],
} as const satisfies { [Name in keyof Ports]?: readonly (keyof NonNullable<Ports[Name]>)[] }

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
  const routed = <Name extends keyof typeof writes>(name: Name): Ports[Name] => {
    const port = ports[name]
    const methods = writes[name].map((method) => {
      const write = port[method as keyof typeof port] as Write
      const routedWrite: Write = async (request, signal) =>
        own.has(request.cartId)
          ? write(request, signal)
          : resultOf(
              await ownerOf(request.cartId)
                .write({ port: name, method, request } as CartWrite)
                .catch(throwObjectFailure),
            )
      return [method, routedWrite]
    })
    return { ...port, ...Object.fromEntries(methods) }
  }
  return {
    ...ports,
    cart: {
      ...routed('cart'),
      async createCart(request, signal) {
        const outcome = await ports.cart.createCart(request, signal)
        if (outcome.status === 'changed' && outcome.cart.id !== null) own.add(outcome.cart.id)
        return outcome
      },
    },
    cartDiscounts: routed('cartDiscounts'),
    checkout: routed('checkout'),
  }
}

/** Makes a write in the cart's object. A class of an error is lost on the way to the caller, so it is a value. */
export async function makeWrite(
  ports: Pick<Ports, keyof typeof writes>,
  { port, method, request }: CartWrite,
  signal: AbortSignal,
): Promise<WriteOutcome> {
  try {
    const write = ports[port][method as keyof Ports[typeof port]] as unknown as Write
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
