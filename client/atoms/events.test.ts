import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { eventCart, toCartEvent } from './cart-events.ts'
import { loadCartAtom, addToCartAtom, clearCartAtom, removeLineAtom } from './cart.ts'
import { checkoutAtom } from './checkout.ts'
import { logInAtom } from './customer-session.ts'
import { openCartAtom } from './open-cart.ts'
import { flushQuantitiesAtom, updateQuantityAtom } from './quantities.ts'
import { addedOf, cartOf, createFakeWorker, createTestPage, lineOf, problemResponse } from './test/fake-worker.ts'
import { money } from '#shared/domain/money.ts'
import { brand } from '#shared/merchant.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

const dress = lineOf('a', {
  name: 'Dress',
  sku: '200001-RED-12',
  quantity: 2,
  originalPrice: money(4000, 'GBP'),
  listPrice: money(3000, 'GBP'),
  salePrice: money(3000, 'GBP'),
  options: [
    { name: 'Color', nameId: 1, value: 'Red', valueId: 1 },
    { name: 'Size', nameId: 2, value: '12', valueId: 2 },
  ],
})
const dressItem = {
  item_id: '200001',
  product_id: 11,
  sku: '200001-RED-12',
  item_name: 'Dress',
  item_brand: brand,
  item_variant: 'Red / 12',
  price: 30,
  original_price: 40,
  on_sale: true,
  quantity: 2,
}
const customer = { id: 7, email: 'ada@example.com', first_name: 'Ada', last_name: 'L', phone: '', form_fields: [] }
const emptied = { quantity: 0, value: 0, currency: 'GBP', items: [] }

async function pageWith(...lines: (typeof dress)[]) {
  const worker = createFakeWorker(cartOf(lines))
  const page = createTestPage(worker)
  await page.store.set(loadCartAtom)
  return { ...page, worker }
}

const names = (recorded: { event: string }[]) => recorded.map(({ event }) => event)

describe('the cart', () => {
  test('opening the cart records view_cart with every line and the value of the cart [BAG-23, TRK-03]', async () => {
    const { store, recorded } = await pageWith(dress)
    await store.set(openCartAtom)
    expect(recorded).toEqual([
      {
        event: 'view_cart',
        ecommerce: { currency: 'GBP', value: 60, items: [dressItem] },
        cart: { quantity: 2, value: 60, currency: 'GBP', items: [dressItem] },
      },
    ])
  })

  test('removing a line records remove_from_cart with the line and the cart that is left [BAG-38, TRK-03]', async () => {
    const { store, recorded } = await pageWith(dress, lineOf('b'))
    await store.set(removeLineAtom, 'a')
    expect(recorded).toMatchObject([
      {
        event: 'remove_from_cart',
        ecommerce: { currency: 'GBP', value: 60, items: [dressItem] },
        cart: { quantity: 1, value: 19.99 },
      },
    ])
  })

  test('removing the last line empties the cart of analytics [BAG-39, TRK-18]', async () => {
    const { store, recorded } = await pageWith(dress)
    await store.set(removeLineAtom, 'a')
    expect(recorded).toEqual([expect.objectContaining({ event: 'remove_from_cart', cart: emptied })])
  })

  test('clearing the cart records all of its lines once and empties the cart of analytics [TRK-18]', async () => {
    const { store, recorded } = await pageWith(dress, lineOf('b'))
    await store.set(clearCartAtom)
    expect(recorded).toMatchObject([
      {
        event: 'remove_from_cart',
        ecommerce: { value: 79.99, items: [{ sku: dress.sku }, { sku: '123456-NAV-10' }] },
        cart: emptied,
      },
    ])
  })

  test('a line that another tab has removed is not recorded again', async () => {
    const { store, recorded, worker } = await pageWith(dress)
    worker.before = async ({ method }) => (method === 'removeCartItem' ? problemResponse(404, 'no-line') : null)
    worker.cart = cartOf([])
    await store.set(removeLineAtom, 'a')
    expect(recorded).toEqual([])
  })

  test('a removal whose response was lost is recorded once the cart shows it', async () => {
    const { store, recorded, worker } = await pageWith(dress, lineOf('b'))
    worker.before = async ({ method }) => {
      if (method !== 'removeCartItem') return null
      worker.cart = cartOf([lineOf('b')])
      throw new TypeError('connection lost')
    }
    expect(await store.set(removeLineAtom, 'a')).toBe(true)
    expect(recorded).toMatchObject([{ event: 'remove_from_cart', cart: { quantity: 1 } }])
  })

  test('a removal that was refused is not recorded', async () => {
    const { store, recorded, worker } = await pageWith(dress)
    worker.before = async ({ method }) => (method === 'removeCartItem' ? problemResponse(422, 'invalid-line') : null)
    expect(await store.set(removeLineAtom, 'a')).toBe(false)
    expect(recorded).toEqual([])
  })

  test.each([
    { quantity: 5, event: 'add-to-cart', units: 3, value: 90 },
    { quantity: 1, event: 'remove_from_cart', units: 1, value: 30 },
  ])('a quantity changed from 2 to $quantity records $event with the difference', async (change) => {
    const { quantity, event, units, value } = change
    const { store, recorded } = await pageWith(dress)
    store.set(updateQuantityAtom, { lineId: 'a', quantity })
    await store.set(flushQuantitiesAtom)
    expect(recorded).toMatchObject([
      { event, ecommerce: { value, items: [{ ...dressItem, quantity: units }] }, cart: { quantity } },
    ])
  })

  test('an addition that failed is not recorded', async () => {
    const { store, recorded, worker } = await pageWith(dress)
    worker.before = async ({ method }) => (method === 'addCartItems' ? problemResponse(422, 'invalid-line') : null)
    await store.set(addToCartAtom, { line: { productId: 11, variantId: 111, quantity: 1 }, added: addedOf() })
    expect(recorded).toEqual([])
  })

  test('an empty cart has no items and no value', () => {
    expect(eventCart(cartOf([]))).toEqual(emptied)
  })
})

