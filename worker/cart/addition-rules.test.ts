import { beforeAll, describe, expect, test } from 'vitest'
import type { Ports } from '../ports/ports.ts'
import { openAccountShop } from '../test/accounts.ts'
import { type Sellable, findSellable } from '../test/promotions-shop.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { type BrokenPorts, openShop, textOf } from '../test/shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import type { Order } from '#shared/domain/order.ts'
import type { PlatformProduct } from '#shared/domain/product.ts'
import { wishlistItemKey } from '#shared/domain/wishlist.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { services } = sandboxServices()
const market = markets.en
const cartCookie = 'cart-id_1406818_GBP'
const withoutEngine = { PROMOTIONS_LOCALES: 'us' }

let item: Sellable
let others: Sellable[]
beforeAll(async () => {
  const [first, ...rest] = await findSellable(market, ['womens'], { maximum: 3 })
  item = present(first, 'thing to buy')
  others = rest
})

type Shop = ReturnType<typeof openShop>

const linesOf = ({ line_items }: CartEntity) =>
  line_items.physical_items.map(({ variant_id, quantity }) => [variant_id, quantity] as const)
const fetchCart = async (shop: Shop) => (await shop.call('getCart', {})).json<CartEntity>()
const toForm = ({ product, variant }: Sellable) => ({
  productId: String(product.id),
  color: variant.colour ?? '',
  size: variant.size ?? '',
  length: variant.length ?? '',
})
const toLine = ({ product, variant }: Sellable, quantity = 1) => ({
  product_id: product.id,
  variant_id: variant.id,
  quantity,
})

/** A catalogue with other facts or another stock for the product. */
function catalogueWith({
  product = {},
  units,
}: {
  product?: Partial<PlatformProduct> | null
  units?: number
}): BrokenPorts {
  const { catalogue } = services
  return {
    catalogue: {
      ...catalogue,
      product: async (request, signal) => {
        const found = await catalogue.product(request, signal)
        return request.id === item.product.id && found ? product && { ...found, ...product } : found
      },
      stock: async (request, signal) =>
        new Map([
          ...(await catalogue.stock(request, signal)),
          ...(units === undefined
            ? []
            : [
                [
                  item.variant.id,
                  {
                    units,
                    tracking: 'variant' as const,
                    productId: item.product.id,
                    variantId: item.variant.id,
                    sku: null,
                    total: units,
                  },
                ] as const,
              ]),
        ]),
    },
  }
}

const closedVariants = () => item.product.variants.map((variant) => ({ ...variant, isPurchasable: false }))
const engraving = { id: 9_001, label: 'Initials', type: 'text' as const, isRequired: true, maxLength: 3 }

/** `word` is the value of `error` in the URL that a form redirects to. */
const refusals = [
  {
    what: 'a gift',
    catalogue: () => catalogueWith({ product: { isFreeGift: true } }),
    status: 422,
    title: 'Currently unavailable',
    word: 'unavailable',
  },
  {
    what: 'a product that is not for sale',
    catalogue: () => catalogueWith({ product: { isAvailable: false } }),
    status: 422,
    title: 'Currently unavailable',
    word: 'unavailable',
  },
  {
    what: 'a variant that is not for sale',
    catalogue: () => catalogueWith({ product: { variants: closedVariants() } }),
    status: 422,
    title: 'Currently unavailable',
    word: 'unavailable',
  },
  {
    what: 'a product that only another market sells',
    catalogue: () => catalogueWith({ product: null }),
    status: 422,
    title: messages.cartRefusals.notSoldHere,
    word: 'not-sold',
  },
  {
    what: 'a selection without a required value',
    catalogue: () => catalogueWith({ product: { modifiers: [engraving] } }),
    status: 422,
    title: messages.productRefusals.requiredFields,
    word: 'details',
  },
  {
    what: 'a variant that has sold out',
    catalogue: () => catalogueWith({ units: 0 }),
    status: 409,
    title: messages.bag.exceedsStock,
    word: 'stock',
  },
  {
    what: 'more units than the cart leaves in stock',
    catalogue: () => catalogueWith({ units: 2 }),
    status: 409,
    title: messages.bag.exceedsStock,
    word: 'stock',
  },
]

