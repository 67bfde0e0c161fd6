import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { openAccountShop } from '../test/accounts.ts'
import { addLines, fetchCart, lineIn, lineOf } from '../test/bags.ts'
import { findSellable } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { stockIs } from '../test/stock-is.ts'
import { openWalletShop, ordersOf, readyShop } from '../test/wallet-shop.ts'
import type { WishlistEntity } from '#shared/domain/wishlist-entity.ts'
import { moveToWishlistPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

const { api } = sandboxServices()
// Other tests take the first products of a category.
const item = present((await findSellable(markets.en, ['mens'], { maximum: 6, units: 5 })).at(-1), 'thing to buy')
const productPath = `/v3/catalog/products/${item.product.id}`
const variantPath = `${productPath}/variants/${item.variant.id}`

const edit = (path: string, body: object) =>
  api.rest('test-edit', v.unknown(), { path, method: 'PUT', body, signal: untilDone() })
async function restore() {
  await edit(productPath, { availability: 'available', is_visible: true })
  await edit(variantPath, { purchasing_disabled: false })
}
afterEach(restore)

async function shopWithLine() {
  const shop = openShop()
  expect((await addLines(shop, lineOf(item, 3))).status).toBe(200)
  return shop
}

/** The same browser later: a request remembers the stock that it has read. */
const again = ({ jar }: { jar: ReturnType<typeof openShop>['jar'] }) => openShop({ jar })

const closings = [
  ['is not for sale', productPath, { availability: 'disabled' }],
  ['has a variant that cannot be bought', variantPath, { purchasing_disabled: true }],
] as const
const withdrawals = [...closings, ['is hidden', productPath, { is_visible: false }]] as const

test.each(withdrawals)(
  'a product in the bag that %s is currently unavailable there, and blocks the checkout and the wallet [D-57]',
  async (_what, path, change) => {
    const shop = await shopWithLine()
    await edit(path, change)
    const page = await textOf(again(shop).get('/bag'))
    expect(page).toContain(messages.bag.unavailable)
    expect(page).toContain(messages.bag.unavailableLines)
    expect(page).not.toContain(messages.bag.soldOut)
    const start = await again(shop).call('checkoutLogin', {})
    expect([start.status, await start.json()]).toMatchObject([409, { title: messages.bag.unavailableLines }])
    const wallet = await openWalletShop({ jar: shop.jar }).ask('walletOpen', {
      kind: 'apple',
      source: { from: 'cart' },
    })
    expect(wallet).toMatchObject({ status: 'refused', reason: 'stock', message: messages.bag.unavailableLines })
  },
)

test.each(withdrawals)(
  'a product that %s since the payment sheet opened is named as unavailable, not as out of stock, and nothing is ordered [D-57] [D-312]',
  async (_what, path, change) => {
    const { shop, quote, cartId } = await readyShop(item)
    const [line] = (await fetchCart(shop.shop)).line_items.physical_items
    await edit(path, change)
    const result = await shop.authorise(quote)
    const [before = '', after = ''] = walletTexts.withdrawn('|').split('|')
    expect(result).toEqual({ status: 'stock', message: expect.any(String), location: '/bag' })
    const { message } = result as Extract<typeof result, { status: 'stock' }>
    expect([message.startsWith(before + present(line, 'line').name), message.endsWith(after)]).toEqual([true, true])
    expect(await ordersOf(cartId)).toEqual([])
    const page = await textOf(openShop({ jar: shop.shop.jar }).get('/bag'))
    expect(page).toContain(messages.bag.unavailableLines)
  },
)

test('a withdrawn product that was bought without the bag leads to the bag, which says so [D-57] [D-312]', async () => {
  const shop = openWalletShop()
  const source = { from: 'product', productId: item.product.id, variantId: item.variant.id, quantity: 1 }
  const quote = await shop.choose(await shop.open('apple', source))
  await edit(productPath, { availability: 'disabled' })
  expect(await shop.authorise(quote)).toMatchObject({ status: 'stock', location: '/bag?error=unavailable' })
})

test('the refusal of another quantity of a withdrawn product does not speak of stock [D-57]', async () => {
  const shop = await shopWithLine()
  const line = present(lineIn(await fetchCart(shop), item), 'line')
  await edit(productPath, { availability: 'disabled' })
  const change = { itemId: line.id, data: { line_item: { quantity: 2 } } }
  const refusal = await again(shop).call('updateCartItem', change)
  expect([refusal.status, await refusal.json()]).toMatchObject([422, { title: messages.bag.unavailable }])
  const posted = await again(shop).post('/bag/items/update', { lineId: line.id, quantity: '2' })
  expect(posted.headers.get('location')).toBe('/bag?error=unavailable')
})

test('nothing is withdrawn while the platform does not say what can be bought', async () => {
  const shop = await shopWithLine()
  await edit(productPath, { availability: 'disabled' })
  const down = openShop({
    jar: shop.jar,
    broken: { catalogue: { saleStates: () => Promise.reject(new Error('down')) } },
  })
  expect(await textOf(down.get('/bag'))).not.toContain(messages.bag.unavailableLines)
})

const unavailable = `<p class="stock-message stock-message--unavailable">${messages.bag.unavailable}</p>`

test.each(closings)(
  'a line that was moved to the wishlist says on its page and in the overview of the account that it is unavailable, if it %s [D-57] [D-585] [D-600] [WISH-08]',
  async (_what, path, change) => {
    const { shop } = await openAccountShop()
    expect((await addLines(shop, lineOf(item))).status).toBe(200)
    const { id: lineId } = present(lineIn(await fetchCart(shop), item), 'line')
    await edit(path, change)
    expect((await again(shop).post(moveToWishlistPath, { lineId })).status).toBe(303)
    const saved = await textOf(again(shop).get('/wishlist'))
    expect(saved).toContain(unavailable)
    expect(saved).toMatch(new RegExp(`<button[^>]*disabled=""[^>]*>${messages.wishlist.addToCart}`))
    expect(await textOf(again(shop).get('/my-account'))).toContain(`<p>${messages.bag.unavailable}</p>`)
  },
)

test.each(closings)(
  'a saved product that %s is unavailable for the panel and in a shared list of every market, whatever its stock [D-57] [D-600] [WISH-02] [SHARE-06]',
  async (_what, path, change) => {
    await edit(path, change)
    for (const { prefix } of Object.values(markets)) {
      const shop = openShop({ broken: { catalogue: { stock: stockIs(() => 3) } } })
      const items = [{ product_id: item.product.id, variant_id: item.variant.id }]
      const entity = await (await shop.call('getWishlistProducts', { items }, prefix)).json<WishlistEntity>()
      expect(entity.wishlist_product_data.data).toMatchObject([{ stock: 3, is_withdrawn: true, purchasable: false }])
      const page = await textOf(shop.get(`${prefix}/wishlist?items=${item.product.id}-${item.variant.id}`))
      expect([page.includes(unavailable), page.includes(messages.bag.low)]).toEqual([true, false])
    }
  },
)
