import { describe, expect, test } from 'vitest'
import { addLines as add, fetchCart, lineOf } from '../test/bags.ts'
import { productsByTracking } from '../test/counted-products.ts'
import { giftCardByMail } from '../test/gift-card.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { stockIs } from '../test/stock-is.ts'
import type { WishlistEntity } from '#shared/domain/wishlist-entity.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { services } = sandboxServices()
const market = markets.en
const { product: giftCard, variant: cardVariant, option_selections } = await giftCardByMail()
const { id, level: units } = (await productsByTracking()).pool
const pool = present(await services.catalogue.product({ market, id }, untilDone()), 'product')

type Shop = ReturnType<typeof openShop>
const linesOf = async (shop: Shop) => {
  const { line_items } = await fetchCart(shop)
  return [...line_items.physical_items, ...line_items.digital_items]
}
const setQuantity = (shop: Shop, itemId: string, quantity: number) =>
  shop.call('updateCartItem', { itemId, data: { line_item: { quantity } } })
const slugOf = async (response: Response) => (await response.json<{ type: string }>()).type.split('/').at(-1)

describe('a gift card by e-mail with untracked stock that is recorded as 0', () => {
  test('a product with untracked stock is added, raised to any quantity and taken to the checkout without a stock message [BAG-52] [D-56]', async () => {
    const shop = openShop()
    expect(
      (await add(shop, { ...lineOf({ product: giftCard, variant: cardVariant }, 3), option_selections })).status,
    ).toBe(200)
    const [line] = await linesOf(shop)
    expect((await setQuantity(shop, line!.id, 40)).status).toBe(200)
    const page = await textOf(shop.get('/bag'))
    expect(page).toContain(giftCard.name)
    expect(page).not.toContain(messages.bag.soldOut)
    expect(page).not.toContain(messages.bag.low)
    expect((await linesOf(shop)).map(({ quantity }) => quantity)).toEqual([40])
    expect(await (await shop.call('checkoutLogin', {})).json()).toHaveProperty('redirect_url')
  })

  test('a product with untracked stock is for sale on its page and on a wishlist [BAG-52]', async () => {
    expect(
      await textOf(openShop().get(`/p/${giftCard.id}/${giftCard.slug}/${giftCard.colour?.name.replaceAll(' ', '_')}`)),
    ).not.toContain(messages.bag.soldOut)
    const list = await (
      await openShop().call('getWishlistProducts', {
        items: [{ product_id: giftCard.id, variant_id: cardVariant.id }],
      })
    ).json<WishlistEntity>()
    // Its details are chosen on its page, so the wishlist links there.
    expect(list.wishlist_product_data.data).toMatchObject([{ stock: null, needs_choice: true }])
  })
})

describe('a product whose variants share one stock pool', () => {
  const ofPool = (index: number, quantity: number) =>
    lineOf({ product: pool, variant: pool.variants[index]! }, quantity)

  test('two variants of one stock pool sell its last unit together and no more [BAG-53]', async () => {
    const shop = openShop()
    expect((await add(shop, ofPool(0, units - 2), ofPool(1, 2))).status).toBe(200)
    const more = await add(shop, ofPool(1, 1))
    expect([more.status, await slugOf(more)]).toEqual([409, 'insufficient-stock'])
    const [first] = await linesOf(shop)
    expect((await setQuantity(shop, first!.id, units - 1)).status).toBe(409)
    expect((await linesOf(shop)).map(({ quantity }) => quantity)).toEqual([units - 2, 2])
    expect(await (await shop.call('checkoutLogin', {})).json()).toHaveProperty('redirect_url')
  })

  test('the later line of a stock pool is reduced after other sales, and the shopper is told before paying [BAG-53, BAG-68] [D-46]', async () => {
    const shop = openShop()
    await add(shop, ofPool(0, 3), ofPool(1, 4))
    const fewer = openShop({
      jar: shop.jar,
      broken: { catalogue: { stock: stockIs(() => 5, 'product') } },
    })
    const response = await fewer.call('checkoutLogin', {})
    expect([response.status, await slugOf(response)]).toEqual([409, 'quantity-adjusted'])
    expect((await linesOf(shop)).map(({ quantity }) => quantity)).toEqual([3, 2])
  })
})

describe('stock messages of the bag page', () => {
  test.each([
    [0, { soldOut: true, low: false }],
    [4, { soldOut: false, low: true }],
    [null, { soldOut: false, low: false }],
  ] as const)(
    "with %s units left, 'Sold Out' and 'There are less than 5 of these left' are %j [BAG-18, BAG-19] [D-56]",
    async (left, expected) => {
      const shop = openShop()
      await add(shop, lineOf({ product: pool, variant: pool.variants[0]! }))
      const page = await textOf(
        openShop({ jar: shop.jar, broken: { catalogue: { stock: stockIs(() => left) } } }).get('/bag'),
      )
      expect({
        soldOut: page.includes('>Sold Out</p>'),
        low: page.includes('>There are less than 5 of these left</p>'),
      }).toEqual(expected)
    },
  )
})
