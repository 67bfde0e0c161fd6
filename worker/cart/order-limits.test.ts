import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addLines, fetchCart, formOf, lineIn, lineOf, unitsIn } from '../test/bags.ts'
import { startIsolate } from '../test/isolate.ts'
import { findSellable, type Sellable } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { openWalletShop, setUnits } from '../test/wallet-shop.ts'
import { productPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import { orderLimits } from '#shared/messages/order-limits.ts'
import * as messages from '#shared/messages/shop.ts'

type Shop = ReturnType<typeof openShop>

const { api, services } = sandboxServices()
// Other tests take the first products of a category.
const [item, hat] = (await findSellable(markets.en, ['mens'], { maximum: 7, units: 6 })).slice(-2) as [
  Sellable,
  Sellable,
]

const units = present(item.variant.stock, 'stock')

const limit = (order_quantity_minimum: number, order_quantity_maximum: number) =>
  api.rest('test-edit', v.unknown(), {
    path: `/v3/catalog/products/${item.product.id}`,
    method: 'PUT',
    body: { order_quantity_minimum, order_quantity_maximum },
    signal: untilDone(),
  })
beforeEach(() => limit(3, 4))
afterEach(async () => {
  await limit(0, 0)
  await setUnits(item.variant.id, units)
})

test('a product with limits of one order is bought within them, and refusals outside of them name the limit', async () => {
  const shop = openShop()
  const tooFew = await addLines(shop, lineOf(item, 2))
  expect([tooFew.status, await tooFew.json()]).toMatchObject([409, { title: orderLimits.minimum(3) }])
  expect((await addLines(shop, lineOf(item, 3))).status).toBe(200)
  const tooMany = await addLines(shop, lineOf(item, 2))
  expect([tooMany.status, await tooMany.json()]).toMatchObject([409, { title: orderLimits.maximum(4) }])
  expect(unitsIn(await fetchCart(shop), item)).toBe(3)
})

test.each([
  [2, 'at-least-3', orderLimits.minimum(3)],
  [5, 'at-most-4', orderLimits.maximum(4)],
])('the bag refuses a line of %i pieces and names the limit, by API and by form', async (quantity, word, text) => {
  const shop = openShop()
  await addLines(shop, lineOf(item, 3))
  const { id } = present(lineIn(await fetchCart(shop), item), 'line')
  const refusal = await shop.call('updateCartItem', { itemId: id, data: { line_item: { quantity } } })
  expect([refusal.status, await refusal.json()]).toMatchObject([409, { title: text }])
  const posted = await shop.post('/bag/items/update', { lineId: id, quantity: String(quantity) })
  expect(posted.headers.get('location')).toBe(`/bag?error=${word}`)
  expect(await textOf(shop.get(`/bag?error=${word}`))).toContain(text)
})

test('the product page says the limits, and its form adds the smallest quantity, then one by one', async () => {
  // Earlier tests have cached the product without limits.
  await startIsolate()
  const shop = openShop()
  const { product } = item
  const page = await textOf(shop.get(productPath({ id: product.id, slug: product.slug, colour: item.variant.colour })))
  expect(page).toContain(`${orderLimits.minimum(3)}. ${orderLimits.maximum(4)}`)
  const press = async () => (await shop.post('/bag/items', formOf(item))).headers.get('location')
  expect(await press()).toContain('/bag?added=')
  expect(unitsIn(await fetchCart(shop), item)).toBe(3)
  expect(await press()).toContain('/bag?added=')
  expect(unitsIn(await fetchCart(shop), item)).toBe(4)
  expect(await press()).toContain('error=at-most-4')
})

test('a saved item of which an order must contain several is bought on its page, which knows how many', async () => {
  const saved = { productId: item.product.id, variantId: item.variant.id }
  const read = () => services.catalogue.soldItems({ market: markets.en, items: [saved] }, untilDone())
  expect(await read()).toMatchObject([{ needsChoice: true, isPurchasable: false }])
  await limit(1, 4)
  expect(await read()).toMatchObject([{ needsChoice: false, isPurchasable: true }])
})

test('a line of which fewer are left than an order must contain is sold out in the bag, and blocks the checkout and the wallet [D-611]', async () => {
  const shop = openShop()
  await addLines(shop, lineOf(item, 3))
  await setUnits(item.variant.id, 2)
  // A request remembers the stock that it has read.
  const again = () => openShop({ jar: shop.jar })
  const page = await textOf(again().get('/bag'))
  for (const text of [messages.bag.soldOut, messages.bag.soldOutLines]) expect(page).toContain(text)
  const items = [{ product_id: item.product.id, variant_id: item.variant.id }]
  const inventory = await again().call('getProductInventory', { items })
  expect(await inventory.json()).toMatchObject({ data: [{ sellable: 2, least: 3 }] })
  const start = await again().call('checkoutLogin', {})
  expect([start.status, await start.json()]).toMatchObject([409, { title: messages.bag.soldOutLines }])
  expect((await again().post('/checkout', {})).headers.get('location')).toContain('/bag')
  const wallet = await openWalletShop({ jar: shop.jar }).ask('walletOpen', { kind: 'apple', source: { from: 'cart' } })
  expect(wallet).toMatchObject({ status: 'refused', reason: 'stock', message: messages.bag.soldOutLines })
})

describe('the variant of a line of which an order may not contain more', () => {
  const other = present(
    item.product.variants.find(
      ({ id, isPurchasable, stock }) => id !== item.variant.id && isPurchasable && stock !== 0,
    ),
    'other variant',
  )
  const bought = async (shop: Shop) =>
    (await fetchCart(shop)).line_items.physical_items.flatMap(({ variant_id, quantity, is_free_gift }) =>
      is_free_gift ? [] : [[variant_id, quantity]],
    )

  test.each([
    ['alone in the bag', [], 1],
    ['beside other lines', [lineOf(hat, 2)], 1],
    ['of several pieces', [], 2],
  ])('is changed, %s, by API and by form, and the rest of the bag stays [D-610]', async (_what, rest, quantity) => {
    await limit(0, quantity)
    const shop = openShop()
    await addLines(shop, lineOf(item, quantity), ...rest)
    const before = new Map(shop.jar)
    const idIn = async (variant: Sellable['variant']) => present(lineIn(await fetchCart(shop), { variant }), 'line').id
    const data = { variant_id: other.id }
    const changed = await shop.call('changeCartItem', { itemId: await idIn(item.variant), data })
    const restOf = rest.map((line) => [line.variant_id, line.quantity])
    expect([changed.status, lineIn(await changed.json(), { variant: other })]).toMatchObject([200, { quantity }])
    expect(await bought(shop)).toEqual([[other.id, quantity], ...restOf])
    // The response may be lost on its way.
    expect(await bought(openShop({ jar: before }))).toEqual([[item.variant.id, quantity], ...restOf])
    const form = { lineId: await idIn(other), variantId: String(item.variant.id) }
    expect((await shop.post('/bag/change', form)).headers.get('location')).toBe('/bag')
    expect(await bought(shop)).toEqual([[item.variant.id, quantity], ...restOf])
    expect((await shop.post('/bag/change', form)).headers.get('location')).toBe('/bag?error=gone')
  })
})
