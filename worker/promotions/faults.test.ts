import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { CartEntity } from '../../shared/domain/cart-entity-schema.ts'
import { markets } from '../../shared/markets.ts'
import { currentPrice } from '../../shared/domain/price.ts'
import * as messages from '../../shared/messages/en.ts'
import type { Env } from '../env.ts'
import { type Buyable, buyable } from '../test/buyable.ts'
import { openPromotionsShop } from '../test/promotions-shop.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { textOf } from '../test/shop.ts'

const control = `${new URL((env as unknown as Env).CONSTRUCTOR_URL ?? '').origin}/control/faults`
const headers = { 'x-control': 'test', 'content-type': 'application/json' }
const set: number[] = []
const { services } = sandboxServices()
const code = 'WELCOME10'
let bought: Buyable

beforeAll(async () => {
  bought = await buyable(services.catalogue, markets.en)
})

async function liftFaults(): Promise<void> {
  await Promise.all(set.splice(0).map((id) => fetch(`${control}/${id}`, { method: 'DELETE', headers })))
}
afterEach(liftFaults)

// Each strikes the sessions of one cart alone: other tests ask the same engine.
const faults = [
  ['slower than its deadline', { kind: 'delay', delayMs: 3600 }],
  ['hanging', { kind: 'hang' }],
  ['500', { kind: 'status', status: 500 }],
  ['503', { kind: 'status', status: 503 }],
  ['a body that is cut off', { kind: 'cut-off' }],
  ['malformed JSON', { kind: 'malformed-json' }],
  ['another type', { kind: 'wrong-content-type' }],
  ['429 with its time', { kind: 'rate-limit', resetMs: 1000 }],
  ['401', { kind: 'status', status: 401 }],
] as const

describe.each(faults)('an engine that answers %s', (_what, fault) => {
  it('costs neither the bag, an addition, a code nor the checkout, and prices the bag again once it is over [PROMO-14, PROMO-15, NET-29]', { timeout: 120_000 }, async () => {
    const { shop, call, add, want } = openPromotionsShop()
    const { id } = await (await add(bought)).json<{ id: string }>()
    // Calls that are answered keep the engine's circuit closed, so that it is the fault that each step meets.
    const other = openPromotionsShop()
    await other.add(bought)
    const heal = async () => void (await other.want('sync'))

    const response = await fetch(control, { method: 'POST', headers, body: JSON.stringify({ service: 'talonone', path: `/v2/customer_sessions/${id}`, ...fault }) })
    set.push((await response.json<{ id: number }>()).id)

    const page = await shop.get('/bag')
    const text = await textOf(page)
    const price = `£${(currentPrice(bought.variant.price).amount / 100).toFixed(2)}`
    expect([page.status, ...['In your bag', price, messages.promotions.unavailable].filter((words) => !text.includes(words))]).toEqual([200])
    await heal()

    expect((await add(bought)).status).toBe(200)

    const applied = await want('applyCoupon', { code })
    expect(applied).toMatchObject({ outcome: 'unavailable', promotions: null, cart: { id, line_items: { physical_items: [{ quantity: 2 }] } } })
    expect(applied.cart.cart_amount).toBe(applied.cart.base_amount)
    expect(shop.jar.has('sv-coupons_en')).toBe(true)
    await heal()

    const checkout = await call('checkoutLogin')
    expect(checkout.status).toBe(200)
    const charged = await (await call('getCart')).json<CartEntity>()
    expect([charged.id, charged.cart_amount]).toEqual([id, charged.base_amount])
    await heal()

    await liftFaults()
    expect(await want('sync')).toMatchObject({ outcome: 'priced', promotions: { coupons: [{ code, status: 'applied' }], offers: expect.arrayContaining([expect.objectContaining({ code })]) } })
    expect(await textOf(shop.get('/bag'))).not.toContain(messages.promotions.unavailable)
  })
})
