import { beforeAll, describe, expect, test } from 'vitest'
import type { CartEntity } from '../../shared/domain/cart-entity-schema.ts'
import { markets } from '../../shared/markets.ts'
import { type Sellable, findSellable } from '../test/promotions-shop.ts'
import { present } from '../test/recorded-fetch.ts'
import { openShop } from '../test/shop.ts'

const many = 20
let item: Sellable
beforeAll(async () => {
  item = present(
    (await findSellable(markets.en, ['womens'], { maximum: 1, units: 45 }))[0],
    'product with many units in stock',
  )
})

type Shop = ReturnType<typeof openShop>

const api = (shop: Shop) =>
  shop.call('addCartItems', {
    data: { line_items: [{ product_id: item.product.id, variant_id: item.variant.id, quantity: 1 }] },
  })
const form = (shop: Shop) =>
  shop.post('/bag/items', {
    productId: String(item.product.id),
    color: item.variant.colour ?? '',
    size: item.variant.size ?? '',
    length: item.variant.length ?? '',
  })
const fetchCart = async (shop: Shop) => (await shop.call('getCart', {})).json<CartEntity>()
const unitsIn = ({ line_items }: CartEntity) =>
  line_items.physical_items.find(({ variant_id }) => variant_id === item.variant.id)?.quantity ?? 0
const atOnce = (press: (shop: Shop) => Promise<Response>, shop: Shop, times = many) =>
  Promise.all(Array.from({ length: times }, () => press(shop)))
const alsoCookies = (shop: Shop) => [...shop.jar.keys()].filter((name) => name.startsWith('cart-also_'))

describe.each([
  ['by form', form],
  ['by script', api],
] as const)('first additions %s at the same moment', (_way, press) => {
  test('parallel first additions of one browser end in one cart with all lines', async () => {
    const shop = openShop()
    const responses = await atOnce(press, shop)
    expect(new Set(responses.map(({ status }) => status < 400))).toEqual(new Set([true]))
    const first = await fetchCart(shop)
    expect(unitsIn(first)).toBe(many)
    const second = await fetchCart(shop)
    expect([second.id, unitsIn(second), alsoCookies(shop).length]).toEqual([first.id, many, 1])
  }, 60_000)
})

test('carts that several loads merge at the same time are counted once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const shop = openShop()
    await atOnce(form, shop, 6)
    await Promise.all([fetchCart(shop), shop.get('/bag'), fetchCart(shop), api(shop)])
    expect(unitsIn(await fetchCart(shop))).toBe(7)
  }
}, 60_000)

test('a cleared cart stays empty, even if parallel additions had created several carts', async () => {
  const shop = openShop()
  await atOnce(api, shop, 3)
  await shop.post('/bag/clear', {})
  expect([(await fetchCart(shop)).id, alsoCookies(shop)]).toEqual([null, []])
})
