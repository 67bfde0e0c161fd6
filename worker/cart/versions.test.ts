import { describe, expect, test } from 'vitest'
import type { CartPort } from '../ports/cart-port.ts'
import { addLines, fetchCart, firstSellable, lineIn, lineOf } from '../test/bags.ts'
import { preceded } from '../test/changed-calls.ts'
import { openPromotionsShop } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'
import { stockIs } from '../test/stock-is.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { services } = sandboxServices()
const market = markets.en

const item = await firstSellable('womens', 30)

type Shop = ReturnType<typeof openShop>

const add = (shop: Shop, quantity = 1) => addLines(shop, lineOf(item, quantity))
const ownLine = (cart: CartEntity) => lineIn(cart, item)

describe('changes of one cart at the same moment', () => {
  test('parallel additions never exceed the stock, and the others are refused with the stock message', async () => {
    const left = 5
    const catalogue = { stock: stockIs(() => left) }
    const shop = openShop({ broken: { catalogue } })
    await add(shop)
    const responses = await Promise.all(Array.from({ length: 8 }, () => add(shop)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(left - 1)
    for (const response of responses.filter(({ status }) => status !== 200))
      expect(await response.json()).toMatchObject({ type: expect.stringMatching(/\/insufficient-stock$/) })
    expect(ownLine(await fetchCart(shop))?.quantity).toBe(left)
  }, 30_000)

  test('a change that conflicts at every attempt asks the shopper to try again', async () => {
    const shop = openShop()
    await add(shop)
    // Another request changes the cart before each write of this browser.
    const overtake = async ({ cartId }: { cartId: string }, signal: AbortSignal) => {
      const { version } = present(await services.cart.cart({ market, cartId }, signal), 'cart')
      await services.cart.assign({ cartId, version, customerId: 0 }, signal)
    }
    const cart: Partial<CartPort> = {
      addItems: preceded(services.cart.addItems, overtake),
      updateItem: preceded(services.cart.updateItem, overtake),
      removeItem: preceded(services.cart.removeItem, overtake),
    }
    const slow = openShop({ jar: shop.jar, broken: { cart } })
    const { id: lineId } = present(ownLine(await fetchCart(shop)), 'line')
    for (const response of [
      await add(slow),
      await slow.call('updateCartItem', { itemId: lineId, data: { line_item: { quantity: 2 } } }),
      await slow.call('removeCartItem', { itemId: lineId }),
    ]) {
      expect([response.status, await response.json()]).toEqual([
        409,
        expect.objectContaining({ type: expect.stringMatching(/\/busy$/), title: messages.bag.busy }),
      ])
    }
    expect((await slow.post('/bag/items/remove', { lineId })).headers.get('location')).toBe('/bag?error=busy')
    expect(await (await shop.get('/bag?error=busy')).text()).toContain(messages.bag.busy)
    expect(ownLine(await fetchCart(shop))?.quantity).toBe(1)
  }, 30_000)
})

describe('a quantity that is lowered while the checkout opens', () => {
  const code = 'WELCOME10'
  const address = 'https://checkout.example/'
  const calls = ['cart', 'updateSession', 'setDiscounts', 'checkoutUrl'] as const

  test.concurrent.each(calls)(
    'a quantity that is lowered while the checkout opens never keeps the discount of the larger quantity (at %s) [PROMO-37]',
    async (delayed) => {
      const { shop, callPromotions } = openPromotionsShop()
      await add(shop, 12)
      await callPromotions('applyCoupon', { code })
      const cart = await fetchCart(shop)
      const cartId = present(cart.id, 'cart')
      const { id: lineId, list_price } = present(lineIn(cart, item), 'line')
      // The checkout waits at this call until the quantity is lowered.
      const reached = Promise.withResolvers<void>()
      const lowered = Promise.withResolvers<void>()
      let isFirst = true
      const wait = async () => {
        if (!isFirst) return
        isFirst = false
        reached.resolve()
        await lowered.promise
      }
      const holding = <Port extends object>(port: Port): Port =>
        new Proxy(port, {
          get(target, name) {
            const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>
            return name !== delayed ? method : async (...args: unknown[]) => (await wait(), method.apply(target, args))
          },
        })
      const slow = openShop({
        jar: shop.jar,
        broken: {
          cart: holding({ ...services.cart, checkoutUrl: async () => address }),
          promotions: holding(present(services.promotions, 'engine')),
        },
      })
      const opening = slow.call('checkoutLogin', {}).finally(() => reached.resolve())
      await reached.promise
      // It has waited the maximum time for its turn in this isolate and continues like a request of another isolate.
      const change = await shop.call('updateCartItem', { itemId: lineId, data: { line_item: { quantity: 1 } } })
      lowered.resolve()
      // A total that differs from the shown one holds the checkout.
      expect([change.status, (await opening).status]).toEqual([200, 409])
      const charged = present(await services.cart.cart({ market, cartId }, untilDone()), 'cart')
      const left = charged.lineItems.filter(({ isFreeGift }) => !isFreeGift)
      expect(left.map(({ quantity }) => quantity)).toEqual([1])
      expect(charged.cartAmount.amount).toBeGreaterThanOrEqual(Math.floor(list_price * 100 * 0.6))
    },
    30_000,
  )
})

describe('a cart that is emptied after it was read', () => {
  /** The cart is emptied by another isolate just before the call. */
  const empty = ({ cartId }: { cartId: string }, signal: AbortSignal) =>
    services.cart.deleteCart({ cartId, version: null }, signal)

  test.each<[string, Partial<CartPort>]>([
    ['checkoutUrl', { checkoutUrl: preceded(services.cart.checkoutUrl, empty) }],
    ['cart', { cart: preceded(services.cart.cart, empty) }],
  ])(
    'a cart that is emptied after it was read leads the checkout back to the bag page (at %s)',
    async (_delayed, cart) => {
      const shop = openShop()
      await add(shop)
      const response = await openShop({ jar: shop.jar, broken: { cart } }).post('/checkout', {})
      expect([response.status, response.headers.get('location')]).toEqual([303, '/bag'])
    },
    30_000,
  )

  test('an addition to a cart that was emptied in between goes into a new cart', async () => {
    const shop = openShop()
    await add(shop)
    const late = openShop({ jar: shop.jar, broken: { cart: { addItems: preceded(services.cart.addItems, empty) } } })
    expect((await add(late, 2)).status).toBe(200)
    expect(ownLine(await fetchCart(late))?.quantity).toBe(2)
  }, 30_000)
})
