import { describe, expect, test } from 'vitest'
import { createBigCommerceOrder } from '../adapters/bigcommerce/order/order.ts'
import { openAccountShop } from '../test/accounts.ts'
import { recordedBigCommerce } from '../test/bigcommerce.ts'
import { buyable } from '../test/buyable.ts'
import { usedUp } from '../test/limits.ts'
import { changeOrderStatus, placeOrder } from '../test/place-order.ts'
import { json, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { orderHistoryStart } from '#shared/domain/order.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const password = 'Harbour1749'

async function logIn(email: string, prefix = '') {
  const shop = openShop()
  expect((await shop.post(`${prefix}/login`, { email, password })).status).toBe(303)
  return shop
}

const linksOf = (page: string) =>
  [...page.matchAll(/href="([^"]*\/my-account\/order-history\/(\d+))"/g)].map(([, path = '', id = '']) => ({
    path,
    id,
  }))

const platform = sandboxServices().services
const down = () => Promise.reject(new ServiceError('commerce', 'unavailable'))

describe('the order history', () => {
  test('the order history starts twelve months ago [ACC-31, CONST-12]', () => {
    expect(orderHistoryStart(new Date('2026-11-21T10:00:00Z')).toISOString()).toBe('2025-11-21T10:00:00.000Z')
  })

  test("the order history lists the customer's own orders of that period, page by page, without unpaid orders or those of other customers [ACC-31, NET-07]", async () => {
    const order = (id: number, changes: object = {}) => ({
      id,
      customer_id: 7,
      status_id: 2,
      date_created: 'Sat, 21 Nov 2026 10:00:00 +0000',
      default_currency_code: 'GBP',
      total_inc_tax: '12.5000',
      items_total: 2,
      ...changes,
    })
    const first = Array.from({ length: 50 }, (_, index) => order(100 + index))
    const second = [order(1), order(2, { customer_id: 8 }), order(3, { status_id: 0 })]
    const recorded = recordedBigCommerce(({ url }) => json(url.searchParams.get('page') === '1' ? first : second))
    const { orders } = await createBigCommerceOrder(recorded).history(
      { customerId: 7, since: new Date('2025-11-21T00:00:00Z') },
      untilDone(),
    )
    expect(orders).toHaveLength(51)
    expect(orders.at(-1)).toEqual({
      id: 1,
      status: 'Shipped',
      placedAt: '2026-11-21T10:00:00.000Z',
      total: { amount: 1250, currency: 'GBP' },
      itemCount: 2,
      pieces: [],
    })
    expect(recorded.requests.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual(
      ['1', '2'].map((page) => ({
        customer_id: '7',
        min_date_created: '2025-11-21T00:00:00.000Z',
        sort: 'date_created:desc',
        include: 'consignments.line_items',
        consignment_structure: 'object',
        limit: '50',
        page,
      })),
    )
    expect(recorded.requests[0]?.headers.get('x-auth-token')).toBe('access-token')
  })

  test('the order history is empty if the platform responds with 204', async () => {
    const recorded = recordedBigCommerce(new Response(null, { status: 204 }))
    const history = await createBigCommerceOrder(recorded).history({ customerId: 7, since: new Date() }, untilDone())
    expect(history).toEqual({ orders: [], leftOut: 0 })
  })

  test('the order history lists the orders of twelve months with their status, and pictures of its pieces, and links each to its page with pictures and totals [RTE-07, RTE-08, ACC-31, ACC-32]', async () => {
    const shop = await logIn('amelia.hart@selvedge.example')
    const moved = await shop.get('/MyAccount/OrderHistory')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/my-account/order-history'])
    const response = await shop.get('/my-account/order-history')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const page = await textOf(response)
    const links = linksOf(page)
    expect(links.length).toBeGreaterThan(1)
    const { id: customerId } = await (await shop.call('getCurrentCustomer', {})).json<{ id: number }>()
    const { orders: ever } = await sandboxServices().services.orders.history(
      { customerId, since: new Date(0) },
      untilDone(),
    )
    const start = orderHistoryStart(new Date()).toISOString()
    expect(ever.some(({ placedAt }) => placedAt < start)).toBe(true)
    expect(links.map(({ id }) => Number(id))).toEqual(
      ever.filter(({ placedAt }) => placedAt >= start).map(({ id }) => id),
    )
    expect(page).toMatch(/order-status--(shipped|complete|pending|confirmed|cancelled|refunded)/)
    // The list has pictures of the pieces, which are no links.
    expect(page).toMatch(/order-history__pieces"><img src="[^"]+w=200&amp;/)
    const detail = await textOf(shop.get(links[0]!.path))
    expect(detail).toContain(`Order ${links[0]!.id}`)
    expect(detail).toMatch(/<img src="[^"]+w=200&amp;/)
    expect(detail).toContain('Delivering to')
  })

  test('the order history leads to all orders of the platform, in pages of twenty that are links, and back to twelve months [ACC-31] [D-226]', async () => {
    const shop = await logIn('amelia.hart@selvedge.example')
    const { id: customerId } = await (await shop.call('getCurrentCustomer', {})).json<{ id: number }>()
    const { orders: ever } = await sandboxServices().services.orders.history(
      { customerId, since: new Date(0) },
      untilDone(),
    )
    const path = '/my-account/order-history'
    expect(await textOf(shop.get(path))).toContain(`href="${path}?show=all"`)
    const all = await textOf(shop.get(`${path}?show=all`))
    expect(linksOf(all).map(({ id }) => Number(id))).toEqual(ever.slice(0, 20).map(({ id }) => id))
    expect(all).toContain(`<a href="${path}">${messages.order.showWindow}</a>`)

    const orders = Array.from({ length: 45 }, (_, index) => ({ ...ever[0]!, id: 900 - index }))
    const history = async () => ({ orders, leftOut: 0 })
    const many = openShop({ jar: shop.jar, broken: { orders: { ...platform.orders, history } } })
    const pageOf = async (query: string) => {
      const page = await textOf(many.get(`${path}?${query}`))
      const steps = [...page.matchAll(/<a rel="(prev|next)" href="[^"]*\?([^"]*)"/g)]
      return [linksOf(page).length, linksOf(page)[0]?.id, ...steps.map(([, step, to]) => `${step} ${to}`)]
    }
    expect(await pageOf('show=all')).toEqual([20, '900', 'next show=all&amp;page=2'])
    expect(await pageOf('show=all&page=2')).toEqual([20, '880', 'prev show=all', 'next show=all&amp;page=3'])
    expect(await pageOf('show=all&page=9')).toEqual([5, '860', 'prev show=all&amp;page=2'])
    expect(await pageOf('show=all&page=-1')).toEqual([20, '900', 'next show=all&amp;page=2'])
    expect(await pageOf('page=2')).toEqual([45, '900'])
  })

  test('an order on its way names the days on which it is expected', async () => {
    const { shop, email } = await openAccountShop()
    const { product, variant } = await buyable(platform.catalogue, markets.en)
    await shop.call('addCartItems', {
      data: { line_items: [{ product_id: product.id, variant_id: variant.id, quantity: 1 }] },
    })
    const { orderId } = await placeOrder(shop, email)
    const read = async () => textOf(shop.get(`/my-account/order-history/${orderId}`))
    expect(await read()).toMatch(/<h2>Expected<\/h2><p>\w{3},? \d/)
    await changeOrderStatus(orderId, 10)
    expect(await read()).not.toContain('Expected')
  })

  test('an order leads to its return, with the days of the setting', async () => {
    const shop = await logIn('amelia.hart@selvedge.example')
    const [last] = linksOf(await textOf(shop.get('/my-account/order-history')))
    expect(await textOf(shop.get(last!.path))).toContain('<a href="/returns">Return anything within 28 days</a>')
  })

  test('an order that was sent shows its parcel with a link to the carrier, and is shown without it while parcels cannot be read [ACC-31]', async () => {
    const shop = await logIn('amelia.hart@selvedge.example')
    const sent = /order-history\/(\d+)"(?:(?!<tr>).)*order-status--shipped/s.exec(
      await textOf(shop.get('/my-account/order-history')),
    )?.[1]
    const path = `/my-account/order-history/${sent}`
    expect(await textOf(shop.get(path))).toMatch(
      /Parcel Post · (SV\d+GB).*<a href="https:\/\/[^"]+\/\1" rel="noopener noreferrer">/s,
    )
    const response = await openShop({ jar: shop.jar, broken: { orders: { ...platform.orders, shipments: down } } }).get(
      path,
    )
    const page = await textOf(response)
    expect([response.status, page.includes('Parcel Post'), page.includes('Delivering to')]).toEqual([200, false, true])
  })

  test("the account's overview shows the last order with its pieces and ways, and is shown without it while orders cannot be read [ACC-32]", async () => {
    const shop = await logIn('amelia.hart@selvedge.example')
    const [last] = linksOf(await textOf(shop.get('/my-account/order-history')))
    const overview = await textOf(shop.get('/my-account'))
    expect(linksOf(overview)).toEqual([last])
    expect(overview).toMatch(/Your last order<\/h2>.*class="order-status order-status--\w+"/s)
    expect(overview).toMatch(/<li><a href="\/p\/\d+\/[^"]+"><img src="[^"]+" alt="[^"]+"/)
    expect(overview).toMatch(
      new RegExp(`action="/my-account/order-history/reorder"[^>]*><input[^>]* value="${last?.id}"`),
    )
    const response = await openShop({ jar: shop.jar, broken: { orders: { ...platform.orders, history: down } } }).get(
      '/my-account',
    )
    const page = await textOf(response)
    expect([response.status, linksOf(page), page.includes('href="/my-account/saved-addresses"')]).toEqual([
      200,
      [],
      true,
    ])
    expect(page).not.toMatch(/Your last order|have not placed an order/)
    const orders = { ...platform.orders, order: down }
    const partly = await openShop({ jar: shop.jar, broken: { orders } }).get('/my-account')
    expect([partly.status, linksOf(await partly.text())]).toEqual([200, [last]])
  })

  test('a new customer’s overview says that there is no order, and shows what was saved and how much less it costs [ACC-32]', async () => {
    const { shop } = await openAccountShop()
    expect(await textOf(shop.get('/my-account'))).toContain(messages.order.noneEver)
    const list = await textOf(shop.get('/browse/sale'))
    const [, id = ''] = /data-product="(\d+)"[^>]* data-was=/.exec(list) ?? []
    expect((await shop.post('/wishlist/items', { item: id })).status).toBe(303)
    const overview = await textOf(shop.get('/my-account'))
    expect(overview).toMatch(new RegExp(`<a href="/p/${id}/[^"]+"><img`))
    expect(overview).toMatch(/<p>Now £[\d.]+ less<\/p>/)
    const without = openShop({ jar: shop.jar, broken: { customers: { ...platform.customers, wishlists: down } } })
    expect((await without.get('/my-account')).status).toBe(200)
  })

  test('the order history shows a message if there are no orders', async () => {
    const { shop } = await openAccountShop()
    expect(await textOf(shop.get('/my-account/order-history'))).toContain(messages.order.none)
    expect(await textOf(shop.get('/my-account/order-history?show=all'))).toContain(messages.order.noneEver)
  })

  test('the order history is not found for another customer, and redirects a guest to the login [RTE-38]', async () => {
    const owner = await logIn('amelia.hart@selvedge.example')
    const [{ path, id } = { path: '', id: '' }] = linksOf(await textOf(owner.get('/my-account/order-history')))
    const { shop: otherCustomer } = await openAccountShop()
    expect((await otherCustomer.get(path)).status).toBe(404)
    expect((await otherCustomer.post('/my-account/order-history/reorder', { orderId: id })).status).toBe(404)
    expect((await otherCustomer.get('/my-account/order-history/0x1')).status).toBe(404)
    const guest = await openShop().get(path)
    expect([guest.status, guest.headers.get('location')]).toEqual([302, '/'])
  })
})

describe('buying an order again', () => {
  test('buying an order again adds the items that can still be bought to the cart, and names the others', async () => {
    const shop = await logIn('amelia.hart@selvedge.example')
    const links = linksOf(await textOf(shop.get('/my-account/order-history')))
    const responses = []
    for (const { id } of links.slice(0, 4)) {
      const response = await shop.post('/my-account/order-history/reorder', { orderId: id })
      const location = response.headers.get('location') ?? ''
      const isTold =
        location !== '/bag' &&
        (await textOf(shop.get(location))).includes('These items could not be added to your bag.')
      responses.push([response.status, location === '/bag' || isTold])
    }
    expect(responses).toEqual(responses.map(() => [303, true]))
    const cart = await (
      await shop.call('getCart', {})
    ).json<{ line_items: { physical_items: unknown[]; digital_items: unknown[] } }>()
    expect(cart.line_items.physical_items.length + cart.line_items.digital_items.length).toBeGreaterThan(0)
  })

  test('an order can be bought again a limited number of times a minute, and after that nothing is added [D-15]', async () => {
    const customer = await logIn('amelia.hart@selvedge.example')
    const [{ id } = { id: '' }] = linksOf(await textOf(customer.get('/my-account/order-history')))
    const limited = openShop({ bindings: usedUp })
    for (const [name, value] of customer.jar) limited.jar.set(name, value)
    const cart = async () => (await limited.call('getCart', {})).json<{ line_items: unknown } | null>()
    const before = await cart()
    expect((await limited.post('/my-account/order-history/reorder', { orderId: id })).status).toBe(429)
    expect((await cart())?.line_items).toEqual(before?.line_items)
  })
})
