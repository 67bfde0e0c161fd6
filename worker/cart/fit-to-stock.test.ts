import { expect, test } from 'vitest'
import type { SaleState } from '../ports/catalogue-port.ts'
import { openBrowser } from '../test/browser.ts'
import { cartService, platformDown, skuOfGift } from '../test/cart-service.ts'
import { catalogueOf } from '../test/stock-is.ts'
import { fitToStock } from './fit-to-stock.ts'
import type { StockTracking } from '#shared/domain/stock.ts'
import { ServiceError } from '#shared/errors.ts'
import { cartOf, lineItem } from '#shared/test/carts.ts'

type Options = {
  lines?: ReturnType<typeof lineItem>[]
  tracked?: Exclude<StockTracking, 'none'>
  withdrawn?: number[]
  /** How each line’s variant is sold. */
  states?: SaleState
  broken?: Parameters<typeof cartService>[1]
  stock?: typeof platformDown
}

const dresses = lineItem({ id: 'a', variantId: 12, quantity: 3 })
const shoes = lineItem({ id: 'b', variantId: 13, quantity: 4 })

/** Fits a bag with three dresses to the units that are left of each variant. */
async function fit(left: number | null, options: Options = {}) {
  const { lines = [dresses], tracked, withdrawn = [], broken, states: sold = {} } = options
  const service = cartService(cartOf(...lines), broken)
  const states = [
    ...lines.map(({ variantId }): [number, SaleState] => [variantId, sold]),
    ...withdrawn.map((id): [number, SaleState] => [id, { isWithdrawn: true }]),
  ]
  const catalogue = { ...catalogueOf(() => left, tracked), saleStates: async () => new Map(states) }
  const services = { cart: service.cart, catalogue: { ...catalogue, ...(options.stock && { stock: options.stock }) } }
  const browser = openBrowser({ services })
  const fitted = await browser.visit((visit) => fitToStock(visit, cartOf(...lines)))
  const { cart, block, isAdjusted } = fitted
  const units = cart.lineItems.map(({ quantity }) => quantity)
  return { ...fitted, ...service, browser, outcome: { units, block, isAdjusted } }
}

test.each<[string, number | null, object]>([
  ['is left as it is if there is enough', 3, { units: [3], block: null, isAdjusted: false }],
  ['is left as it is if its stock is not tracked', null, { units: [3], block: null, isAdjusted: false }],
  ['is reduced to the units that are left', 2, { units: [2], block: null, isAdjusted: true }],
  ['that has sold out stays for the shopper to remove', 0, { units: [3], block: 'sold-out-lines', isAdjusted: false }],
])('a line %s [BAG-22, BAG-67, BAG-68] [D-46]', async (_what, left, outcome) => {
  expect((await fit(left)).outcome).toEqual(outcome)
})

test.each<[number | null, string]>([
  [0, 'sold-out'],
  [1, 'low'],
  [4, 'low'],
  [5, 'available'],
  [null, 'available'],
])('a line with %j units left is %s [BAG-18, BAG-19] [D-56]', async (left, level) => {
  expect((await fit(left)).stock).toMatchObject([{ lineId: 'a', level }])
})

test('the later line of a stock pool is reduced [BAG-53, BAG-68] [D-46]', async () => {
  const { outcome } = await fit(5, { lines: [dresses, shoes], tracked: 'product' })
  expect(outcome).toEqual({ units: [3, 2], block: null, isAdjusted: true })
})

test('a withdrawn line blocks the checkout, also beside one that has sold out [D-57]', async () => {
  expect((await fit(9, { withdrawn: [12] })).outcome.block).toBe('unavailable-lines')
  expect((await fit(0, { lines: [dresses, shoes], withdrawn: [13] })).outcome.block).toBe('unavailable-lines')
})

test('a gift is removed before a line is reduced, and its own stock blocks nothing', async () => {
  const gift = lineItem({ id: 'gift', variantId: 90, sku: skuOfGift(90), price: 0 })
  const reduced = await fit(2, { lines: [dresses, gift] })
  expect([reduced.outcome.units, reduced.writes]).toEqual([[2], ['removeItem', 'updateItem']])
  expect((await fit(0, { lines: [gift] })).outcome.block).toBeNull()
})

test.each<[string, Options, string[]]>([
  ['the stock cannot be read', { stock: platformDown }, ['cart-stock']],
  ['the platform refuses the smaller quantity', refusing('invalid'), []],
  ['the platform fails to reduce it', { broken: () => ({ updateItem: platformDown }) }, ['cart-stock']],
])('a line above the stock stays if %s, because the platform checks it at payment', async (_what, options, logged) => {
  const { outcome, browser } = await fit(2, options)
  expect([outcome, browser.errors()]).toEqual([{ units: [3], block: null, isAdjusted: false }, logged])
})

test('a conflict while a line is reduced is thrown, because the cart must be read again', async () => {
  const overtaken = () => Promise.reject(new ServiceError('commerce', 'rejected', { status: 409 }))
  await expect(fit(2, { broken: () => ({ updateItem: overtaken }) })).rejects.toMatchObject({ status: 409 })
})

test.each<[string, Options]>([
  ['the channel says it', { states: { least: 3 } }],
  ['only the platform’s refusal says it', refusing('at-least-3')],
])('a line with fewer units left than an order must contain is sold out if %s [D-611]', async (_what, options) => {
  const { outcome, stock } = await fit(2, options)
  expect(outcome).toEqual({ units: [3], block: 'sold-out-lines', isAdjusted: false })
  expect(stock).toMatchObject([{ lineId: 'a', level: 'sold-out', available: 0, least: 3 }])
})

test('a withdrawn line blocks the checkout as such beside one of which too few are left [D-57, D-611]', async () => {
  const options = { ...refusing('at-least-3'), lines: [dresses, shoes], withdrawn: [13] }
  expect((await fit(2, options)).outcome.block).toBe('unavailable-lines')
})

function refusing(reason: 'invalid' | 'at-least-3'): Options {
  return { broken: () => ({ updateItem: async () => ({ status: 'refused', reason }) }) }
}
