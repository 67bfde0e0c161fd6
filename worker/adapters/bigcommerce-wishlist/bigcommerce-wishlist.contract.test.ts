import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { type Market, markets } from '../../../shared/markets.ts'
import { buyable } from '../../test/buyable.ts'
import { untilDone } from '../../test/recorded-fetch.ts'
import { sandboxServices } from '../../test/sandbox.ts'

const { services, api } = sandboxServices()
const { wishlists } = services

async function customerIdOf(email: string): Promise<number> {
  const schema = v.object({ data: v.tuple([v.object({ id: v.number() })]) })
  const { data } = await api.rest('customers', schema, { path: '/v3/customers', query: { 'email:in': email }, signal: untilDone() })
  return data[0].id
}

describe('wishlists of a customer', () => {
  it("are listed, made, added to, taken from and deleted, each the customer's own [WISH-19]", async () => {
    const customerId = await customerIdOf('oliver.stone@selvedge.example')
    for (const { id } of await wishlists.wishlists({ customerId }, untilDone())) await wishlists.deleteWishlist({ wishlistId: id }, untilDone())
    const { product, variant } = await buyable(services.catalogue, markets.en)
    const saved = { productId: product.id, variantId: variant.id }
    const made = await wishlists.createWishlist({ customerId, name: 'My Wishlist', items: [saved] }, untilDone())
    expect(made).toMatchObject({ customerId, name: 'My Wishlist', isPublic: false, items: [saved] })
    expect(await wishlists.wishlists({ customerId }, untilDone())).toEqual([made])
    const whole = { productId: product.id, variantId: null }
    const added = await wishlists.addItems({ wishlistId: made.id, items: [saved, whole] }, untilDone())
    expect(added.items.map(({ productId, variantId }) => ({ productId, variantId }))).toEqual([saved, whole])
    const itemId = added.items[0]!.id
    expect((await wishlists.removeItem({ wishlistId: made.id, itemId }, untilDone()))?.items).toMatchObject([whole])
    expect(await wishlists.removeItem({ wishlistId: made.id, itemId }, untilDone())).toBeNull()
    await wishlists.deleteWishlist({ wishlistId: made.id }, untilDone())
    await wishlists.deleteWishlist({ wishlistId: made.id }, untilDone())
    expect(await wishlists.wishlists({ customerId }, untilDone())).toEqual([])
  })

  it('holds more than a page of items', async () => {
    const [wishlist] = await wishlists.wishlists({ customerId: await customerIdOf('priya.nair@selvedge.example') }, untilDone())
    expect(wishlist!.items.length).toBe(60)
  })
})

describe.each(Object.values(markets) as Market[])('saved products in $code', (market) => {
  it("come in their order, with variant, price and options, in the market's currency [WISH-02]", async () => {
    const { product, variant } = await buyable(services.catalogue, market)
    const items = [
      { productId: product.id, variantId: null },
      { productId: 999_999_999, variantId: null },
      { productId: product.id, variantId: variant.id },
      { productId: product.id, variantId: 999_999_999 },
    ]
    const products = await wishlists.products({ market, items }, untilDone())
    expect(products.map(({ variantId }) => variantId)).toEqual([null, variant.id])
    expect(products[0]).toMatchObject({ productId: product.id, name: product.name, size: null, isPurchasable: false, price: { price: { currency: market.currency } } })
    expect(products[1]).toMatchObject({ sku: variant.sku, colour: variant.colour, size: variant.size, price: variant.price, isPurchasable: true })
  })
})
