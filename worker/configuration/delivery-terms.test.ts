import { describe, expect, test } from 'vitest'
import { deliveryTermsOf, expectedDelivery, standardCost } from './delivery-terms.ts'
import { money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'
import { byMarket } from '#shared/test/by-market.ts'

const delivery = {
  methods: {
    en: [
      { kind: 'standard', days: { first: 3, last: 5 }, cost: 395 },
      { kind: 'next-day', days: { first: 1, last: 1 }, cost: 795 },
    ],
  },
  cutOff: { en: { cutOff: 840, timeZone: 'Europe/London' } },
  holidays: { eu: ['2026-12-25'] },
  freeFrom: { en: 60, eu: 90 },
  returnDays: { en: 28 },
} satisfies Parameters<typeof deliveryTermsOf>[0]['delivery']

const standard = (first: string, last: string) => ({ kind: 'standard', cost: money(395, 'GBP'), first, last })
const nextDay = (day: string) => ({ kind: 'next-day', cost: money(795, 'GBP'), first: day, last: day })

test('delivery terms are those of the market, in its currency', () => {
  const now = Date.parse('2026-11-26T15:00Z')
  expect(deliveryTermsOf({ delivery }, markets.en, now)).toEqual({
    days: { first: 3, last: 5 },
    dispatch: {
      cutOff: 840,
      timeZone: 'Europe/London',
      next: [
        {
          closesAt: Date.parse('2026-11-27T14:00Z'),
          arrivals: [standard('2026-12-02', '2026-12-04'), nextDay('2026-11-30')],
        },
        {
          closesAt: Date.parse('2026-11-30T14:00Z'),
          arrivals: [standard('2026-12-03', '2026-12-07'), nextDay('2026-12-01')],
        },
        {
          closesAt: Date.parse('2026-12-01T14:00Z'),
          arrivals: [standard('2026-12-04', '2026-12-08'), nextDay('2026-12-02')],
        },
        {
          closesAt: Date.parse('2026-12-02T14:00Z'),
          arrivals: [standard('2026-12-07', '2026-12-09'), nextDay('2026-12-03')],
        },
      ],
    },
    freeFrom: money(6000, 'GBP'),
    returnDays: 28,
  })
  expect(deliveryTermsOf({ delivery }, markets.eu, now)).toEqual({
    days: null,
    dispatch: null,
    freeFrom: money(9000, 'EUR'),
    returnDays: null,
  })
})

test('standard delivery costs what its method costs, and nothing is known of a market without it', () => {
  expect(standardCost({ delivery }, markets.en)).toEqual(money(395, 'GBP'))
  expect(standardCost({ delivery }, markets.eu)).toBeNull()
})

test('the next dispatches are the same until the first one leaves', () => {
  const at = (time: string) => deliveryTermsOf({ delivery }, markets.en, Date.parse(time)).dispatch
  const found = at('2026-11-26T15:00Z')
  expect(at('2026-11-27T13:59Z')).toBe(found)
  expect(at('2026-11-27T14:00Z')?.next[0]?.closesAt).toBe(Date.parse('2026-11-30T14:00Z'))
  expect(at('2026-11-25T12:00Z')?.next[0]?.closesAt).toBe(Date.parse('2026-11-25T14:00Z'))
})

test('nothing leaves on a holiday of the market', () => {
  const settings = { delivery: { ...delivery, holidays: { en: ['2026-11-27'], eu: ['2026-11-30'] } } }
  const { dispatch } = deliveryTermsOf(settings, markets.en, Date.parse('2026-11-26T15:00Z'))
  expect(dispatch?.next[0]?.closesAt).toBe(Date.parse('2026-11-30T14:00Z'))
})

describe('the expected days of an order', () => {
  const configuration = {
    delivery,
    shippingNames: { pickUp: ['click & collect'], fast: ['express', 'next'] },
    bigCommerce: { channelIds: byMarket((_market, index) => index + 1) },
  }
  const sentBy = (method: string) => ({
    id: 1,
    address: { name: '', lines: [], city: '', region: '', postalCode: '', country: 'United Kingdom' },
    method,
  })
  const order = {
    stage: 'placed' as const,
    status: 'Pending' as const,
    channelId: 1,
    deliveries: [sentBy('Standard delivery')],
    placedAt: '2026-11-25T09:48:00.000Z',
  }
  const expected = (
    changes: Partial<Parameters<typeof expectedDelivery>[1]['order']> = {},
    now = '2026-11-26T12:00Z',
  ) => expectedDelivery(configuration, { market: markets.en, order: { ...order, ...changes }, now: Date.parse(now) })

  test('are counted from the time when it was placed, and shown until they are over', () => {
    const days = { first: '2026-11-30', last: '2026-12-02' }
    expect([expected(), expected({ status: 'Shipped' }), expected({}, '2026-12-02T23:00Z')]).toEqual([days, days, days])
    expect(expected({ placedAt: '2026-11-25T14:00:00.000Z' })).toEqual({ first: '2026-12-01', last: '2026-12-03' })
    expect(expected({}, '2026-12-03T00:00Z')).toBeNull()
  })

  test('are those of the method by which it comes [DATE-02]', () => {
    const now = '2026-11-25T12:00Z'
    const day = { first: '2026-11-26', last: '2026-11-26' }
    expect(expected({ deliveries: [sentBy('Next-day delivery')] }, now)).toEqual(day)
    expect(expected({ deliveries: [sentBy('Next Day')] }, now)).toEqual(day)
    expect(expected({ deliveries: [sentBy('Tracked post')] }, now)).toEqual({ first: '2026-11-30', last: '2026-12-02' })
  })

  test.each([
    ['a method whose days are not stated', { deliveries: [sentBy('Express delivery')] }],
    ['collection from a shop', { deliveries: [sentBy('Click & Collect')] }],
    ['a method that the platform does not name', { deliveries: [sentBy('')] }],
    ['two methods', { deliveries: [sentBy('Standard delivery'), sentBy('Next-day delivery')] }],
    ['no parcel', { deliveries: [] }],
    ['an order of another market', { channelId: 2 }],
    ['an order without a payment', { stage: 'unfinished' as const }],
    ['an order that has come', { status: 'Complete' as const }],
    ['an order that was refunded in part', { status: 'Refunded in part' as const }],
  ])('are not stated for %s', (_, changes) => {
    expect(expected(changes)).toBeNull()
  })

  test('are not stated in a market that states no time of dispatch', () => {
    expect(
      expectedDelivery(configuration, {
        market: markets.eu,
        order: { ...order, channelId: 3 },
        now: Date.parse(order.placedAt),
      }),
    ).toBeNull()
  })
})
