import { describe, expect, test } from 'vitest'
import { firstSellable } from '../test/bags.ts'
import { openPromotionsShop } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { type BrokenPorts, openShop, textOf } from '../test/shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { services } = sandboxServices()
const market = markets.en
const code = 'WELCOME10'
const totalMessages = messages.totalChange
const address = 'https://checkout.example/'

const item = await firstSellable('mens', 5)

type Shop = ReturnType<typeof openShop>

const failing = () => Promise.reject(new ServiceError('promotions', 'unavailable'))
const cartPort = { checkoutUrl: async () => address }
const noEngine = (): BrokenPorts => ({
  cart: cartPort,
  promotions: { ...present(services.promotions, 'engine'), session: failing, updateSession: failing },
})
const text = (amount: number) => `£${(amount / 100).toFixed(2)}`

/** A cart with a code, and its totals with and without the code. */
async function openCodeCart() {
  const { shop, add, callPromotions } = openPromotionsShop({ broken: { cart: cartPort } })
  const cart = await (await add(item)).json<CartEntity>()
  const { promotions } = await callPromotions('applyCoupon', { code })
  const total = present(promotions, 'prices').total.amount
  const platform = Math.round(cart.cart_amount * 100)
  expect(total).toBeLessThan(platform)
  const charged = async () =>
    present(await services.cart.cart({ market, cartId: present(cart.id, 'cart') }, untilDone()), 'cart').cartAmount
      .amount
  return {
    shop,
    callPromotions,
    total,
    platform,
    charged,
    during: (broken: BrokenPorts) => openShop({ jar: shop.jar, broken }),
  }
}

const leave = async (shop: Shop) => (await shop.post('/checkout', {})).headers.get('location')

describe('an engine that fails between the bag and the checkout', () => {
  test('without scripts, a checkout with a changed total is held, the bag page shows the change, and the next press continues', async () => {
    const { shop, total, platform, during } = await openCodeCart()
    expect(await textOf(shop.get('/bag'))).toContain(text(total))
    const down = during(noEngine())
    expect(await leave(down)).toBe('/bag?error=total')
    const page = await textOf(down.get('/bag?error=total'))
    for (const message of [
      totalMessages.title,
      totalMessages.totalChanged(text(total), text(platform)),
      totalMessages.offersUnchecked,
      totalMessages.confirm,
    ])
      expect(page).toContain(message)
    expect(page).toContain(code)
    expect(await leave(down)).toBe(address)
  })

  test('with scripts, the response for a changed total shows the change, and the next press continues', async () => {
    const { total, platform, during } = await openCodeCart()
    const down = during(noEngine())
    const response = await down.call('checkoutLogin', {})
    const problem = await response.json<{ type: string; title: string; detail: string }>()
    expect([response.status, problem.type, problem.title]).toEqual([
      409,
      expect.stringMatching(/\/total-changed$/),
      totalMessages.title,
    ])
    expect(problem.detail).toContain(totalMessages.totalChanged(text(total), text(platform)))
    expect((await down.call('checkoutLogin', {})).status).toBe(200)
  })

  test('a guest with a changed total is sent from the step before the checkout back to the bag page', async () => {
    const { shop, total, during } = await openCodeCart()
    expect(await textOf(shop.get('/checkout-identity'))).toContain(`<b>${text(total)}</b>`)
    expect((await during(noEngine()).get('/checkout-identity')).headers.get('location')).toBe('/bag?error=total')
  })
})

test('a checkout at the shown total continues without a stop', async () => {
  const { shop, total, charged } = await openCodeCart()
  await shop.get('/bag')
  expect(await leave(shop)).toBe(address)
  expect(await charged()).toBe(total)
})
