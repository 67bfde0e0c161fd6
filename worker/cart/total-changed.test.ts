import { describe, expect, test } from 'vitest'
import type { Ports } from '../ports/ports.ts'
import { addLines, firstSellable, lineOf } from '../test/bags.ts'
import { openPromotionsShop } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { type BrokenPorts, openShop, textOf } from '../test/shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import type { Cart } from '#shared/domain/cart.ts'
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

  test('if the engine recovers, the checkout continues at the total that was shown first, and the bag page says so', async () => {
    const { shop, total, platform, charged, during } = await openCodeCart()
    expect(await leave(during(noEngine()))).toBe('/bag?error=total')
    const page = await textOf(shop.get('/bag?error=total'))
    expect(page).toContain(totalMessages.asBefore(text(platform)))
    expect(page).toContain(text(total))
    expect(await leave(shop)).toBe(address)
    expect(await charged()).toBe(total)
  })

  test('an engine that fails at every press does not hold the shopper again and again', async () => {
    const { shop, during } = await openCodeCart()
    const down = during(noEngine())
    await leave(down)
    await shop.get('/bag?error=total')
    expect(await leave(down)).toBe(address)
  })

  test('the shopper is held again if the bag page has shown the lower total since', async () => {
    const { shop, during } = await openCodeCart()
    const down = during(noEngine())
    expect([await leave(down), await leave(down)]).toEqual(['/bag?error=total', address])
    await shop.get('/bag')
    expect(await leave(down)).toBe('/bag?error=total')
  })

  test('a guest with a changed total is sent from the step before the checkout back to the bag page', async () => {
    const { shop, total, during } = await openCodeCart()
    expect(await textOf(shop.get('/checkout-identity'))).toContain(`<b>${text(total)}</b>`)
    expect((await during(noEngine()).get('/checkout-identity')).headers.get('location')).toBe('/bag?error=total')
  })

  test('a checkout without a shown total is held once while the engine fails', async () => {
    const shop = openShop({ broken: noEngine() })
    await addLines(shop, lineOf(item))
    expect(await leave(shop)).toBe('/bag?error=total')
    expect(await textOf(shop.get('/bag?error=total'))).toContain(totalMessages.offersUnchecked)
    expect(await leave(shop)).toBe(address)
  })
})

describe('a code that does not hold any more', () => {
  test('a code that no longer applies is named with its former discount', async () => {
    const { total, during } = await openCodeCart()
    const engine = present(services.promotions, 'engine')
    const without: BrokenPorts['promotions'] = {
      updateSession: (update, signal) => engine.updateSession({ ...update, manualCoupons: [] }, signal),
    }
    const changed = during({ cart: cartPort, promotions: without })
    const { detail } = await (await changed.call('checkoutLogin', {})).json<{ detail: string }>()
    expect(detail).toContain(`It was ${text(total)} and is now £`)
    expect(detail).toMatch(/Welcome: 10% off \(£[\d.]+\) is not taken off any more/)
  })
})

describe('a price that the platform has changed', () => {
  test.each([
    ['where the engine is asked', 'en'],
    ['where it is off', 'us'],
  ])('a price that the platform has changed is named with the line, %s', async (_where, locales) => {
    const vars = { PROMOTIONS_LOCALES: locales }
    const shop = openShop({ vars, broken: { cart: cartPort } })
    await addLines(shop, lineOf(item))
    await shop.get('/bag')
    const dearer = (cart: Cart): Cart => {
      const more = { ...cart.cartAmount, amount: 99_900 }
      const prices = { listPrice: more, salePrice: more, originalPrice: more, extendedSalePrice: more }
      const lineItems = cart.lineItems.map((line) => ({ ...line, ...prices }))
      return { ...cart, cartAmount: more, baseAmount: more, lineItems }
    }
    const cart: Partial<Ports['cart']> = {
      ...cartPort,
      cart: async (request, signal) => services.cart.cart(request, signal).then((found) => found && dearer(found)),
    }
    const changed = openShop({ jar: shop.jar, vars, broken: { cart } })
    expect(await leave(changed)).toBe('/bag?error=total')
    const page = await textOf(changed.get('/bag?error=total'))
    expect(page).toMatch(new RegExp(`${item.product.name}: £[\\d.]+ is now £999\\.00\\.`))
    expect(await leave(changed)).toBe(address)
  })
})

test('a checkout at the shown total continues without a stop', async () => {
  const { shop, total, charged } = await openCodeCart()
  await shop.get('/bag')
  expect(await leave(shop)).toBe(address)
  expect(await charged()).toBe(total)
})
