import { expect, test } from 'vitest'
import { buyable } from '../buyable.ts'
import { placeOrder } from '../place-order.ts'
import { sandboxServices } from '../sandbox.ts'
import { openShop, textOf } from '../shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { formatMoney } from '#shared/domain/money.ts'
import { productPath } from '#shared/links.ts'
import { currencyFormats, everyMarket, markets } from '#shared/markets.ts'

/*
 * A shop with any table of markets. `npm run proof` plays this file with each of those in `shared/set-ups`, and the gate
 * with that of the tests.
 */

test.each(everyMarket.map((market) => [market.prefix || '/', market] as const))(
  'the shop at %s has its pages, in its language and currency',
  async (_at, market) => {
    const shop = openShop()
    const { services } = sandboxServices()
    const [top] = await services.catalogue.categoryTree({ market }, new AbortController().signal)
    for (const path of [
      '',
      top?.path ?? '',
      '/search?query=dress',
      '/help',
      '/bag',
      '/login',
      '/cookies',
      '/size-guide',
    ]) {
      const response = await shop.get(market.prefix + path || '/')
      expect([path, response.status]).toEqual([path, 200])
      expect(await response.text()).toContain(`lang="${market.iso}"`)
    }
    expect(await textOf(shop.get('/sitemap.xml'))).toContain(`/sitemaps/${market.code}`)
  },
)

test.each(Object.values(markets).map((market) => [market.code, market] as const))(
  'a shopper of market %s buys a product: the price of the product, the bag and the order are in its currency',
  async (_code, market) => {
    const { services } = sandboxServices()
    const shop = openShop()
    const found = await buyable(services.catalogue, market)
    const { product, variant } = found
    const { symbol } = currencyFormats[market.currency]
    const address = market.prefix + productPath({ ...product, colour: null })
    const moved = (await shop.get(address)).headers.get('location')
    expect(await textOf(shop.get(moved ?? address))).toContain(symbol)
    const line_items = [{ product_id: product.id, variant_id: variant.id, quantity: 1 }]
    expect((await shop.call('addCartItems', { data: { line_items } }, market.prefix)).status).toBe(200)
    const cart = await (await shop.call('getCart', {}, market.prefix)).json<CartEntity>()
    expect(cart.currency).toEqual({ code: market.currency })
    const bag = await textOf(shop.get(`${market.prefix}/bag`))
    expect(bag).toContain(product.name)
    expect(bag).toContain(symbol)
    const { orderId } = await placeOrder(shop, `shopper-${market.code}@selvedge.example`, market.prefix)
    const order = await services.orders.order({ orderId }, new AbortController().signal)
    expect(order?.total.currency).toBe(market.currency)
    expect(order?.channelId).toBe(market.defaultChannelId)
    expect(formatMoney(order!.total)).toContain(symbol)
  },
)
