import { describe, expect, test } from 'vitest'
import type { Visit } from '../context/visit.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { openBrowser } from '../test/browser.ts'
import { cartService, platformDown } from '../test/cart-service.ts'
import type { visitWith } from '../test/visit.ts'
import { changeVariant } from './change-variant.ts'
import { NotFoundError, ServiceError } from '#shared/errors.ts'
import { cartOf, lineItem } from '#shared/test/carts.ts'
import { platformProduct, platformVariant } from '#shared/test/products.ts'

const id = 11
const [own, other] = [12, 13]
const dress = platformProduct({ id, variants: [own, other].map((variant) => platformVariant({ id: variant })) })
const options = [{ name: 'Size', nameId: 1, value: '10', valueId: 2 }]
const line = lineItem({ id: 'a', productId: id, variantId: own, quantity: 3, options })

/** A bag with three units of a variant. Each press of the form asks for the same change. */
function openBag({
  lines = [line],
  variantId = other,
  broken = {},
  ...rest
}: {
  lines?: (typeof line)[]
  variantId?: number
  broken?: ReturnType<NonNullable<Parameters<typeof cartService>[1]>>
  /** Items of the cart that are no lines of the shop. */
  otherItemCount?: number
  others?: NonNullable<Parameters<typeof visitWith>[0]>['services']
  customer?: Visit['customer']
} = {}) {
  const { otherItemCount = 0, others = {}, customer = null } = rest
  const service = cartService({ ...cartOf(...lines), otherItemCount }, () => broken)
  const catalogue = { product: async () => dress, stock: async () => new Map() }
  const services = { cart: service.cart, catalogue, ...others }
  const browser = openBrowser({ cartId: 'c', services, customer })
  return {
    ...service,
    browser,
    /** `isWorking`: the platform does all that it is asked to. */
    press: ({ isWorking = false } = {}) =>
      browser.visit(
        (visit) => changeVariant(visit, { lineId: 'a', variantId, version: 1 }),
        isWorking ? { services: { cart: service.works, catalogue } } : {},
      ),
    units: () => service.now()?.lineItems.map(({ variantId: of, quantity }) => [of, quantity]),
  }
}

test.each([
  ['exchanges the variant and keeps the quantity', {}, [[other, 3]], ['addItems', 'removeItem']],
  [
    'to a variant that is in the bag already joins its line, with the sum of both quantities',
    { lines: [line, lineItem({ id: 'b', productId: id, variantId: other, quantity: 2 })] },
    [[other, 5]],
    ['addItems', 'removeItem'],
  ],
  ['to the line’s own variant changes nothing', { variantId: own }, [[own, 3]], []],
])('a change %s', async (...[, bag, units, writes]) => {
  const { press, ...after } = openBag(bag)
  expect([await press(), after.units(), after.writes]).toEqual([{ status: 'changed' }, units, writes])
})

test.each([
  ['a choice of another product', { variantId: 99 }, 'not-found'],
  [
    'a choice that the platform refuses',
    { broken: { addItems: async () => ({ status: 'refused' as const, reason: 'stock' as const }) } },
    'stock',
  ],
])('%s is refused, and the bag stays as it was', async (_what, bag, reason) => {
  const { press, ...after } = openBag(bag)
  expect([await press(), after.units(), after.writes]).toEqual([{ status: 'refused', reason }, [[own, 3]], []])
})

test('a line that could not be removed stays beside the new one, and the same press then removes it', async () => {
  const { press, units, browser } = openBag({ broken: { removeItem: platformDown } })
  expect([await press(), units(), browser.errors()]).toEqual([
    { status: 'kept-both' },
    [
      [own, 3],
      [other, 3],
    ],
    ['cart-change-line'],
  ])
  expect([await press({ isWorking: true }), units()]).toEqual([{ status: 'changed' }, [[other, 3]]])
})

test('a repeated press removes nothing if its new line is gone, so there are never fewer pieces', async () => {
  const { press, units, works } = openBag({ broken: { removeItem: platformDown } })
  await press()
  await works.removeItem({ cartId: 'c', version: null, lineId: 'new-1' })
  expect([await press({ isWorking: true }), units()]).toEqual([{ status: 'refused', reason: 'busy' }, [[own, 3]]])
})

