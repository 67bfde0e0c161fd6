import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createBigCommerceWishlist } from './wishlist.ts'
import { markets } from '#shared/markets.ts'
import { recordedBigCommerce } from '#worker/test/bigcommerce.ts'
import { buyable } from '#worker/test/buyable.ts'
import { json, untilDone } from '#worker/test/recorded-fetch.ts'
import { sandboxServices } from '#worker/test/sandbox.ts'

const { services, api } = sandboxServices()
const { customers } = services

async function customerIdOf(email: string): Promise<number> {
  const schema = v.object({ data: v.tuple([v.object({ id: v.number() })]) })
  const { data } = await api.rest('customers', schema, {
    path: '/v3/customers',
    query: { 'email:in': email },
    signal: untilDone(),
  })
  return data[0].id
}

describe('wishlists of a customer', () => {
  test('the wishlists of a customer are listed, created, filled, emptied and deleted, and belong to one customer [WISH-19]', async () => {
    const customerId = await customerIdOf('oliver.stone@selvedge.example')
    for (const { id } of await customers.wishlists({ customerId }, untilDone()))
      await customers.deleteWishlist({ wishlistId: id }, untilDone())
    const { product, variant } = await buyable(services.catalogue, markets.en)
    const saved = { productId: product.id, variantId: variant.id }
    const made = await customers.createWishlist({ customerId, name: 'My Wishlist', items: [saved] }, untilDone())
    expect(made).toMatchObject({ customerId, name: 'My Wishlist', isPublic: false, items: [saved] })
    expect(await customers.wishlists({ customerId }, untilDone())).toEqual([made])
    const full = { productId: product.id, variantId: null }
    const added = await customers.addToWishlist({ wishlistId: made.id, items: [saved, full] }, untilDone())
    expect(added.items.map(({ productId, variantId }) => ({ productId, variantId }))).toEqual([saved, full])
    const itemId = added.items[0]!.id
    expect((await customers.removeFromWishlist({ wishlistId: made.id, itemId }, untilDone()))?.items).toMatchObject([
      full,
    ])
    expect(await customers.removeFromWishlist({ wishlistId: made.id, itemId }, untilDone())).toBeNull()
    await customers.deleteWishlist({ wishlistId: made.id }, untilDone())
    await customers.deleteWishlist({ wishlistId: made.id }, untilDone())
    expect(await customers.wishlists({ customerId }, untilDone())).toEqual([])
  })

  test('the wishlists of a customer are read page by page [WISH-19]', async () => {
    const wire = (id: number) => ({ id, customer_id: 7, name: `List ${id}`, is_public: false, token: 'x', items: [] })
    const recorded = recordedBigCommerce(({ url }) => {
      const page = Number(url.searchParams.get('page'))
      return json({ data: [wire(page * 10), wire(page * 10 + 1)], meta: { pagination: { total_pages: 3 } } })
    })
    const lists = await createBigCommerceWishlist(recorded).wishlists({ customerId: 7 }, untilDone())
    expect(lists.map(({ id }) => id)).toEqual([10, 11, 20, 21, 30, 31])
    expect(recorded.requests.map(({ url }) => url.searchParams.get('limit'))).toEqual(['250', '250', '250'])
  })

  test('the wishlists of a customer hold more than a page of items', async () => {
    const [wishlist] = await customers.wishlists(
      { customerId: await customerIdOf('priya.nair@selvedge.example') },
      untilDone(),
    )
    expect(wishlist!.items.length).toBe(60)
  })
})
