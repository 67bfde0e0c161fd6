import { describe, expect, test } from 'vitest'
import { isConflict } from '../cart/conflict.ts'
import type { CartWrite, WriteOutcome } from '../ports/cart-owner-port.ts'
import type { Ports } from '../ports/ports.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { makeWrite, routeWrites } from './route-writes.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'

const names =
  'cart checkoutUrl addItems updateItem removeItem assign deleteCart clear set addFreeGift limitFreeGift checkout addConsignments quoteConsignment changeConsignment removeConsignment addBillingAddress createOrder'.split(
    ' ',
  )

/** Ports whose methods return their names; a new cart has the id `new`. */
function portsWithOwner(ownCartId: string | null, outcome?: WriteOutcome) {
  const named = {
    ...Object.fromEntries(names.map((name) => [name, async () => name])),
    createCart: async () => ({ status: 'changed', cart: { id: 'new' } }),
  }
  const sent: CartWrite[] = []
  const write = async (given: CartWrite): Promise<WriteOutcome> => {
    sent.push(given)
    return outcome ?? { status: 'made', value: `${given.method} by its object` }
  }
  const ports = { cart: named, cartDiscounts: named, checkout: named } as unknown as Ports
  return { ports: routeWrites(ports, ownCartId, () => ({ write })), sent, named: ports }
}

const writesOf = (ports: Ports, cartId: string): [string, () => Promise<unknown>][] => {
  const target = { cartId, version: 1 }
  const gift = { ...target, productId: 1, variantId: 1 }
  const address = {} as never
  return [
    ['addItems', () => ports.cart.addItems({ ...target, lines: [] }, untilDone())],
    ['updateItem', () => ports.cart.updateItem({ ...gift, lineId: 'a', quantity: 1 }, untilDone())],
    ['removeItem', () => ports.cart.removeItem({ ...target, lineId: 'a' }, untilDone())],
    ['assign', () => ports.cart.assign({ ...target, customerId: 1 }, untilDone())],
    ['deleteCart', () => ports.cart.deleteCart(target, untilDone())],
    ['clear', () => ports.cartDiscounts.clear({ ...target, couponCodes: [] }, untilDone())],
    ['set', () => ports.cartDiscounts.set({ ...target, ofCart: [], ofLines: [] }, untilDone())],
    ['addFreeGift', () => ports.cartDiscounts.addFreeGift(gift, untilDone())],
    ['limitFreeGift', () => ports.cartDiscounts.limitFreeGift({ ...gift, lineId: 'a' }, untilDone())],
    ['addConsignments', () => ports.checkout.addConsignments({ cartId, consignments: [] }, untilDone())],
    [
      'quoteConsignment',
      () => ports.checkout.quoteConsignment({ market: markets.en, cartId, address, lines: [] }, untilDone()),
    ],
    [
      'changeConsignment',
      () =>
        ports.checkout.changeConsignment(
          { cartId, consignmentId: 'a', change: { shippingOptionId: 'b' } },
          untilDone(),
        ),
    ],
    ['removeConsignment', () => ports.checkout.removeConsignment({ cartId, consignmentId: 'a' }, untilDone())],
    ['addBillingAddress', () => ports.checkout.addBillingAddress({ cartId, address }, untilDone())],
    ['createOrder', () => ports.checkout.createOrder({ cartId }, untilDone())],
  ]
}

describe('a write to a cart', () => {
  test.each(writesOf(portsWithOwner(null).ports, 'x').map(([name], index) => [name, index] as const))(
    '%s goes to the object of the cart, except for the cart of the request’s own object and for carts that the request has created',
    async (name, index) => {
      const { ports, sent } = portsWithOwner('own')
      const write = (cartId: string) => writesOf(ports, cartId)[index]![1]()
      expect(await write('other')).toBe(`${name} by its object`)
      expect(sent).toMatchObject([{ method: name, request: { cartId: 'other' } }])
      expect(await write('own')).toBe(name)
      expect(await write('new')).toBe(`${name} by its object`)
      await ports.cart.createCart({ market: markets.en, lines: [] }, untilDone())
      expect(await write('new')).toBe(name)
    },
  )

  test('reading a cart, its checkout and the address of its hosted checkout needs no object', async () => {
    const { ports, sent } = portsWithOwner(null)
    expect(await ports.cart.cart({ market: markets.en, cartId: 'other' }, untilDone())).toBe('cart')
    expect(await ports.cart.checkoutUrl({ market: markets.en, cartId: 'other' }, untilDone())).toBe('checkoutUrl')
    expect(await ports.checkout.checkout({ cartId: 'other' }, untilDone())).toBe('checkout')
    expect(sent).toEqual([])
  })

  test('a conflict in the object is a conflict for the caller', async () => {
    const conflict = new ServiceError('commerce', 'rejected', { status: 409, message: 'commerce: changed' })
    const { named } = portsWithOwner(null)
    const failing = { ...named, cart: { ...named.cart, addItems: () => Promise.reject(conflict) } }
    const request = { market: markets.en, cartId: 'other', version: 1 }
    const outcome = await makeWrite(failing, { port: 'cart', method: 'addItems', request }, untilDone())
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
