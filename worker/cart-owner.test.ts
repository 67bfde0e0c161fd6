import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { Env } from './configuration/env.ts'
import { visitFacts } from './owner/ask-owner.ts'
import { newAccount } from './test/accounts.ts'
import { fetchCart, lineOf, twoSellable, unitsIn } from './test/bags.ts'
import { present, untilDone } from './test/recorded-fetch.ts'
import { sandboxServices } from './test/sandbox.ts'
import { openShop, textOf } from './test/shop.ts'
import { visitWith } from './test/visit.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { markets } from '#shared/markets.ts'

const { CARTS: carts } = env as unknown as Env
const { services } = sandboxServices()
const market = markets.en
const [item, other] = await twoSellable(45)

type Shop = ReturnType<typeof openShop>

const add = (shop: Shop, sold = item, more: object = {}) =>
  shop.call('addCartItems', { data: { line_items: [lineOf(sold)], ...more } })
const readCart = (cartId: string) => services.cart.cart({ market, cartId }, untilDone())

/** A browser whose requests reach the real objects. */
const atRealObject = () => openShop({ bindings: { CARTS: carts } })
const stubOf = (cartId: string) => carts.get(carts.idFromName(cartId))

async function bagOf(shop: Shop, sold = item): Promise<string> {
  return present((await (await add(shop, sold)).json<CartEntity>()).id, 'cart')
}

describe("a cart's object", () => {
  test('carries out twenty parallel additions one after the other, without a conflict', async () => {
    const shop = atRealObject()
    await bagOf(shop)
    const responses = await Promise.all(Array.from({ length: 20 }, () => add(shop)))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(unitsIn(await fetchCart(shop), item)).toBe(21)
  }, 30_000)

  test('answers a repeated press with the first result, in the object and after the addition that created the cart', async () => {
    const shop = atRealObject()
    const press = { operation_id: 'press-1' }
    await add(shop, item, press)
    await shop.settle()
    await add(shop, item, press)
    await add(shop, item, { operation_id: 'press-2' })
    const repeated = await add(shop, item, { operation_id: 'press-2' })
    expect(unitsIn(await repeated.json<CartEntity>(), item)).toBe(2)
  })

  test('answers a command or an input that this version does not have', async () => {
    const cartId = await bagOf(atRealObject())
    const visit = visitFacts(visitWith().visit)
    const run = (name: string, input: unknown) => stubOf(cartId).run({ name, input, cartId, visit })
    expect(await run('wrapAsGift', {})).toEqual({ status: 'unknown' })
    expect(await run('toString', {})).toEqual({ status: 'unknown' })
    expect(await run('updateLine', { lineId: 'a', quantity: -1 })).toEqual({ status: 'unknown' })
    expect(await run('updateLine', { lineId: 'a', quantity: 1 })).toMatchObject({
      status: 'failed',
      failure: { of: 'nothing-found' },
    })
  })

  test('moves each line of a guest’s cart to the profile cart once, however often that is repeated [BAG-46] [D-27]', async () => {
    const { customerId } = await newAccount()
    const [profileCart, current] = [await bagOf(atRealObject(), other), await bagOf(atRealObject())]
    await stubOf(profileCart).assign({ marketCode: market.code, cartId: profileCart, customerId })
    const items = present(await readCart(current), 'cart').lineItems
    for (let repeat = 0; repeat < 3; repeat += 1)
      expect(await stubOf(profileCart).addLines({ marketCode: market.code, cartId: profileCart, items })).toEqual({
        status: 'added',
        leftOut: [],
      })
    const move = { marketCode: market.code, cartId: current, profileCartId: profileCart, customerId }
    expect(await stubOf(current).moveLines(move)).toEqual({ status: 'moved', leftOut: [] })
    expect(await stubOf(current).moveLines(move)).toEqual({ status: 'gone' })
    const merged = present(await readCart(profileCart), 'cart')
    expect(merged.lineItems.map(({ quantity }) => quantity)).toEqual([1, 1])
    expect(await readCart(current)).toBeNull()
  })
})

describe("if a cart's object cannot be reached", () => {
  const down = () => Promise.reject(new Error('down'))
  const unreachable = {
    idFromName: () => '',
    get: () => new Proxy({}, { get: (_target, name) => (name === 'then' ? undefined : down) }),
  } as unknown as Env['CARTS']

  test('an addition says that it failed and can be repeated, browsing and the bag go on, and no door to pay opens', async () => {
    const shop = openShop()
    await bagOf(shop)
    const broken = openShop({ jar: shop.jar, bindings: { CARTS: unreachable } })
    const press = { operation_id: 'press' }
    expect((await add(broken, other, press)).status).toBe(503)
    expect((await broken.get('/')).status).toBe(200)
    expect(await textOf(broken.get('/bag'))).toContain(item.product.name)
    expect(unitsIn(await fetchCart(broken), item)).toBe(1)
    expect((await broken.post('/checkout', {})).status).toBe(503)
    expect((await add(shop, other, press)).status).toBe(200)
    expect(unitsIn(await fetchCart(shop), other)).toBe(1)
  })

  test('the bag page shows a line above the stock as it is, because nothing can be written', async () => {
    const shop = openShop()
    const cartId = await bagOf(shop)
    const { catalogue } = services
    const broken = openShop({
      jar: shop.jar,
      bindings: { CARTS: unreachable },
      broken: {
        catalogue: {
          ...catalogue,
          stock: async (request, signal) =>
            new Map([...(await catalogue.stock(request, signal))].map(([id, stock]) => [id, { ...stock, units: 0 }])),
        },
      },
    })
    expect((await broken.get('/bag')).status).toBe(200)
    expect(present(await readCart(cartId), 'cart').lineItems).toHaveLength(1)
  })
})