describe.each([
  ['with the promotions engine', {}],
  ['without it', withoutEngine],
])('the rules of additions, %s', (_engine, vars) => {
  test.each(refusals)(
    'every way into the cart refuses $what with a plain message and changes nothing [PDP-23, PDP-24, PROMO-31, WISH-08]',
    async ({ catalogue, status, title, word }) => {
      const shop = openShop({ vars })
      await shop.call('addCartItems', {
        data: { line_items: [toLine(item, 2), toLine(present(others[0], 'other thing'))] },
      })
      const before = await fetchCart(shop)
      const strict = openShop({ jar: shop.jar, vars, broken: catalogue() })

      const response = await strict.call('addCartItems', { data: { line_items: [toLine(item)] } })
      expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
        status,
        'application/problem+json',
        expect.objectContaining({ title }),
      ])

      const form = await strict.post('/bag/items', toForm(item))
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
    const response = await shop.call('addCartItems', { data: { line_items: [{ ...toLine(item), ...change() }] } })
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
    const port: Ports['cart'] = {
      ...services.cart,
      createCart: (request, signal) => (writes.push('createCart'), services.cart.createCart(request, signal)),
    }
    const shop = openShop({ broken: { ...catalogueWith({ units: 0 }), cart: port } })
    const response = await shop.call('addCartItems', {
      data: { line_items: [toLine(item), ...others.map((other) => toLine(other))] },
    })
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
      <Request extends { lines: { variantId: number | null }[] }, Answer>(
        write: (request: Request, signal: AbortSignal) => Promise<Answer>,
      ) =>
      (request: Request, signal: AbortSignal) =>
        request.lines.some(({ variantId }) => variantId === item.variant.id)
          ? Promise.resolve({ status: 'refused' as const, reason: 'stock' as const })
          : write(request, signal)
    const shop = openShop({
      broken: { cart: { ...port, createCart: picky(port.createCart), addItems: picky(port.addItems) } },
    })
    const response = await shop.call('addCartItems', {
      data: { line_items: [toLine(item), ...others.map((other) => toLine(other))] },
    })
    const cart = await response.json<CartEntity & { refused: unknown }>()
    expect([linesOf(cart).map(([id]) => id), cart.refused]).toEqual([
      others.map(({ variant }) => variant.id),
      [{ index: 0, title: messages.bag.exceedsStock }],
    ])
    expect(linesOf(await fetchCart(shop)).map(([id]) => id)).toEqual(others.map(({ variant }) => variant.id))
  })
})

describe('buying an order again', () => {
  const orderLine = ({ product, variant }: Sellable, quantity: number) => ({
    id: variant.id,
    productId: product.id,
    variantId: variant.id,
    sku: variant.sku,
    name: product.name,
    quantity,
    options: [],
  })
  const nothing = { amount: 0, currency: 'GBP' as const }

  async function openBuyer(broken: BrokenPorts = {}) {
    const account = await openAccountShop()
    const lines = [item, ...others].map((sold, index) => ({
      ...orderLine(sold, index + 1),
      price: nothing,
      total: nothing,
    }))
    const buyer = { firstName: '', lastName: '', phone: '' }
    const order: Order = {
      id: 7,
      cartId: crypto.randomUUID(),
      customerId: account.customerId,
      channelId: market.defaultChannelId,
      status: 'Complete',
      stage: 'placed',
      placedAt: '2026-11-01T00:00:00Z',
      deliveryMethod: '',
      paymentMethod: '',
      email: '',
      buyer,
      lines,
      subtotal: nothing,
      shipping: nothing,
      discount: nothing,
      discountNames: [],
      total: nothing,
      shippingAddress: null,
    }
    const shop = openShop({
      jar: account.shop.jar,
      broken: { ...broken, orders: { ...services.orders, order: async () => order } },
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
    const { again } = await openBuyer({ catalogue: { ...services.catalogue, product: async () => null } })
    expect(await again()).toBe('/my-account/order-history/7')
  })
})
