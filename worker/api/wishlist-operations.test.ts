import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Buyable, buyable } from '../test/buyable.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { type WishlistEntity, WishlistEntitySchema } from '#shared/domain/wishlist-entity.ts'
import { toWishlistProducts } from '#shared/domain/wishlist-products.ts'
import { markets } from '#shared/markets.ts'

type Shop = ReturnType<typeof openShop>

const { services } = sandboxServices()
const password = 'Harbour1749'
let item: Buyable
beforeAll(async () => {
  item = await buyable(services.catalogue, markets.en)
})

async function signedIn(email: string, options: Parameters<typeof openShop>[0] = {}): Promise<Shop> {
  const shop = openShop(options)
  expect(await (await shop.call('loginCustomer', { email, password })).json()).toMatchObject({ is_valid: true })
  return shop
}

const list = async (shop: Shop, argument: object = {}) =>
  v.parse(v.array(WishlistEntitySchema), await (await shop.call('getAllWishlists', argument)).json())
const changed = async (response: Promise<Response>) => v.parse(WishlistEntitySchema, await (await response).json())
const keys = ({ items }: WishlistEntity) => items.map(({ product_id, variant_id }) => [product_id, variant_id])

describe("a customer's wishlists", () => {
  test("a customer's wishlists are read, the first one is created if there is none, and each item is saved once [WISH-13, WISH-14, WISH-15, WISH-19]", async () => {
    const shop = await signedIn('harriet.cole@selvedge.example')
    const [before] = await list(shop)
    await shop.call('deleteWishlist', { wishlistId: before!.id })
    const [first, ...others] = await list(shop)
    expect([first!.name, first!.items, others]).toEqual(['My Wishlist', [], []])
    const saved = { product_id: item.product.id, variant_id: item.variant.id }
    const full = { product_id: item.product.id }
    const added = await changed(shop.call('addWishlistItems', { wishlistId: first!.id, items: [saved, saved, full] }))
    expect(keys(added)).toEqual([
      [item.product.id, item.variant.id],
      [item.product.id, null],
    ])
    expect(keys(await changed(shop.call('addWishlistItems', { wishlistId: first!.id, items: [saved] })))).toEqual(
      keys(added),
    )
    const left = await changed(shop.call('removeWishlistItem', { wishlistId: first!.id, itemId: added.items[0]!.id }))
    expect(keys(left)).toEqual([[item.product.id, null]])
    expect(keys(await changed(shop.call('createWishlist', { items: [saved] })))).toEqual([
      [item.product.id, null],
      [item.product.id, item.variant.id],
    ])
  })

  test("a customer's wishlists come with the product facts of a page of 50 items [WISH-01, WISH-02, WISH-03]", async () => {
    const shop = await signedIn('priya.nair@selvedge.example')
    const { id: customerId } = await (await shop.call('getCurrentCustomer', {})).json<{ id: number }>()
    const [first] = await list(shop, { page: 2 })
    expect(first).toMatchObject({
      id: expect.any(Number),
      name: 'My wishlist',
      customer_id: customerId,
      is_public: false,
      token: null,
    })
    expect(first!.items).toHaveLength(60)
    expect(first!.wishlist_product_data.meta.pagination).toEqual({
      total: 60,
      per_page: 50,
      current_page: 2,
      total_pages: 2,
    })
    const products = toWishlistProducts(first!)
    expect(products.length).toBeGreaterThan(0)
    expect(products.length).toBeLessThanOrEqual(10)
    for (const product of products)
      expect(product).toMatchObject({
        price: { price: { currency: 'GBP' } },
        image: expect.stringMatching(/^http/),
        isPurchasable: expect.any(Boolean),
      })
    expect((await list(shop))[0]!.wishlist_product_data.data).toEqual([])
  })

  test("a customer's wishlists are emptied by creating a new one [WISH-17]", async () => {
    const shop = await signedIn('niamh.byrne@selvedge.example')
    const [before] = await list(shop)
    await shop.call('addWishlistItems', { wishlistId: before!.id, items: [{ product_id: item.product.id }] })
    expect(await (await shop.call('deleteWishlist', { wishlistId: before!.id })).json()).toBeNull()
    const [after] = await list(shop)
    expect(after!.items).toEqual([])
    expect(after!.id).not.toBe(before!.id)
  })

  test("a customer's wishlists are not available to other customers or guests [WISH-19, ACC-41]", async () => {
    const owner = await signedIn('priya.nair@selvedge.example')
    const otherCustomer = await signedIn('leon.fischer@selvedge.example')
    const [theirs] = await list(owner)
    const operations = [
      ['addWishlistItems', { wishlistId: theirs!.id, items: [{ product_id: 1 }] }],
      ['removeWishlistItem', { wishlistId: theirs!.id, itemId: theirs!.items[0]!.id }],
      ['deleteWishlist', { wishlistId: theirs!.id }],
    ] as const
    for (const [operation, argument] of operations) {
      expect((await otherCustomer.call(operation, argument)).status).toBe(404)
      expect((await openShop().call(operation, argument)).status).toBe(401)
    }
    expect((await openShop().call('getAllWishlists', {})).status).toBe(401)
    expect((await list(owner))[0]!.items).toHaveLength(60)
  })
})