describe('the checkout', () => {
  test('leaving for the checkout records begin_checkout once with the cart', async () => {
    const { store, recorded, visitedUrls } = await pageWith(dress)
    await Promise.all([store.set(checkoutAtom), store.set(checkoutAtom)])
    expect(visitedUrls).toHaveLength(1)
    expect(recorded).toEqual([
      { event: 'begin_checkout', ecommerce: { currency: 'GBP', value: 60, items: [dressItem] } },
    ])
  })

  test('a checkout that failed is not recorded', async () => {
    const { store, recorded, worker } = await pageWith(dress)
    worker.cart = { ...worker.cart, customerId: 7 }
    await store.set(loadCartAtom)
    worker.before = async ({ method }) => (method === 'checkoutLogin' ? problemResponse(503, 'unavailable') : null)
    await store.set(checkoutAtom)
    expect(names(recorded)).not.toContain('begin_checkout')
  })

  test('the steps of the wallet carry the cart, its coupons and the choice', () => {
    const cart = { ...cartOf([dress]), coupons: [{ id: '1', code: 'TEN', name: '', discount: money(1, 'GBP') }] }
    const common = { currency: 'GBP', value: 60, coupon: 'TEN', items: [dressItem] }
    expect(toCartEvent({ event: 'add_shipping_info', shipping_tier: 'Standard', cart })).toEqual({
      event: 'add_shipping_info',
      ecommerce: { ...common, shipping_tier: 'Standard' },
    })
    expect(toCartEvent({ event: 'add_payment_info', payment_type: 'Apple Pay', cart })).toEqual({
      event: 'add_payment_info',
      ecommerce: { ...common, payment_type: 'Apple Pay' },
    })
  })
})

describe('the customer', () => {
  const credentials = { email: 'ada@example.com', password: 'secret' }

  test('a login in the panel records login without any identity', async () => {
    const { store, recorded, worker } = await pageWith()
    worker.before = async ({ method }) =>
      method === 'loginCustomer' ? Response.json({ is_valid: true, customer, left_out: [] }) : null
    expect(await store.set(logInAtom, credentials)).toMatchObject({ status: 'logged-in' })
    expect(recorded).toEqual([{ event: 'login', method: 'password' }])
  })

  test('a refused login is not recorded', async () => {
    const { store, recorded, worker } = await pageWith()
    worker.before = async ({ method }) =>
      method === 'loginCustomer' ? Response.json({ is_valid: false, errorMessage: 'No' }) : null
    expect(await store.set(logInAtom, credentials)).toMatchObject({ status: 'refused' })
    expect(recorded).toEqual([])
  })
})
