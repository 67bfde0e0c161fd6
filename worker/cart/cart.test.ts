import * as v from 'valibot'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { renewalSeconds } from '../session/cart-cookie.ts'
import { fetchCart, firstSellable, formOf } from '../test/bags.ts'
import { preceded } from '../test/changed-calls.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { CartEntitySchema } from '#shared/domain/cart-entity-schema.ts'
import { type Market, markets } from '#shared/markets.ts'
import { byMarket } from '#shared/test/by-market.ts'

const cookieOf = byMarket(({ defaultChannelId, currency }) => `cart-id_${defaultChannelId}_${currency}`)

/** A product of the market with a variant in stock, and its form. */
async function sellable(market: Market = markets.en) {
  const sold = await firstSellable('womens', 5, market)
  const { product, variant } = sold
  return { productId: product.id, variantId: variant.id, form: formOf(sold) }
}

const add = (item: { productId: number; variantId: number }, quantity = 1) => ({
  data: { line_items: [{ product_id: item.productId, variant_id: item.variantId, quantity }] },
})

describe('the bag', () => {
  test.each(Object.values(markets))(
    'the first line creates the cart of market $code in its currency and sets its cookie [BAG-25, BAG-28, BAG-49, BAG-50, NET-09, NET-12]',
    async (market) => {
      const { code, prefix, currency } = market
      const shop = openShop()
      const before = v.parse(CartEntitySchema, await (await shop.call('getCart', {}, prefix)).json())
      expect(before).toMatchObject({ id: null, currency: { code: currency } })
      expect(shop.jar.size).toBe(0)
      const response = await shop.call('addCartItems', add(await sellable(market)), prefix)
      expect(response.headers.get('cache-control')).toBe('private, no-store')
      const cookie = response.headers.getSetCookie().find((line) => line.startsWith(cookieOf[code]))
      expect(cookie).toMatch(/Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax/)
      const cart = v.parse(CartEntitySchema, await response.json())
      expect(cart.line_items.physical_items).toHaveLength(1)
      expect(cart.line_items.physical_items[0]?.options.map(({ name }) => name)).toContain('Color')
      expect(await (await shop.call('getCart', {}, prefix)).json()).toMatchObject({
        id: cart.id,
        currency: { code: currency },
      })
    },
  )

  test('a new line may belong to a line of the same cart, and to no other: that is a bad request [NET-12] [D-166]', async () => {
    const shop = openShop()
    const sent: unknown[] = []
    const { cart } = sandboxServices().services
    const addItems = preceded(cart.addItems, ({ lines }) => sent.push(lines.map(({ parentId }) => parentId)))
    const watched = openShop({ jar: shop.jar, broken: { cart: { addItems } } })
    const { data } = add(await sellable())
    const addBelow = (parent_id: string) =>
      watched.call('addCartItems', { data: { line_items: data.line_items.map((line) => ({ ...line, parent_id })) } })
    expect((await addBelow('a-line')).status).toBe(400)
    const first = v.parse(CartEntitySchema, await (await shop.call('addCartItems', { data })).json())
    const own = first.line_items.physical_items[0]!.id
    expect([(await addBelow(own)).status, (await addBelow(crypto.randomUUID())).status, sent]).toEqual([
      200,
      400,
      [[own]],
    ])
  })

  test('lines are added, changed and removed by forms, each with a 303 response [RTE-11]', async () => {
    const shop = openShop()
    const item = await sellable()
    const added = await shop.post('/bag/items', item.form)
    expect([added.status, added.headers.get('location')]).toEqual([
      303,
      `/bag?added=${/\d{6}/.exec(added.headers.get('location') ?? '')?.[0]}`,
    ])
    const page = await textOf(shop.get('/bag'))
    // Only the number of items beside the heading is announced.
    expect(page).not.toMatch(/<h2[^>]* role=/)
    const [, lineId = ''] = /name="lineId" value="([^"]+)"/.exec(page) ?? []
    expect((await shop.post('/bag/items/update', { lineId, quantity: '2' })).headers.get('location')).toBe('/bag')
    expect((await fetchCart(shop)).line_items.physical_items.find(({ id }) => id === lineId)?.quantity).toBe(2)
    expect((await shop.post('/bag/items/remove', { lineId })).status).toBe(303)
    expect(await textOf(shop.get('/bag'))).toContain('Your shopping bag is empty')
    expect(shop.jar.has(cookieOf.en)).toBe(false)
  })

  test('a form without a size redirects to the product page with a message [PDP-16, PDP-21]', async () => {
    const { form, productId } = await sellable(markets.us)
    const response = await openShop().post('/us/bag/items', { ...form, size: '' })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(new RegExp(`^/us/p/${productId}/[^?]+\\?.*error=size`))
    expect(await textOf(openShop().get(response.headers.get('location') ?? ''))).toContain('Please Select a Size')
  })

  test('removing the last line deletes the cart cookie, and the response has no cart [BAG-39, NET-13]', async () => {
    const shop = openShop()
    const cart = v.parse(CartEntitySchema, await (await shop.call('addCartItems', add(await sellable()))).json())
    const removed = await shop.call('removeCartItem', { itemId: cart.line_items.physical_items[0]?.id })
    expect(await removed.json()).toBeNull()
    expect(shop.jar.has(cookieOf.en)).toBe(false)
  })

  test('clearing deletes the cart at the platform and its cookie, and the next cart is empty [BAG-40, NET-11]', async () => {
    const shop = openShop()
    await shop.call('addCartItems', add(await sellable()))
    const { id } = await (await shop.call('getCart', {})).json<{ id: string }>()
    expect((await shop.call('deleteCart', {})).status).toBe(200)
    expect(shop.jar.size).toBe(0)
    expect(await sandboxServices().services.cart.cart({ market: markets.en, cartId: id }, untilDone())).toBeNull()
    expect(await (await shop.call('getCart', {})).json()).toMatchObject({ id: null })
  })

  test('using the cart renews its cookie a day later but not earlier, because an earlier response may be overtaken [BAG-50]', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    const shop = openShop()
    const renewed = async (operation: string) =>
      (await shop.call(operation, {})).headers.getSetCookie().some((line) => line.startsWith(cookieOf.en))
    await shop.call('addCartItems', add(await sellable()))
    const { id } = await (await shop.call('getCart', {})).json<{ id: string }>()
    expect([await renewed('getCart'), await renewed('getCart')]).toEqual([false, false])
    vi.setSystemTime(Date.now() + renewalSeconds * 1000)
    expect([await renewed('getCart'), await renewed('getCart')]).toEqual([true, false])
    await sandboxServices().services.cart.deleteCart({ cartId: id, version: null }, untilDone())
    expect([await renewed('getCart'), shop.jar.has(cookieOf.en)]).toEqual([false, true])
  })
})

describe('checkout', () => {
  test('the checkout asks first who is buying, and redirects an empty cart to the bag page [RTE-10, CHK-11]', async () => {
    const shop = openShop()
    expect((await shop.get('/eu/checkout-identity')).headers.get('location')).toBe('/eu/bag')
    expect((await shop.post('/eu/checkout', {})).headers.get('location')).toBe('/eu/bag')
    await shop.call('addCartItems', add(await sellable(markets.eu)), '/eu')
    expect(await textOf(shop.get('/eu/checkout-identity'))).toContain('CHECKOUT AS A GUEST')
  })
})