test.each([
  [0, false],
  [58, true],
])(
  'a saved variant with %i units left shows its stock, and is for sale: %s [WISH-02, WISH-08]',
  async (units, purchasable) => {
    const { product, variant } = item
    const stock = async () =>
      new Map([
        [
          variant.id,
          {
            productId: product.id,
            variantId: variant.id,
            sku: variant.sku,
            total: units,
            units,
            tracking: 'variant' as const,
          },
        ],
      ])
    const shop = openShop({ broken: { catalogue: { ...services.catalogue, stock } } })
    const saved = { product_id: product.id, variant_id: variant.id }
    const response = await changed(shop.call('getWishlistProducts', { items: [saved] }))
    expect(response.wishlist_product_data.data).toMatchObject([{ stock: units, purchasable }])
  },
)

test('the product facts of saved items are available to guests too, for at most one page of items', async () => {
  const shop = openShop()
  const response = await changed(
    shop.call('getWishlistProducts', {
      items: [{ product_id: item.product.id, variant_id: item.variant.id }, { product_id: 999_999_999 }],
    }),
  )
  expect([response.id, response.customer_id, response.token]).toEqual([null, null, null])
  expect(response.wishlist_product_data.data).toMatchObject([
    { sku: item.variant.sku, purchasable: true, options: { size: item.variant.size } },
  ])
  const tooMany = { items: Array.from({ length: 51 }, (_, index) => ({ product_id: index + 1 })) }
  expect((await shop.call('getWishlistProducts', tooMany)).status).toBe(400)
})

describe('a wishlist without scripts', () => {
  test("a wishlist without scripts redirects a guest's heart to the login, and the return URL holds the item to save", async () => {
    const response = await openShop().post('/wishlist/items', { item: `${item.product.id}-${item.variant.id}` })
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/login?returnTo=${encodeURIComponent(`/wishlist?items=${item.product.id}-${item.variant.id}`)}`,
    ])
    expect((await openShop().post('/wishlist/items', { item: '../x' })).status).toBe(400)
  })

  test('a wishlist without scripts lets a customer save, see, buy and remove items by forms', async () => {
    const shop = await signedIn('leon.fischer@selvedge.example')
    const key = `${item.product.id}-${item.variant.id}`
    expect((await shop.post('/wishlist/items', { item: key })).headers.get('location')).toBe('/wishlist')
    const page = await shop.get('/wishlist')
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(await textOf(page)).toContain(`name="item" value="${key}"`)
    expect((await shop.post('/wishlist/items/buy', { item: key })).headers.get('location')).toBe('/bag')
    expect(await textOf(shop.get('/bag'))).toContain(item.product.name)
    expect((await shop.post('/wishlist/items/remove', { item: key })).headers.get('location')).toBe('/wishlist')
    expect(await textOf(shop.get('/wishlist'))).not.toContain(`value="${key}"`)
    expect((await shop.post('/wishlist/clear', {})).status).toBe(303)
  })
})