test.each([
  ['that is gone', { lines: [lineItem({ id: 'b' })] }],
  ['without a choice', { lines: [lineItem({ id: 'a' })] }],
])('a line %s cannot be changed', async (_what, bag) => {
  await expect(openBag(bag).press()).rejects.toThrow(NotFoundError)
})

describe('a line of a product of which an order may not contain more', () => {
  const newCarts: object[] = []
  const atMost: NonNullable<Parameters<typeof openBag>[0]>['broken'] = {
    addItems: async () => ({ status: 'refused', reason: 'at-most-3' }),
    createCart: async (request) => {
      newCarts.push(request)
      return { status: 'changed', cart: { ...cartOf(line), id: 'new' } }
    },
  }

  test('is changed in one call that makes a new cart with all lines, and the old cart is not changed [D-610]', async () => {
    const lines = [line, lineItem({ id: 'b', variantId: 21, quantity: 2 })]
    const { press, browser, ...after } = openBag({ lines, broken: atMost })
    expect(await press()).toMatchObject({ status: 'changed', cart: { id: 'new' } })
    expect(newCarts.splice(0)).toMatchObject([
      {
        lines: [
          { variantId: other, quantity: 3 },
          { variantId: 21, quantity: 2 },
        ],
      },
    ])
    expect(after.writes).toEqual([])
    expect(await browser.visit(readCartId)).toBe('new')
  })

  test('is changed with the present that the bag is [D-610]', async () => {
    const kept: object[] = []
    const present = { message: 'For you', hidesPrices: true, wrap: null }
    const presents = {
      present: async () => present,
      keep: async (request: object) => (kept.push(request), 'kept' as const),
    }
    expect(await openBag({ broken: atMost, others: { presents } }).press()).toMatchObject({ status: 'changed' })
    expect(kept).toMatchObject([{ cartId: 'new', present }])
  })

  test('leaves the browser the old cart if the present cannot be kept [D-610]', async () => {
    const presents = { present: async () => ({ message: '', hidesPrices: true, wrap: null }), keep: platformDown }
    const { press, browser } = openBag({ broken: atMost, others: { presents } })
    await expect(press()).rejects.toThrow(ServiceError)
    expect(await browser.visit(readCartId)).toBe('c')
  })

  test('leaves a customer no second cart, because their profile names the new one [D-610]', async () => {
    const calls: object[] = []
    const deleteCart = async (request: object) => (calls.push(request), true)
    const saveCartId = async (request: object) => void calls.push(request)
    const customer = { id: 7 } as Visit['customer']
    const others = { customers: { saveCartId, customer: async () => null } }
    const { press } = openBag({ broken: { ...atMost, deleteCart }, others, customer })
    expect(await press()).toMatchObject({ status: 'changed' })
    expect(calls).toMatchObject([
      { customerId: 7, cartId: 'new' },
      { cartId: 'c', version: 1 },
    ])
  })

  const parent = lineItem({ id: 'p', variantId: 22 })
  test.each<[string, Parameters<typeof openBag>[0]]>([
    ['a part of a bundle', { lines: [line, parent, lineItem({ id: 'q', variantId: 23, parentId: 'p' })] }],
    ['an item that is no line of the shop', { otherItemCount: 1 }],
    [
      'a gift certificate',
      { others: { giftCertificates: { applied: async () => [{ ending: 'AB12', balance: null }] } } },
    ],
  ])('is not changed if a new cart would lack %s [D-610]', async (_what, bag) => {
    const { press, ...after } = openBag({ ...bag, broken: atMost })
    expect([await press(), after.writes]).toEqual([{ status: 'refused', reason: 'at-most-3' }, []])
  })

  test('is not changed if the platform refuses the new cart [D-610]', async () => {
    const createCart = async () => ({ status: 'refused' as const, reason: 'stock' as const })
    const { press, ...after } = openBag({ broken: { ...atMost, createCart } })
    expect([await press(), after.units()]).toEqual([{ status: 'refused', reason: 'at-most-3' }, [[own, 3]]])
  })
})
