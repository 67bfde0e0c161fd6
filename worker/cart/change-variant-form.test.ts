import { expect, test } from 'vitest'
import { addLines, fetchCart, firstSellable, lineOf } from '../test/bags.ts'
import { findSellable, type Sellable } from '../test/promotions-shop.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { ServiceError } from '#shared/errors.ts'
import { marketPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import { bagPage } from '#shared/messages/bag-page.ts'
import * as messages from '#shared/messages/shop.ts'

const { services } = sandboxServices()
type Shop = ReturnType<typeof openShop>

const otherOf = ({ product, variant }: Sellable) =>
  product.variants.find(({ id, isPurchasable, stock }) => id !== variant.id && isPurchasable && (stock ?? 0) > 9)
const found = await findSellable(markets.en, ['womens'], { maximum: 20, units: 20 })
const hasColours = ({ product }: Sellable) => product.colours.length > 1 && product.sizes.length > 0
const item = present(
  found.find((sellable) => hasColours(sellable) && otherOf(sellable)),
  'product of several colours with two variants in stock',
)
const other = present(otherOf(item), 'other variant')

const linesOf = async (shop: Shop, prefix = '') => (await fetchCart(shop, prefix)).line_items.physical_items
/** Units by variant, without the gift that the bag may have earned. */
const unitsOf = async (shop: Shop) =>
  (await linesOf(shop))
    .filter(({ is_free_gift }) => !is_free_gift)
    .map(({ variant_id, quantity }) => [variant_id, quantity])
    .toSorted()

/** A bag with three units of the item. Returns the form of the page that changes their line. */
async function withLine({ quantity = 3, variantId = other.id } = {}) {
  const shop = openShop()
  await addLines(shop, lineOf(item, quantity))
  const lineId = present((await linesOf(shop))[0], 'line').id
  const page = await textOf(shop.get(`/bag/change?line=${lineId}`))
  const version = present(/name="version" value="(\d+)"/.exec(page)?.[1], 'version')
  return { shop, page, lineId, form: { lineId, variantId: String(variantId), version } }
}
const press = async (shop: Shop, form: Record<string, string>) => {
  const response = await shop.post('/bag/change', form)
  return [response.status, response.headers.get('location')]
}
const withCart = (shop: Shop, cart: Partial<typeof services.cart>) => openShop({ jar: shop.jar, broken: { cart } })
const withoutRemovals = (shop: Shop) =>
  withCart(shop, { removeItem: () => Promise.reject(new ServiceError('commerce', 'unavailable', { status: 500 })) })

test('the page shows the variants of the product as radio buttons, with the line’s own checked, and posts without scripts [RTE-11]', async () => {
  const { page, lineId } = await withLine()
  expect(page).toContain('action="/bag/change"')
  expect([...page.matchAll(/name="variantId"/g)]).toHaveLength(item.product.variants.length)
  expect(page).toMatch(new RegExp(`value="${item.variant.id}" required="" checked=""`))
  expect(page).toContain('Your quantity stays 3.')
  expect(page).toContain(`name="lineId" value="${lineId}"`)
})

test('a change exchanges the variant and keeps the quantity', async () => {
  const { shop, form } = await withLine()
  expect(await press(shop, form)).toEqual([303, '/bag'])
  expect(await unitsOf(shop)).toEqual([[other.id, 3]])
})

test('the API exchanges the variant like the form, and answers with the cart [BAG-74]', async () => {
  const { shop, lineId } = await withLine()
  const response = await shop.call('changeCartItem', { itemId: lineId, data: { variant_id: other.id } })
  const { line_items, kept_both } = await response.json<CartEntity & { kept_both: boolean }>()
  expect(
    line_items.physical_items.flatMap((line) => (line.is_free_gift ? [] : [[line.variant_id, line.quantity]])),
  ).toEqual([[other.id, 3]])
  expect([kept_both, await unitsOf(shop)]).toEqual([false, [[other.id, 3]]])
})

test.each([
  ['stock', 409, messages.bag.exceedsStock],
  ['invalid', 422, messages.bag.failed],
] as const)(
  'the API refuses a choice by %s with its text, and the bag stays as it was [BAG-74]',
  async (reason, ...due) => {
    const { shop, lineId } = await withLine()
    const refusing = withCart(shop, { addItems: async () => ({ status: 'refused', reason }) })
    const response = await refusing.call('changeCartItem', { itemId: lineId, data: { variant_id: other.id } })
    expect([response.status, (await response.json<{ title: string }>()).title]).toEqual(due)
    expect(await unitsOf(shop)).toEqual([[item.variant.id, 3]])
  },
)

test('the API says that a line could not be removed, and that one is gone [BAG-74]', async () => {
  const { shop, lineId } = await withLine()
  const failing = withoutRemovals(shop)
  const data = { variant_id: other.id }
  expect(await (await failing.call('changeCartItem', { itemId: lineId, data })).json()).toMatchObject({
    kept_both: true,
  })
  expect((await shop.call('changeCartItem', { itemId: 'gone', data })).status).toBe(404)
})

test('each colour of the page opens to its variants, and the one with the checked variant is open [BAG-73]', async () => {
  const { page } = await withLine()
  const groups = [...page.matchAll(/<details class="change-line__colour"[^>]*?( open="")?>.*?<\/details>/gs)]
  const colours = new Set(item.product.variants.map(({ colour }) => colour))
  expect(groups).toHaveLength(colours.size)
  expect(groups.map(([group, open]) => [open !== undefined, group.includes('checked=""')])).toEqual(
    groups.map((_group, index) => [index === 0, index === 0]),
  )
})

test('a form that is pressed twice, one after the other or at once, changes once [BAG-46]', async () => {
  const first = await withLine()
  await press(first.shop, first.form)
  expect(await press(first.shop, first.form)).toEqual([303, '/bag?error=gone'])
  expect(await unitsOf(first.shop)).toEqual([[other.id, 3]])
  const second = await withLine()
  await Promise.all([press(second.shop, second.form), press(openShop({ jar: second.shop.jar }), second.form)])
  expect(await unitsOf(second.shop)).toEqual([[other.id, 3]])
})

test('a refused choice leaves the bag as it was, and its page says why and keeps the choice', async () => {
  const { shop, lineId, form } = await withLine()
  const refusing = withCart(shop, { addItems: async () => ({ status: 'refused', reason: 'stock' }) })
  const [status, location] = await press(refusing, form)
  expect([status, location]).toEqual([303, `/bag/change?line=${lineId}&variant=${other.id}&error=stock`])
  expect(await unitsOf(shop)).toEqual([[item.variant.id, 3]])
  const page = await textOf(shop.get(String(location)))
  expect(page).toContain(messages.bag.exceedsStock)
  expect(page).toMatch(new RegExp(`value="${other.id}" required="" checked=""`))
})

test('a line that could not be removed stays beside the new one, the bag says so, and the same press then removes it', async () => {
  const { shop, form } = await withLine()
  const failing = withoutRemovals(shop)
  expect(await press(failing, form)).toEqual([303, '/bag?error=kept-both'])
  expect(await unitsOf(shop)).toEqual(
    [
      [item.variant.id, 3],
      [other.id, 3],
    ].toSorted(),
  )
  expect(await textOf(shop.get('/bag?error=kept-both'))).toContain(bagPage.keptBoth)
  expect(await press(shop, form)).toEqual([303, '/bag'])
  expect(await unitsOf(shop)).toEqual([[other.id, 3]])
})

test.each(Object.values(markets))('the bag of market $code links to the page in that market', async (market) => {
  const line = lineOf(await firstSellable('womens', 1, market))
  const shop = openShop()
  await shop.call('addCartItems', { data: { line_items: [line] } }, market.prefix)
  const path = marketPath(market, `/bag/change?line=${present((await linesOf(shop, market.prefix))[0], 'line').id}`)
  expect(await textOf(shop.get(marketPath(market, '/bag')))).toContain(`href="${path}"`)
  expect((await shop.get(path)).status).toBe(200)
})

test('a line that is gone, and a page without a line, lead to the bag with a word', async () => {
  const { shop, lineId } = await withLine()
  await shop.post('/bag/items/remove', { lineId })
  for (const query of [`?line=${lineId}`, '', '?line=%00'])
    expect((await shop.get(`/bag/change${query}`)).headers.get('location')).toBe('/bag?error=gone')
})
