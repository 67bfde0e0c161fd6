import { describe, expect, test } from 'vitest'
import { openAccountShop } from '../test/accounts.ts'
import { addLines, fetchCart, formOf, lineOf } from '../test/bags.ts'
import { findSellable } from '../test/promotions-shop.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { type BrokenPorts, openShop, textOf } from '../test/shop.ts'
import { stockIs } from '../test/stock-is.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { wishlistItemKey } from '#shared/domain/wishlist.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { orderOf } from '#shared/test/orders.ts'

const { services } = sandboxServices()
const market = markets.en
const cartCookie = 'cart-id_1406818_GBP'

const [first, ...others] = await findSellable(market, ['womens'], { maximum: 3 })
const item = present(first, 'thing to buy')

const linesOf = ({ line_items }: CartEntity) =>
  line_items.physical_items.map(({ variant_id, quantity }) => [variant_id, quantity] as const)
/** A catalogue in which the product has this much stock, or that does not sell it. */
function catalogueWith({ isSold = true, units }: { isSold?: boolean; units?: number }): BrokenPorts {
  const { catalogue } = services
  return {
    catalogue: {
      ...catalogue,
      product: async (request, signal) =>
        isSold || request.id !== item.product.id ? catalogue.product(request, signal) : null,
      stock: async (request, signal) => {
        const items = [{ productId: item.product.id, variantId: item.variant.id }]
        const changed = units === undefined ? [] : await stockIs(() => units)({ market, items }, signal)
        return new Map([...(await catalogue.stock(request, signal)), ...changed])
      },
    },
  }
}

/** The last value is that of `error` in the URL that a form redirects to. */
test.each([
  [
    'a product that only another market sells',
    catalogueWith({ isSold: false }),
    422,
    messages.cartRefusals.notSoldHere,
    'not-sold',
  ],
  ['more units than the cart leaves in stock', catalogueWith({ units: 2 }), 409, messages.bag.exceedsStock, 'stock'],
])(
  'every way into the cart refuses %s with a plain message and changes nothing [PDP-23, PDP-24, WISH-08]',
  async (...[, broken, status, title, word]) => {
    const shop = openShop()
    await addLines(shop, lineOf(item, 2), lineOf(present(others[0], 'other thing')))
    const before = await fetchCart(shop)
    const strict = openShop({ jar: shop.jar, broken })

    const response = await addLines(strict, lineOf(item))
    expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
      status,
      'application/problem+json',
      expect.objectContaining({ title }),
    ])

    const form = await strict.post('/bag/items', formOf(item))
    const error = new URL(form.headers.get('location') ?? '', 'http://shop.example').searchParams.get('error')
    expect([form.status, error]).toEqual([303, word])

    const saved = await strict.post('/wishlist/items/buy', {
      item: wishlistItemKey({ productId: item.product.id, variantId: item.variant.id }),
    })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/wishlist\?error=/)])
    expect(await fetchCart(shop)).toEqual(before)
  },
)

test('an API response names the lines that were not added, with a message', async () => {
  const shop = openShop({ broken: catalogueWith({ units: 0 }) })
  const response = await addLines(shop, lineOf(item), ...others.map((other) => lineOf(other)))
  const cart = await response.json<CartEntity & { refused: unknown }>()
  expect([response.status, linesOf(cart).map(([id]) => id), cart.refused]).toEqual([
    200,
    others.map(({ variant }) => variant.id),
    [{ index: 0, title: messages.bag.exceedsStock }],
  ])
})

describe('buying an order again', () => {
  const nothing = { amount: 0, currency: 'GBP' as const }

  async function openBuyer(broken: BrokenPorts = {}) {
    const account = await openAccountShop()
    const lines = [item, ...others].map(({ product, variant: { id, sku } }, index) => {
      const line = { id, productId: product.id, variantId: id, sku, name: product.name, quantity: index + 1 }
      return { ...line, options: [], sent: 0, refunded: 0, deliveryId: 1, price: nothing, total: nothing }
    })
    const order = orderOf('GBP', {
      id: 7,
      cartId: crypto.randomUUID(),
      customerId: account.customerId,
      channelId: market.defaultChannelId,
      status: 'Complete',
      lines,
    })
    const shop = openShop({
      jar: account.shop.jar,
      broken: { ...broken, orders: { order: async () => order } },
    })
    const cookies: string[] = []
    const again = async () => {
      const response = await shop.post('/my-account/order-history/reorder', { orderId: '7' })
      cookies.push(...response.headers.getSetCookie().filter((line) => line.startsWith(cartCookie)))
      return response.headers.get('location') ?? ''
    }
    return { shop, again, cookies, page: async (location: string) => textOf(shop.get(location)) }
  }

  test('buying an order again with an empty bag adds all of it to one cart and says how much was added', async () => {
    const { shop, again, cookies, page } = await openBuyer()
    const location = await again()
    expect([location, cookies.length]).toEqual(['/bag', 1])
    expect(await page(location)).toMatch(/role="status"><p>3 of 3 items are in your bag\./)
    expect(
      linesOf(await fetchCart(shop)).filter(([id]) => [item, ...others].some(({ variant }) => variant.id === id)),
    ).toEqual([item, ...others].map(({ variant }, index) => [variant.id, index + 1]))
  })

  test('buying an order again names the lines that were not added, with the reasons', async () => {
    const { again, page } = await openBuyer(catalogueWith({ units: 0 }))
    const text = await page(await again())
    expect(text).toMatch(/role="alert"><p>2 of 3 items are in your bag\. These could not be added:/)
    expect(text).toContain(`${item.product.name}: ${messages.order.notAdded.stock}`)
  })

  test('buying an order again returns to the order if nothing could be added', async () => {
    const { again } = await openBuyer({ catalogue: { product: async () => null } })
    expect(await again()).toBe('/my-account/order-history/7')
  })
})
