import { describe, expect, test } from 'vitest'
import { openAccountShop } from '../test/accounts.ts'
import { addLines, fetchCart, formOf, lineOf } from '../test/bags.ts'
import { preceded } from '../test/changed-calls.ts'
import { findSellable } from '../test/promotions-shop.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { type BrokenPorts, openShop, textOf } from '../test/shop.ts'
import { stockIs } from '../test/stock-is.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import type { PlatformProduct, PlatformVariant } from '#shared/domain/product.ts'
import { wishlistItemKey } from '#shared/domain/wishlist.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import { orderOf } from '#shared/test/orders.ts'

const { services } = sandboxServices()
const market = markets.en
const cartCookie = 'cart-id_1406818_GBP'
const withoutEngine = { PROMOTIONS_LOCALES: 'us' }

const [first, ...others] = await findSellable(market, ['womens'], { maximum: 3 })
const item = present(first, 'thing to buy')

const linesOf = ({ line_items }: CartEntity) =>
  line_items.physical_items.map(({ variant_id, quantity }) => [variant_id, quantity] as const)
type Facts = { product?: Partial<PlatformProduct> | null; variant?: Partial<PlatformVariant>; units?: number }

/** A catalogue with other facts or another stock for the product. */
function catalogueWith({ product = {}, variant = {}, units }: Facts): BrokenPorts {
  const { catalogue } = services
  return {
    catalogue: {
      ...catalogue,
      product: async (request, signal) => {
        const found = await catalogue.product(request, signal)
        if (!found || request.id !== item.product.id || !product) return request.id === item.product.id ? null : found
        return { ...found, variants: found.variants.map((each) => ({ ...each, ...variant })), ...product }
      },
      stock: async (request, signal) => {
        const items = [{ productId: item.product.id, variantId: item.variant.id }]
        const changed = units === undefined ? [] : await stockIs(() => units)({ market, items }, signal)
        return new Map([...(await catalogue.stock(request, signal)), ...changed])
      },
    },
  }
}

const engraving = { id: 9_001, label: 'Initials', type: 'text' as const, isRequired: true, maxLength: 3 }
const { exceedsStock, unavailable } = messages.bag
const { notSoldHere } = messages.cartRefusals
const { requiredFields } = messages.productRefusals

/** The last value is that of `error` in the URL that a form redirects to. */
const refusals: [what: string, facts: Facts, status: number, title: string, word: string][] = [
  ['a gift', { product: { isFreeGift: true } }, 422, unavailable, 'unavailable'],
  ['a product that is not for sale', { product: { isAvailable: false } }, 422, unavailable, 'unavailable'],
  ['a variant that is not for sale', { variant: { isPurchasable: false } }, 422, unavailable, 'unavailable'],
  ['a product that only another market sells', { product: null }, 422, notSoldHere, 'not-sold'],
  ['a selection without a required value', { product: { modifiers: [engraving] } }, 422, requiredFields, 'details'],
  ['a variant that has sold out', { units: 0 }, 409, exceedsStock, 'stock'],
  ['more units than the cart leaves in stock', { units: 2 }, 409, exceedsStock, 'stock'],
]

describe.each([
  ['with the promotions engine', {}],
  ['without it', withoutEngine],
])('the rules of additions, %s', (_engine, vars) => {
  test.each(refusals)(
    'every way into the cart refuses %s with a plain message and changes nothing [PDP-23, PDP-24, PROMO-31, WISH-08]',
    async (...[, facts, status, title, word]) => {
      const shop = openShop({ vars })
      await addLines(shop, lineOf(item, 2), lineOf(present(others[0], 'other thing')))
      const before = await fetchCart(shop)
      const strict = openShop({ jar: shop.jar, vars, broken: catalogueWith(facts) })

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
})

describe('an incomplete choice', () => {
  test.each([
    ['no variant', () => ({ variant_id: null }), messages.product.pleaseSelectSize],
    [
      'a variant of another product',
      () => ({ variant_id: present(others[0], 'other thing').variant.id }),
      messages.cartRefusals.notSoldHere,
    ],
  ])('the API refuses an incomplete choice with %s', async (_what, change, title) => {
    const shop = openShop()
    const response = await addLines(shop, { ...lineOf(item), ...change() })
    expect([response.status, await response.json()]).toEqual([
      422,
      expect.objectContaining({ title: expect.stringContaining(title) }),
    ])
    expect(shop.jar.has(cartCookie)).toBe(false)
  })
})

describe('several lines', () => {
  test('several lines are added in one call, and the response names those that were not', async () => {
    const writes: string[] = []
    const createCart = preceded(services.cart.createCart, () => writes.push('createCart'))
    const shop = openShop({ broken: { ...catalogueWith({ units: 0 }), cart: { createCart } } })
    const response = await addLines(shop, lineOf(item), ...others.map((other) => lineOf(other)))
    const cart = await response.json<CartEntity & { refused: unknown }>()
    expect([response.status, linesOf(cart).map(([id]) => id), cart.refused, writes]).toEqual([
      200,
      others.map(({ variant }) => variant.id),
      [{ index: 0, title: messages.bag.exceedsStock }],
      ['createCart'],
    ])
  })

  test('several lines are added one by one if the platform refuses them together', async () => {
    const { cart: port } = services
    const picky =
      <Request extends { lines: { variantId: number | null }[] }, Result>(
        write: (request: Request, signal: AbortSignal) => Promise<Result>,
      ) =>
      (request: Request, signal: AbortSignal) =>
        request.lines.some(({ variantId }) => variantId === item.variant.id)
          ? Promise.resolve({ status: 'refused' as const, reason: 'stock' as const })
          : write(request, signal)
    const shop = openShop({
      broken: { cart: { createCart: picky(port.createCart), addItems: picky(port.addItems) } },
    })
    const response = await addLines(shop, lineOf(item), ...others.map((other) => lineOf(other)))
    const cart = await response.json<CartEntity & { refused: unknown }>()
    expect([linesOf(cart).map(([id]) => id), cart.refused]).toEqual([
      others.map(({ variant }) => variant.id),
      [{ index: 0, title: messages.bag.exceedsStock }],
    ])
    expect(linesOf(await fetchCart(shop)).map(([id]) => id)).toEqual(others.map(({ variant }) => variant.id))
  })
})

describe('buying an order again', () => {
  const nothing = { amount: 0, currency: 'GBP' as const }

  async function openBuyer(broken: BrokenPorts = {}) {
    const account = await openAccountShop()
    const lines = [item, ...others].map(({ product, variant: { id, sku } }, index) => {
      const line = { id, productId: product.id, variantId: id, sku, name: product.name, quantity: index + 1 }
      return { ...line, options: [], price: nothing, total: nothing }
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
    expect(await page(location)).toMatch(/role="status"><p>3 of 3 items of your order are in your bag\./)
    expect(
      linesOf(await fetchCart(shop)).filter(([id]) => [item, ...others].some(({ variant }) => variant.id === id)),
    ).toEqual([item, ...others].map(({ variant }, index) => [variant.id, index + 1]))
  })

  test('buying an order again names the lines that were not added, with the reasons', async () => {
    const { again, page } = await openBuyer(catalogueWith({ units: 0 }))
    const text = await page(await again())
    expect(text).toMatch(/role="alert"><p>2 of 3 items of your order are in your bag\. These could not be added:/)
    expect(text).toContain(`${item.product.name}: ${messages.order.notAdded.stock}`)
  })

  test('buying an order again returns to the order if nothing could be added', async () => {
    const { again } = await openBuyer({ catalogue: { product: async () => null } })
    expect(await again()).toBe('/my-account/order-history/7')
  })
})
