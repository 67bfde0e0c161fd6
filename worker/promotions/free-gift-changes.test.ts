import { describe, expect, test } from 'vitest'
import { openPromotionsShop, findSellable } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { markets } from '#shared/markets.ts'

const { services } = sandboxServices()
const market = markets.en
// The amount that the engine's gift rule requires, in minor units.
const threshold = 7500

const sold = await findSellable(market, ['mens'], { maximum: 30, units: 12 })
const item = present(
  sold.find(({ variant }) => variant.price.regular.amount < threshold / 2),
  'cheap product',
)

const giftsOf = ({ line_items }: CartEntity) => line_items.physical_items.filter(({ is_free_gift }) => is_free_gift)
const bought = ({ line_items }: CartEntity) =>
  present(
    line_items.physical_items.find(({ is_free_gift }) => !is_free_gift),
    'line',
  )

/** A cart that has just earned its gift and whose checkout is open. */
async function openGiftCart() {
  const visit = openPromotionsShop()
  const { shop, callPromotions, add } = visit
  const { list_price } = bought(await (await add(item)).json<CartEntity>())
  const quantity = Math.ceil(threshold / Math.round(list_price * 100)) + 2
  await add(item, quantity - 1)
  const { cart } = await callPromotions('sync')
  expect(giftsOf(cart)).toHaveLength(1)
  const opened = await shop.call('checkoutLogin', {})
  expect(opened.status).toBe(200)
  const cartId = present(cart.id, 'cart')
  const storedCart = async () => services.cart.cart({ market, cartId }, untilDone())
  const set = (wanted: number) =>
    shop.call('updateCartItem', {
      itemId: bought(cart).id,
      data: { line_item: { quantity: wanted } },
    })
  return { ...visit, cart, cartId, quantity, storedCart, set, lineId: bought(cart).id }
}

describe('a bag with a gift that is made smaller after its checkout was opened', () => {
  test('reducing a cart below the gift’s condition removes gift and discounts, in the response and on the platform [PROMO-32, PROMO-37]', async () => {
    const { set, storedCart } = await openGiftCart()
    const response = await (await set(1)).json<CartEntity>()
    expect([giftsOf(response), bought(response).quantity, response.cart_amount]).toEqual([
      [],
      1,
      bought(response).sale_price,
    ])
    expect((await storedCart())?.lineItems.map(({ isFreeGift }) => isFreeGift)).toEqual([false])
  })

  test('removing the last line also removes the gift and empties the engine’s session, so a gift cannot be bought alone [PROMO-13]', async () => {
    const { shop, lineId, storedCart, cartId } = await openGiftCart()
    expect(await (await shop.call('removeCartItem', { itemId: lineId })).json()).toBeNull()
    expect(await storedCart()).toBeNull()
    await shop.settle()
    const stored = await present(services.promotions, 'engine').session({ market, sessionId: cartId }, untilDone())
    expect(stored?.session.items).toEqual([])
  })
})

test('a cart that ends with its last gift empties the engine’s session and loses its cookie [BAG-39, PROMO-13]', async () => {
  const { shop, callPromotions, cartId, lineId } = await openGiftCart()
  // Directly on the platform, as the shop's staff would.
  await services.cart.removeItem({ cartId, version: null, lineId }, untilDone())
  const { cart } = await callPromotions('sync')
  await shop.settle()
  const stored = await present(services.promotions, 'engine').session({ market, sessionId: cartId }, untilDone())
  expect([cart.id, shop.jar.has('cart-id_1406818_GBP'), stored?.session.items]).toEqual([null, false, []])
})
