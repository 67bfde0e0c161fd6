import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addLines, fetchCart, formOf, lineIn, lineOf, unitsIn } from '../test/bags.ts'
import { startIsolate } from '../test/isolate.ts'
import { findSellable } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { openWalletShop, setUnits } from '../test/wallet-shop.ts'
import { productPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import { orderLimits } from '#shared/messages/order-limits.ts'
import * as messages from '#shared/messages/shop.ts'

const { api, services } = sandboxServices()
// Other tests take the first products of a category.
const item = present((await findSellable(markets.en, ['mens'], { maximum: 7, units: 6 })).at(-2), 'thing to buy')

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

test('a line of which an order may not contain more is not changed, and the refusal says what to do instead [BAG-73] [D-610]', async () => {
  await limit(0, 1)
  const other = present(
    item.product.variants.find(
      ({ id, isPurchasable, stock }) => id !== item.variant.id && isPurchasable && stock !== 0,
    ),
    'other variant',
  )
  const shop = openShop()
  await addLines(shop, lineOf(item, 1))
  const { id: itemId } = present(lineIn(await fetchCart(shop), item), 'line')
  const changed = await shop.call('changeCartItem', { itemId, data: { variant_id: other.id } })
  expect([changed.status, await changed.json()]).toMatchObject([
    409,
    { title: messages.cartRefusals.limitWhileChanging },
  ])
  const posted = await shop.post('/bag/change', { lineId: itemId, variantId: String(other.id) })
  const page = await textOf(shop.get(posted.headers.get('location') ?? ''))
  expect(page).toContain(messages.cartRefusals.limitWhileChanging)
  expect(unitsIn(await fetchCart(shop), item)).toBe(1)
})
