import { expect, test } from 'vitest'
import { openBrowser } from '../test/browser.ts'
import { cartService, platformDown } from '../test/cart-service.ts'
import { changeVariant } from './change-variant.ts'
import { NotFoundError } from '#shared/errors.ts'
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
}: {
  lines?: (typeof line)[]
  variantId?: number
  broken?: ReturnType<NonNullable<Parameters<typeof cartService>[1]>>
} = {}) {
  const service = cartService(cartOf(...lines), () => broken)
  const catalogue = { product: async () => dress, stock: async () => new Map() }
  const browser = openBrowser({ cartId: 'c', services: { cart: service.cart, catalogue } })
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
