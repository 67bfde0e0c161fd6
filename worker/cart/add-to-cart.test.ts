import { expect, test } from 'vitest'
import { openBrowser } from '../test/browser.ts'
import { cartService, platformDown } from '../test/cart-service.ts'
import { catalogueOf } from '../test/stock-is.ts'
import { addToCart } from './add-to-cart.ts'
import { platformProduct, platformVariant } from '#shared/test/products.ts'

type Broken = Parameters<typeof cartService>[1]

const ids = [1, 2, 3]
const products = new Map(ids.map((id) => [id, platformProduct({ id, variants: [platformVariant({ id: id * 10 })] })]))
const soldOut = 10

/** Adds one unit of each of three products to a new cart; the first has the given stock. */
async function addThree({ units = 9, broken }: { units?: number; broken?: Broken } = {}) {
  const service = cartService(null, broken)
  const { stock } = catalogueOf((variantId) => (variantId === soldOut ? units : 9))
  const product = async ({ id }: { id: number }) => products.get(id) ?? null
  const browser = openBrowser({ services: { cart: service.cart, catalogue: { product, stock } } })
  const requests = ids.map((id) => ({ productId: id, choice: { variantId: id * 10 }, quantity: 1, values: new Map() }))
  const { lines } = await browser.visit((visit) => addToCart(visit, requests))
  return {
    ...service,
    browser,
    outcomes: lines.map((line) => (line.status === 'refused' ? line.reason : line.status)),
    inCart: service.now()?.lineItems.map(({ variantId }) => variantId),
  }
}

test('several lines are added in one call, and the outcome names those that were not', async () => {
  const { outcomes, inCart, writes, browser } = await addThree({ units: 0 })
  expect([outcomes, inCart, writes]).toEqual([['stock', 'added', 'added'], [20, 30], ['createCart']])
  expect(browser.jar.has('sv-cart')).toBe(true)
})

test('several lines are added one by one if the platform refuses them together', async () => {
  const refusing: Broken = ({ createCart, addItems }) => {
    const has = ({ lines }: { lines: { variantId: number | null }[] }) =>
      lines.some(({ variantId }) => variantId === soldOut)
    const refused = { status: 'refused' as const, reason: 'at-most-4' as const }
    return {
      createCart: async (request) => (has(request) ? refused : createCart(request)),
      addItems: async (request) => (has(request) ? refused : addItems(request)),
    }
  }
  const { outcomes, inCart, writes } = await addThree({ broken: refusing })
  expect([outcomes, inCart, writes]).toEqual([
    ['at-most-4', 'added', 'added'],
    [20, 30],
    ['createCart', 'addItems'],
  ])
})

test('lines that were added one by one stay if a later one fails', async () => {
  const failing: Broken = ({ createCart }) => ({
    createCart: async (request) =>
      request.lines.length > 1 ? { status: 'refused', reason: 'invalid' } : createCart(request),
    addItems: platformDown,
  })
  const { outcomes, inCart, browser } = await addThree({ broken: failing })
  expect([outcomes, inCart]).toEqual([['added', 'invalid', 'invalid'], [10]])
  expect(browser.errors()).toEqual(['cart-add-line', 'cart-add-line'])
})

test('nothing is written if no line may be added, and the browser gets no cart', async () => {
  const service = cartService(null)
  const browser = openBrowser({
    services: { cart: service.cart, catalogue: { product: async () => null, stock: async () => new Map() } },
  })
  const request = { productId: 1, choice: { variantId: 10 }, quantity: 1, values: new Map() }
  const { cart, lines } = await browser.visit((visit) => addToCart(visit, [request]))
  expect([cart, lines, service.writes, browser.jar.size]).toEqual([
    null,
    [{ status: 'refused', reason: 'not-found', product: null }],
    [],
    0,
  ])
})
