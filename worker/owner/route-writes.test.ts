import { describe, expect, test } from 'vitest'
import type { Services } from '../context/bind-services.ts'
import type { CartWrite, WriteOutcome } from '../ports/cart-owner-port.ts'
import type { Ports } from '../ports/ports.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { isConflict } from '../upstream/conflict.ts'
import { makeWrite, routeWrites } from './route-writes.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'

const reads = ['cart', 'checkoutUrl', 'checkout']
const writes =
  'addItems updateItem removeItem assign deleteCart clearDiscounts setDiscounts addFreeGift addConsignments quoteConsignment changeConsignment removeConsignment addBillingAddress createOrder'.split(
    ' ',
  )
type Named = Record<string, (request: { cartId: string }, signal: AbortSignal) => Promise<unknown>>

/** Ports whose methods return their names; a new cart has the id `new`. */
function portsWithOwner(ownCartId: string | null, outcome?: WriteOutcome) {
  const named = {
    ...Object.fromEntries([...reads, ...writes].map((name) => [name, async () => name])),
    createCart: async () => ({ status: 'changed', cart: { id: 'new' } }),
  }
  const sent: CartWrite[] = []
  const write = async (given: CartWrite): Promise<WriteOutcome> => {
    sent.push(given)
    return outcome ?? { status: 'done', value: 'by its object' }
  }
  const ports = { cart: named } as unknown as Ports
  return { ports: routeWrites(ports, ownCartId, () => ({ write })), sent, named: ports }
}

describe('a write to a cart', () => {
  test.each(writes)(
    '%s goes to the object of the cart, except for the cart of the request’s own object and for carts that the request has created',
    async (name) => {
      const { ports, sent, named } = portsWithOwner('own')
      const write = (cartId: string) => (ports.cart as unknown as Named)[name]!({ cartId }, untilDone())
      expect(await write('other')).toBe('by its object')
      expect(sent).toMatchObject([{ request: { cartId: 'other' } }])
      const made = await makeWrite(named.cart as never, sent[0]!, untilDone())
      expect(made).toEqual({ status: 'done', value: name })
      expect(await write('own')).toBe(name)
      expect(await write('new')).toBe('by its object')
      await ports.cart.createCart({ market: markets.en, lines: [] }, untilDone())
      expect(await write('new')).toBe(name)
    },
  )

  test('reading a cart, its checkout and the address of its hosted checkout needs no object', async () => {
    const { ports, sent } = portsWithOwner(null)
    for (const name of reads)
      expect(await (ports.cart as unknown as Named)[name]!({ cartId: 'other' }, untilDone())).toBe(name)
    expect(sent).toEqual([])
  })

  test('a conflict in the object is a conflict for the caller', async () => {
    const conflict = new ServiceError('commerce', 'rejected', { status: 409, message: 'commerce: changed' })
    const { named } = portsWithOwner(null)
    const failing = { ...named.cart, addItems: () => Promise.reject(conflict) } as unknown as Services['cart']
    const request = { market: markets.en, cartId: 'other', version: 1 }
    const outcome = await makeWrite(failing, { method: 'addItems', request }, untilDone())
    const { ports } = portsWithOwner(null, structuredClone(outcome))
    const failure = await ports.cart.addItems({ ...request, lines: [] }, untilDone()).catch((cause: unknown) => cause)
    expect([isConflict(failure), String(failure)]).toEqual([true, 'ServiceError: commerce: changed'])
  })

  test('an object that cannot be reached is an outage of the commerce platform', async () => {
    const { named } = portsWithOwner(null)
    const ports = routeWrites(named, null, () => ({ write: () => Promise.reject(new Error('down')) }))
    await expect(ports.cart.deleteCart({ cartId: 'other', version: 1 }, untilDone())).rejects.toMatchObject({
      service: 'commerce',
      kind: 'unavailable',
    })
  })
})
