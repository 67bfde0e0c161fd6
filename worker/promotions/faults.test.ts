import { describe, expect, test } from 'vitest'
import { type Buyable, buyable } from '../test/buyable.ts'
import { playedFaults, shortTimeoutUpstream, setFault } from '../test/faults.ts'
import { openPromotionsShop } from '../test/promotions-shop.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { textOf } from '../test/shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { currentPrice, shownPrice } from '#shared/domain/price.ts'
import { markets } from '#shared/markets.ts'
import { couponStatuses } from '#shared/messages/coupon-statuses.ts'
import * as messages from '#shared/messages/shop.ts'

const { services } = sandboxServices()
const market = markets.en
const code = 'WELCOME10'
const couponCookie = 'sv-coupons_en'
const bought = await buyable(services.catalogue, market)

/**
 * A browser with a cart, and a fault that affects only the engine's session of that cart, because other tests use the
 * same engine.
 */
async function openStruckCart(fault: { kind: string }) {
  const well = openPromotionsShop()
  const { id } = await (await well.add(bought)).json<CartEntity>()
  const target = { service: 'talonone', path: `/v2/customer_sessions/${present(id, 'bag')}` }
  const down = openPromotionsShop({ jar: well.shop.jar, upstream: shortTimeoutUpstream(target, fault) })
  return { well, down, lift: await setFault({ ...target, ...fault }) }
}

const priceOf = ({ variant }: Buyable, units: number) =>
  `£${((currentPrice(shownPrice(variant.price, [])).amount * units) / 100).toFixed(2)}`

describe.each(playedFaults())('an engine that gives %s', (_what, { fault }) => {
  test('a failing engine loses no line, change, code or checkout, and the cart is priced again after the fault [PROMO-14, PROMO-15, NET-29]', async () => {
    const { well, down, lift } = await openStruckCart(fault)
    const page = async () => {
      const response = await down.shop.get('/bag')
      return { status: response.status, text: await response.text() }
    }

    const read = await page()
    expect([
      read.status,
      ...['In your bag', priceOf(bought, 1), messages.promotions.unavailable].filter(
        (text) => !read.text.includes(text),
      ),
    ]).toEqual([200])
    const added = await down.add(bought)
    expect(added.status).toBe(200)
    const [line] = (await added.json<CartEntity>()).line_items.physical_items
    const changed = await down.call('updateCartItem', { itemId: line?.id, data: { line_item: { quantity: 3 } } })
    expect(changed.status).toBe(200)

    const applied = await down.callPromotions('applyCoupon', { code })
    expect(applied).toMatchObject({
      outcome: 'unavailable',
      promotions: null,
      cart: { line_items: { physical_items: [{ quantity: 3 }] } },
    })
    expect(applied.cart.cart_amount).toBe(applied.cart.base_amount)
    expect(well.shop.jar.has(couponCookie)).toBe(true)
    expect(await down.callPromotions('removeCoupon', { code })).toMatchObject({
      outcome: 'unavailable',
      promotions: null,
    })
    expect(well.shop.jar.has(couponCookie)).toBe(false)
    expect((await down.shop.post('/bag/coupon', { code })).headers.get('location')).toBe('/bag')
    const outage = await page()
    expect([
      outage.status,
      ...[
        messages.promotions.unavailable,
        couponStatuses.kept.replace('{code} ', ''),
        `name="code" value="${code}"`,
      ].filter((text) => !outage.text.includes(text)),
    ]).toEqual([200])

    expect((await down.call('checkoutLogin')).status).toBe(200)
    expect((await down.shop.post('/checkout', {})).headers.get('location')).toContain('/checkout/load/')
    const charged = await (await down.call('getCart')).json<CartEntity>()
    expect([charged.cart_amount, charged.line_items.physical_items.map(({ quantity }) => quantity)]).toEqual([
      charged.base_amount,
      [3],
    ])

    await lift()
    expect(await well.callPromotions('sync')).toMatchObject({
      outcome: 'priced',
      promotions: {
        coupons: [{ code, status: 'applied' }],
        applied: expect.arrayContaining([expect.objectContaining({ code })]),
      },
    })
    expect(await textOf(well.shop.get('/bag'))).not.toContain(messages.promotions.unavailable)
  })
})
