import { describe, expect, test } from 'vitest'
import { hangingFetch, json, recordedFetch, recordedLog, untilDone } from '../../test/recorded-fetch.ts'
import { createCall } from '../../upstream/call.ts'
import { createTalononePromotions, storeIntegrationId } from './promotions.ts'
import { refusalByReason } from './rejection-reasons.ts'
import { exactAmount } from '#shared/domain/exact-amount.ts'
import { couponRefusals } from '#shared/domain/promotions.ts'
import { type Currency, type Market, markets } from '#shared/markets.ts'

const origin = { campaignId: 7, rulesetId: 1, ruleIndex: 0, ruleName: 'A rule' }
const session = {
  id: 6,
  integrationId: 'cart',
  applicationId: 1,
  profileId: '',
  storeIntegrationId: 'UK',
  state: 'open',
  couponCodes: [],
  cartItems: [],
  attributes: {},
  total: 0,
}
const state = (effects: object[] = [], rest: object = {}) =>
  json({ effects, createdCoupons: [], createdReferrals: [], customerSession: session, ...rest })
const configuration = {
  locales: 'en',
  url: 'https://shop.talon.example',
  keys: Object.fromEntries(
    Object.values(markets).map(({ currency }) => [currency, `key-${currency.toLowerCase()}`]),
  ) as Record<Currency, string>,
}

function setUp(...responses: Parameters<typeof recordedFetch>) {
  const { fetch, requests } = recordedFetch(...responses)
  const { log, lines } = recordedLog()
  const call = createCall({ service: 'promotions', fetch, log, timeoutMs: 1000, retryDelayMs: () => 0 })
  return { requests, lines, port: createTalononePromotions({ configuration, call, log }) }
}

const market = markets.en
const item = {
  sku: '440123-NAV-M',
  name: 'Cotton Tee',
  quantity: 2,
  price: exactAmount(19.99),
  productId: 191,
  variantId: 362,
}
const update = { market, sessionId: 'cart', isDryRun: true, items: [item], manualCoupons: ['SPRING10'], profile: null }
const effectsOf = async (effects: object[], rest?: object) =>
  (await setUp(state(effects, rest)).port.updateSession(update, untilDone())).effects

