import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { addLines, fetchCart, lineIn, lineOf } from '../test/bags.ts'
import { findSellable } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { openWalletShop } from '../test/wallet-shop.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

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

test.each([
  ['is not for sale', productPath, { availability: 'disabled' }],
  ['is hidden', productPath, { is_visible: false }],
  ['has a variant that cannot be bought', variantPath, { purchasing_disabled: true }],
])(
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
