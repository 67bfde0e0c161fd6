import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { SessionResponseSchema } from './session-wire.ts'

const response = {
  customerSession: {
    integrationId: 'cart-1',
    profileId: '71',
    storeIntegrationId: 'GBP_CHANNEL',
    state: 'open',
    cartItems: [{ sku: '440123S', quantity: 2, price: 32.5, position: 0 }],
    couponCodes: ['WELCOME10'],
  },
  effects: [{ effectType: 'setDiscount', campaignId: 5, triggeredByCoupon: 9, props: { name: 'Welcome', value: 6.5 } }],
  coupons: [{ id: 9, campaignId: 5, value: 'WELCOME10', usageLimit: 1, limits: [] }],
  customerProfile: { integrationId: '71' },
}
const parsed = (body: object) => v.safeParse(SessionResponseSchema, body)

describe('the engine’s session', () => {
  test('a session has its ids, lines with SKU and position, codes, effects, coupons with campaign, and the profile [PROMO-17]', () => {
    expect(parsed(response)).toMatchObject({ success: true, output: response })
  })

  test.each([
    ['a line without a SKU', { ...response, customerSession: { cartItems: [{ quantity: 1 }] } }],
    ['a code that is no text', { ...response, customerSession: { couponCodes: [7] } }],
    ['an effect without a campaign', { ...response, effects: [{ effectType: 'setDiscount', props: {} }] }],
    ['a coupon without a campaign', { ...response, coupons: [{ id: 9, value: 'WELCOME10' }] }],
    ['a profile without an id', { ...response, customerProfile: {} }],
    ['no session', { effects: [] }],
  ])('a session is refused that has %s [PROMO-17]', (_what, body) => {
    expect(parsed(body).success).toBe(false)
  })
})