describe('the language of a session', () => {
  const german: Market = { ...markets.eu, language: 'de', iso: 'de-DE' }
  const stored = (attributes?: object) => setUp(state([], { customerSession: { state: 'open', attributes } }))

  test('is sent in a market with several languages only [D-420]', async () => {
    const sentIn = async (of: Market) => {
      const { port, requests } = setUp(state())
      await port.updateSession({ ...update, market: of }, untilDone())
      return /"attributes":\{"Locale":"(.*?)"/.exec(JSON.stringify(requests[0]?.body))?.[1]
    }
    expect([await sentIn(markets.en), await sentIn(markets.eu), await sentIn(german)]).toEqual([
      undefined,
      'en-IE',
      'de-DE',
    ])
  })

  test.each([
    { what: 'the page’s', of: german, attributes: { Locale: 'de-DE' }, isInLanguage: true },
    { what: 'another one', of: german, attributes: { Locale: 'en-IE' }, isInLanguage: false },
    { what: 'none', of: german, attributes: undefined, isInLanguage: false },
    { what: 'none, and the market has one language', of: markets.en, attributes: undefined, isInLanguage: true },
  ])('is compared with the market: $what [D-420]', async ({ of, attributes, isInLanguage }) => {
    const found = await stored(attributes).port.session({ market: of, sessionId: 'cart' }, untilDone())
    expect(found?.session.isInLanguage).toBe(isInLanguage)
  })
})

describe('an update of a session', () => {
  test('an update of a session sends items, codes and the complete list of requested response parts [PROMO-19, PROMO-40, PROMO-41]', async () => {
    const { port, requests } = setUp(state())
    await port.updateSession(update, untilDone())
    expect(requests[0]).toMatchObject({
      method: 'PUT',
      body: {
        customerSession: {
          storeIntegrationId: 'UK',
          couponCodes: ['SPRING10'],
          cartItems: [
            {
              sku: '440123-NAV-M',
              name: 'Cotton Tee',
              quantity: 2,
              price: 19.99,
              attributes: { product_id: 191, tmp_variant_id: 362 },
            },
          ],
        },
        responseContent: [
          'customerSession',
          'customerProfile',
          'coupons',
          'triggeredCampaigns',
          'referral',
          'loyalty',
          'event',
          'awardedGiveaways',
          'ruleFailureReasons',
          'previousReturns',
        ],
      },
    })
    expect(requests[0]?.url.href).toBe('https://shop.talon.example/v2/customer_sessions/cart?dry=true')
    expect(requests[0]?.headers.get('authorization')).toBe('ApiKey-v1 key-gbp')
    expect(requests[0]?.body).not.toHaveProperty('customerSession.profileId')
  })

  test('an update of a session is a dry run only if that is requested [CHK-06]', async () => {
    const { port, requests } = setUp(state())
    await port.updateSession({ ...update, isDryRun: false, profile: 'ada@example.com' }, untilDone())
    expect(requests[0]?.url.search).toBe('?dry=false')
    expect(requests[0]?.body).toMatchObject({ customerSession: { profileId: 'ada@example.com' } })
  })

  test('an update of a session empties lists by sending them empty [PROMO-13]', async () => {
    const { port, requests } = setUp(state())
    await port.updateSession({ ...update, items: [], manualCoupons: [] }, untilDone())
    expect(requests[0]?.body).toMatchObject({ customerSession: { cartItems: [], couponCodes: [] } })
  })

  test.each([
    ['GBP', 'UK'],
    ['EUR', 'EU'],
    ['USD', 'US'],
    ['SEK', 'UK'],
  ])('an update of a session in %s goes to the store %s [PROMO-21]', (currency, store) => {
    expect(storeIntegrationId(currency)).toBe(store)
  })

  test.each(Object.values(markets))(
    'an update of a session in market $code is signed with the key of its application [PROMO-21]',
    async ({ code, currency }) => {
      const { port, requests } = setUp(state())
      await port.updateSession({ ...update, market: markets[code] }, untilDone())
      expect(requests[0]?.headers.get('authorization')).toBe(`ApiKey-v1 key-${currency.toLowerCase()}`)
      expect(requests[0]?.body).toMatchObject({ customerSession: { storeIntegrationId: storeIntegrationId(currency) } })
    },
  )
})

describe('effects', () => {
  test('effects become discounts by position and sub-position, with the code that triggered them [PROMO-17, PROMO-18]', async () => {
    const effects = await effectsOf(
      [
        {
          ...origin,
          effectType: 'setDiscountPerItem',
          props: { name: '10% off#2', value: 9.999, position: 2, subPosition: 1 },
        },
        { ...origin, effectType: 'setDiscountPerItem', props: { name: 'Old reading#0', value: 1, position: 0 } },
        { ...origin, effectType: 'acceptCoupon', triggeredByCoupon: 5, props: { value: 'SPRING10' } },
        { ...origin, effectType: 'setDiscount', triggeredByCoupon: 5, props: { name: 'Spring', value: 4.5 } },
        { ...origin, effectType: 'addFreeItem', props: { sku: '100002-ECR', name: 'Tote' } },
        { ...origin, effectType: 'addLoyaltyPoints', props: { value: 1 } },
      ],
      { coupons: [{ id: 5, campaignId: 7, value: 'SPRING10' }] },
    )
    expect(effects).toEqual({
      discounts: {
        ofCart: [{ name: 'Spring', value: 4_500_000, code: 'SPRING10' }],
        ofUnits: [
          { name: '10% off', value: 9_999_000, code: null, position: 2, subPosition: 1 },
          { name: 'Old reading', value: 1_000_000, code: null, position: 0, subPosition: 0 },
        ],
      },
      freeGifts: [{ sku: '100002-ECR', name: 'Tote' }],
      acceptedCodes: ['SPRING10'],
      limitedCodes: [],
      refusedCoupons: [],
      hints: [],
    })
  })

  test.each([
    ['a text', '5'],
    ['nothing', undefined],
    ['a negative amount', -3],
  ])('effects whose value is %s are ignored and logged [PROMO-27]', async (_what, value) => {
    const { port, lines } = setUp(
      state([
        { ...origin, effectType: 'setDiscountPerItem', props: { name: 'x#0', value, position: 0, subPosition: 0 } },
      ]),
    )
    const { effects } = await port.updateSession(update, untilDone())
    expect(effects.discounts.ofUnits).toEqual([])
    expect(lines).toEqual([['warn', 'promotion-effect', expect.objectContaining({ effectType: 'setDiscountPerItem' })]])
  })

  test.each(Object.entries(refusalByReason))('effects map the reason %s to %s', async (rejectionReason, reason) => {
    const { refusedCoupons } = await effectsOf([
      { ...origin, campaignId: -1, effectType: 'rejectCoupon', props: { value: 'SPRING10', rejectionReason } },
    ])
    expect(refusedCoupons).toEqual([{ code: 'SPRING10', reason }])
    expect(couponRefusals).toContain(reason)
  })

  test('effects of a refused code belong to the coupon of the refusal’s campaign, or without a campaign to the code that they name [PROMO-35]', async () => {
    const coupon = (id: number, campaignId: number, value: string) => ({ id, campaignId, value, usageLimit: 0 })
    const refusal = (campaignId: number, value: string) => ({
      ...origin,
      campaignId,
      effectType: 'rejectCoupon',
      props: { value, rejectionReason: 'CouponExpired' },
    })
    const coupons = [coupon(1, 7, 'SPRING10'), coupon(2, 8, 'WELCOME10'), coupon(3, 7, 'SPRING20')]
    const accepted = ['WELCOME10', 'SPRING20'].map((value) => ({
      ...origin,
      effectType: 'acceptCoupon',
      props: { value },
    }))
    const codes = async (...effects: object[]) =>
      (await effectsOf([...accepted, ...effects], { coupons })).refusedCoupons.map(({ code }) => code)
    expect(await codes(refusal(7, 'spring10'))).toEqual(['SPRING10'])
    expect(await codes(refusal(7, 'SPRING10'))).toEqual(['SPRING10'])
    expect(await codes(refusal(-1, 'NOSUCH'))).toEqual(['NOSUCH'])
    expect(await codes(refusal(9, 'AUTUMN'))).toEqual(['AUTUMN'])
  })

  test('effects mark the accepted codes that can be redeemed a limited number of times', async () => {
    const accepted = ['ONCE', 'LOYAL', 'FREE'].map((value) => ({
      ...origin,
      effectType: 'acceptCoupon',
      props: { value },
    }))
    const coupons = [
      { id: 1, campaignId: 1, value: 'ONCE', usageLimit: 1 },
      {
        id: 2,
        campaignId: 2,
        value: 'LOYAL',
        usageLimit: 0,
        limits: [{ action: 'redeemCoupon', limit: 1, entities: ['Coupon', 'Profile'] }],
      },
      { id: 3, campaignId: 3, value: 'FREE', usageLimit: 0, limits: [] },
      { id: 4, campaignId: 4, value: 'REFUSED', usageLimit: 1 },
    ]
    expect((await effectsOf(accepted, { coupons })).limitedCodes).toEqual(['ONCE', 'LOYAL'])
  })

  test('effects with an unknown reason report that the code has no effect', async () => {
    const { refusedCoupons } = await effectsOf([
      { ...origin, effectType: 'rejectCoupon', props: { value: 'SPRING10', rejectionReason: 'SomethingNew' } },
    ])
    expect(refusedCoupons).toEqual([{ code: 'SPRING10', reason: 'no-effect' }])
  })

  test('effects show a message to the shopper only through offers, about a code or in general', async () => {
    const { hints } = await effectsOf([
      {
        ...origin,
        effectType: 'showNotification',
        props: { notificationType: 'Offer', title: 'Spend and save', body: 'Spend £5 more' },
      },
      {
        ...origin,
        effectType: 'showNotification',
        props: { notificationType: 'error', title: 'Internal', body: 'For developers' },
      },
      {
        ...origin,
        effectType: 'rejectCoupon',
        triggeredByCoupon: 9,
        props: { value: 'THANKYOU20', rejectionReason: 'CouponRejectedByCondition' },
      },
      {
        ...origin,
        effectType: 'showNotification',
        triggeredByCoupon: 9,
        props: { notificationType: 'Offer', title: 'T', body: 'Spend £20 more' },
      },
    ])
    expect(hints).toEqual([
      { text: 'Spend £5 more', code: null },
      { text: 'Spend £20 more', code: 'THANKYOU20' },
    ])
  })
})

describe('a session', () => {
  test('a session is read by the cart’s id, with the items, codes and effects that the engine stored [PROMO-09, PROMO-39]', async () => {
    const cartItems = [{ sku: 'A', quantity: 1, price: 9.5, position: 0 }]
    const { port, requests } = setUp(
      json({
        effects: [],
        customerSession: { ...session, cartItems, couponCodes: ['SPRING10'], profileId: 'ada@example.com' },
      }),
    )
    expect(await port.session({ market, sessionId: 'a/b' }, untilDone())).toMatchObject({
      session: {
        items: [{ sku: 'A', quantity: 1, price: 9_500_000 }],
        couponCodes: ['SPRING10'],
        profile: 'ada@example.com',
      },
    })
    expect(requests[0]).toMatchObject({ method: 'GET' })
    expect(requests[0]?.url.pathname).toBe('/v2/customer_sessions/a%2Fb')
  })

  test.each([
    ['open', 'open'],
    ['closed', 'closed'],
    ['partially_returned', 'closed'],
    ['cancelled', 'cancelled'],
  ])('a session that is %s is read as %s', async (wire, read) => {
    const { port } = setUp(json({ effects: [], customerSession: { ...session, state: wire } }))
    expect((await port.session({ market, sessionId: 'cart' }, untilDone()))?.session.state).toBe(read)
  })

  test('a change that is sent again has the same idempotency key, because a closed session cannot be closed again', async () => {
    const { port, requests } = setUp(new TypeError('Network connection lost.'), state())
    await port.closeSession({ market, sessionId: 'cart' }, untilDone())
    await port.closeSession({ market, sessionId: 'cart' }, untilDone())
    const [lost, again, another] = requests.map(({ headers }) => headers.get('idempotency-key'))
    expect(lost).toMatch(/^[\da-f-]{36}$/)
    expect(again).toBe(lost)
    expect(another).not.toBe(lost)
  })

  test('a session is closed with its own codes or others, and returns the accepted ones', async () => {
    const { port, requests } = setUp(state([{ ...origin, effectType: 'acceptCoupon', props: { value: 'SPRING10' } }]))
    expect((await port.closeSession({ market, sessionId: 'cart' }, untilDone())).effects.acceptedCodes).toEqual([
      'SPRING10',
    ])
    await port.closeSession({ market, sessionId: 'cart', couponCodes: [] }, untilDone())
    expect(requests.map(({ method, body }) => [method, (body as { customerSession: object }).customerSession])).toEqual(
      [
        ['PUT', { state: 'closed' }],
        ['PUT', { state: 'closed', couponCodes: [] }],
      ],
    )
  })

  test('a session is reopened without its codes, even if it is open already', async () => {
    const { port, requests } = setUp(json({ message: 'x' }, { status: 400 }), state())
    await port.reopenSession({ market, sessionId: 'cart' }, untilDone())
    expect(requests.map(({ method, url }) => [method, url.pathname])).toEqual([
      ['PUT', '/v2/customer_sessions/cart/reopen'],
      ['PUT', '/v2/customer_sessions/cart'],
    ])
    expect(requests[1]?.body).toMatchObject({ customerSession: { couponCodes: [] } })
  })

  test('a session is cancelled', async () => {
    const { port, requests } = setUp(state())
    await port.cancelSession({ market, sessionId: 'cart' }, untilDone())
    expect(requests[0]?.body).toMatchObject({ customerSession: { state: 'cancelled' } })
  })

  test('a session whose response is a 404 is null [PROMO-10]', async () => {
    expect(
      await setUp(json({ message: 'x', StatusCode: 404 }, { status: 404 })).port.session(
        { market, sessionId: 'cart' },
        untilDone(),
      ),
    ).toBeNull()
  })

  test.each([
    [400, 'rejected'],
    [401, 'unauthorised'],
    [409, 'rejected'],
    [429, 'rate-limited'],
    [500, 'unavailable'],
  ])('a session that responds with %i is a failure of kind %s [PROMO-14]', async (status, kind) => {
    await expect(
      setUp(json({ message: 'x' }, { status })).port.session({ market, sessionId: 'cart' }, untilDone()),
    ).rejects.toMatchObject({ service: 'promotions', kind, status })
  })

  test('a session with another shape is a failure [PROMO-14]', async () => {
    await expect(
      setUp(json({ effects: 'none' })).port.session({ market, sessionId: 'cart' }, untilDone()),
    ).rejects.toMatchObject({ kind: 'malformed' })
  })

  test('a session is aborted at the timeout [D-36]', async () => {
    const { log } = recordedLog()
    const call = createCall({ service: 'promotions', fetch: hangingFetch, log, timeoutMs: 1 })
    await expect(
      createTalononePromotions({ configuration, call, log }).session({ market, sessionId: 'cart' }, untilDone()),
    ).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('a session is closed when its order is placed', async () => {
    const { port, requests } = setUp(state())
    await port.closeSession({ market, sessionId: 'cart' }, untilDone())
    expect(requests[0]).toMatchObject({ method: 'PUT', body: { customerSession: { state: 'closed' } } })
  })
})

describe('a profile', () => {
  const requested = { market, email: 'ada+1@example.com' }

  test('a profile is found by e-mail address [PROMO-06]', async () => {
    const { port, requests } = setUp(json({ profile: { id: 1 } }))
    expect(await port.hasProfile(requested, untilDone())).toBe(true)
    expect(requests[0]?.url.href).toBe(
      'https://shop.talon.example/v1/customer_profiles/ada%2B1%40example.com/inventory?profile=true',
    )
  })

  test.each([404, 408])('a profile does not exist if the response is %i [PROMO-07]', async (status) => {
    expect(
      await setUp(json({ message: `Request failed with status code ${status}` }, { status })).port.hasProfile(
        requested,
        untilDone(),
      ),
    ).toBe(false)
  })

  test('a profile is created empty, which overwrites nothing [PROMO-07, PROMO-38]', async () => {
    const { port, requests } = setUp(json({ customerProfile: {}, effects: [] }))
    await port.createProfile(requested, untilDone())
    expect(requests[0]).toMatchObject({ method: 'PUT', body: { attributes: {} } })
    expect(requests[0]?.url.pathname).toBe('/v2/customer_profiles/ada%2B1%40example.com')
  })

  test('a profile request that fails otherwise is a failure [PROMO-14]', async () => {
    await expect(setUp(json({}, { status: 500 })).port.hasProfile(requested, untilDone())).rejects.toMatchObject({
      kind: 'unavailable',
    })
  })
})
