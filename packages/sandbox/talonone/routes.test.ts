import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countingDatabase } from '../test/counting-database.ts'
import {
  call,
  everything,
  getSession,
  putSession,
  reset,
  seed,
  skusIn,
  snapshot,
  type Json,
} from './test/talonone-app.ts'

const item = (sku: string, price: number, quantity = 1) => ({
  name: 'A thing',
  sku,
  quantity,
  price,
  attributes: { product_id: 1, tmp_variant_id: 2 },
})
const types = (body: Json) => body.effects.map((effect: Json) => effect.effectType)

beforeAll(seed)
beforeEach(reset)

describe('keys', () => {
  test.each([null, 'ApiKey-v1 wrong', 'Bearer key-of-uk', 'ApiKey-v1 ', 'key-of-uk'])(
    'refuses the key %s',
    async (authorization) => {
      const { status, body } = await call('GET', '/v2/customer_sessions/a', { authorization })
      expect([status, body]).toEqual([401, { message: 'Invalid API key', StatusCode: 401 }])
    },
  )

  test('keeps the sessions of each application apart, in its own currency', async () => {
    const uk = await putSession('same-id', { cartItems: [item('X', 80)] })
    const us = await putSession('same-id', { cartItems: [item('X', 80)] }, { market: 'us' })
    expect([types(uk.body), types(us.body)]).toEqual([['addFreeItem'], []])
    expect([uk.body.customerSession.applicationId, us.body.customerSession.applicationId]).toEqual([1, 2])
  })

  test('responds 404 for an unknown path', async () => {
    expect(await call('GET', '/v2/nothing')).toMatchObject({ status: 404, body: { StatusCode: 404 } })
  })
})

describe('a session', () => {
  test('responds 404 for an unknown session [PROMO-10]', async () => {
    expect(await getSession('none')).toMatchObject({
      status: 404,
      body: { message: expect.any(String), StatusCode: 404 },
    })
  })

  test("returns a session's lines with positions, and its totals before discounts [PROMO-17, PROMO-19]", async () => {
    const cartItems = [item('A', 10.5, 2), item('B', 3)]
    const { status, body } = await putSession('cart-1', {
      profileId: 'ada@example.com',
      storeIntegrationId: 'UK',
      cartItems,
      additionalCosts: { shipping: { price: 3.95 } },
    })
    expect(status).toBe(200)
    expect(body.customerSession).toMatchObject({
      integrationId: 'cart-1',
      applicationId: 1,
      profileId: 'ada@example.com',
      storeIntegrationId: 'UK',
      state: 'open',
      couponCodes: [],
      cartItems: cartItems.map((line, position) => ({ ...line, position })),
      total: 27.95,
      cartItemTotal: 24,
      additionalCostTotal: 3.95,
      firstSession: true,
      updateCount: 1,
    })
    expect(body.customerProfile).toMatchObject({ integrationId: 'ada@example.com', attributes: {} })
    expect(await getSession('cart-1')).toMatchObject({
      status: 200,
      body: { customerSession: body.customerSession, effects: body.effects },
    })
  })

  test('returns only the requested parts of a session [PROMO-41]', async () => {
    const { body } = await putSession('s', { profileId: 'p' }, { responseContent: [] })
    expect(Object.keys(body).toSorted()).toEqual(['createdCoupons', 'createdReferrals', 'effects'])
    const asked = await putSession('s', { profileId: 'p' }, { responseContent: everything })
    expect(Object.keys(asked.body).toSorted()).toEqual([
      'awardedGiveaways',
      'coupons',
      'createdCoupons',
      'createdReferrals',
      'customerProfile',
      'customerSession',
      'effects',
      'loyalty',
      'previousReturns',
      'ruleFailureReasons',
      'triggeredCampaigns',
    ])
  })

  test('keeps what an update leaves out, and empties what it sends empty [PROMO-13]', async () => {
    await putSession('s', { cartItems: [item('A', 10)], couponCodes: ['WELCOME10'] })
    const kept = await putSession('s', { profileId: 'p' })
    expect(kept.body.customerSession).toMatchObject({ couponCodes: ['WELCOME10'], cartItemTotal: 10, updateCount: 2 })
    const emptied = await putSession('s', { cartItems: [], couponCodes: [] })
    expect(emptied.body.customerSession).toMatchObject({
      couponCodes: [],
      cartItems: [],
      cartItemTotal: 0,
      profileId: 'p',
    })
    expect(emptied.body.effects).toEqual([])
  })

  test('returns the same effects for a session that is sent twice', async () => {
    const fields = { cartItems: [item('A', 100, 2)], couponCodes: ['WELCOME10', 'NOSUCHCODE'] }
    const [first, second] = [await putSession('s', fields), await putSession('s', fields)]
    expect(second.body.effects).toEqual(first.body.effects)
    expect(second.body.customerSession).toMatchObject({ id: first.body.customerSession.id, updateCount: 2 })
  })

  test('keeps an unknown code in the session, and lists no coupon for it [PROMO-36]', async () => {
    const { body } = await putSession('s', { couponCodes: ['NOSUCHCODE'] })
    expect(body.customerSession.couponCodes).toEqual(['NOSUCHCODE'])
    expect(body.coupons).toEqual([])
    expect(body.effects).toMatchObject([{ campaignId: -1, props: { rejectionReason: 'CouponNotFound' } }])
  })

  test('lists the coupon of a known code, even if it is rejected [PROMO-35]', async () => {
    const { body } = await putSession('s', { couponCodes: ['THANKYOU20'], cartItems: [item('A', 20)] })
    const [coupon] = body.coupons
    expect(coupon).toMatchObject({ value: 'THANKYOU20', usageCounter: 0 })
    expect(body.effects).toMatchObject([
      {
        effectType: 'rejectCoupon',
        campaignId: coupon.campaignId,
        triggeredByCoupon: coupon.id,
        props: { rejectionReason: 'CouponRejectedByCondition', conditionIndex: 1 },
      },
    ])
    expect(body.ruleFailureReasons).toContainEqual(
      expect.objectContaining({
        campaignID: coupon.campaignId,
        couponID: coupon.id,
        couponValue: 'THANKYOU20',
        conditionIndex: 1,
      }),
    )
  })

  test('marks only the first session of a profile, and every anonymous session, as first', async () => {
    const first = async (id: string, profileId: string) =>
      (await putSession(id, { profileId })).body.customerSession.firstSession
    expect([
      await first('a', 'p'),
      await first('b', 'p'),
      await first('a', 'p'),
      await first('c', ''),
      await first('d', ''),
    ]).toEqual([true, false, false, true, true])
  })
})

describe('the catalogue', () => {
  test('recognises knitwear by its SKU: a fifth off each unit', async () => {
    const [jumper] = await skusIn('/womens/clothing/knitwear/jumpers/', 1)
    const { body } = await putSession('s', { cartItems: [item('OTHER', 5), item(jumper!, 20, 2)] })
    expect(body.effects.map((effect: Json) => effect.props)).toEqual([
      { name: '20% off knitwear#1', value: 4, position: 1, subPosition: 0 },
      { name: '20% off knitwear#1', value: 4, position: 1, subPosition: 1 },
    ])
    expect(body.triggeredCampaigns.map((campaign: Json) => campaign.name)).toEqual(['20% off knitwear'])
  })

  test('recognises homeware by its SKU: three for two', async () => {
    const [one, two, three] = await skusIn('/home/', 3)
    const { body } = await putSession('s', { cartItems: [item(one!, 9), item(two!, 7), item(three!, 8)] })
    expect(body.effects.map((effect: Json) => effect.props)).toEqual([
      { name: '3 for 2 on homewares#1', value: 7, position: 1, subPosition: 0 },
    ])
  })

  test.each([
    ['uk', 75, '100002-ECR'],
    ['us', 100, '100003-SAG'],
    ['eu', 90, '100004-FNV'],
  ])(
    'finds the gift of %s in the catalogue, and gives nothing for the gift itself [PROMO-33]',
    async (market, price, sku) => {
      const { body } = await putSession('s', { cartItems: [item('X', price), item(sku, 0)] }, { market })
      expect(body.effects.map(({ effectType, props }: Json) => [effectType, props.sku])).toEqual([['addFreeItem', sku]])
      const below = await putSession('s', { cartItems: [item('X', price - 1), item(sku, 8)] }, { market })
      expect(below.body.effects).toEqual([])
    },
  )
})

describe('messages for a shopper', () => {
  const words = ({ body }: { body: Json }) => (body.notifications ?? []).map(({ props }: Json) => props.body)

  test('returns what a cart on its way to an offer lacks, in its currency', async () => {
    expect(words(await putSession('s', { cartItems: [item('A', 60.5)] }))).toEqual([
      'Spend £89.50 more and save £15',
      'Spend £14.50 more for a free gift',
    ])
    expect(words(await putSession('s', { cartItems: [item('A', 120)] }, { market: 'us' }))).toEqual([
      'Spend $80 more and save $20',
    ])
    expect(words(await putSession('s', { cartItems: [] }))).toEqual([])
  })

  test('returns messages and names of discounts in the language of the session', async () => {
    const german = { attributes: { Locale: 'de-DE' }, couponCodes: ['WELCOME10'], cartItems: [item('A', 34)] }
    const { body } = await putSession('s', german, { market: 'eu' })
    expect(words({ body })).toEqual([
      'Kaufen Sie noch für 141\u00a0€ ein und sparen Sie 18\u00a0€',
      'Noch 56\u00a0€ bis zu Ihrem Geschenk',
    ])
    expect(
      body.effects.flatMap(({ effectType, props }: Json) => (effectType === 'setDiscount' ? [props.name] : [])),
    ).toEqual(['Willkommen: 10 % Rabatt'])
    // A market without translations has its texts in English.
    expect(words(await putSession('t', german))).toEqual(expect.arrayContaining([expect.stringContaining('Spend')]))
  })

  test('returns messages about a code with its coupon, and stores them with the session', async () => {
    const { body } = await putSession('s', { couponCodes: ['THANKYOU20'], cartItems: [item('A', 80)] })
    const own = body.notifications.find(({ triggeredByCoupon }: Json) => triggeredByCoupon === body.coupons[0].id)
    expect(own).toMatchObject({
      effectType: 'showNotification',
      props: { notificationType: 'Offer', title: 'THANKYOU20', body: 'Spend £20 more to use this code' },
    })
    expect((await getSession('s')).body.notifications).toEqual(body.notifications)
  })

  test('returns the number of missing items', async () => {
    const [one, two] = await skusIn('/home/', 2)
    expect(words(await putSession('s', { cartItems: [item(one!, 9), item(two!, 7)] }))).toContain(
      'Add 1 more from Home and the cheapest of three is free',
    )
  })
})

test('scans neither the catalogue nor the sessions', async () => {
  const counted = countingDatabase(env.DB)
  await putSession(
    's',
    { profileId: 'p', cartItems: [item('A', 10)], couponCodes: ['ONCEONLY'], state: 'closed' },
    { db: counted.db },
  )
  expect(counted.statements.length).toBeGreaterThan(6)
  for (const sql of counted.statements) {
    const values = sql.includes('?1') ? ['[]', '[]'] : Array.from({ length: sql.split('?').length - 1 }, () => '[]')
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values.slice(0, sql.includes('?1') && !sql.includes('?2') ? 1 : undefined))
      .all<{ detail: string }>()
    expect({
      sql,
      scans: results.map(({ detail }) => detail).filter((step) => /^SCAN (?!json_each|CONSTANT)/.test(step)),
    }).toEqual({ sql, scans: [] })
  }
})

describe('a dry run', () => {
  test("writes nothing in a dry run, and uses only the request's body", async () => {
    await putSession('s', { profileId: 'p', cartItems: [item('A', 10)], couponCodes: ['WELCOME10'] })
    const before = await snapshot()
    const known = await putSession(
      's',
      { profileId: 'q', state: 'closed', cartItems: [item('A', 80)] },
      { query: '?dry=true' },
    )
    expect(types(known.body)).toEqual(['addFreeItem'])
    expect(known.body.customerSession.couponCodes).toEqual([])
    await putSession(
      'unknown',
      { profileId: 'q', couponCodes: ['ONCEONLY'], state: 'closed' },
      { query: '?dry=true', headers: { 'idempotency-key': 'k' } },
    )
    expect(await snapshot()).toEqual(before)
    expect((await getSession('unknown')).status).toBe(404)
  })

  test('evaluates a dry run at a future time', async () => {
    const body = { couponCodes: ['SPRING99'], cartItems: [item('A', 10)] }
    expect(types((await putSession('s', body, { query: '?dry=true&now=2099-06-01T00:00:00Z' })).body)).toEqual([
      'acceptCoupon',
      'setDiscount',
    ])
    for (const query of ['?now=2099-06-01T00:00:00Z', '?dry=true&now=2001-06-01T00:00:00Z', '?dry=true&now=tomorrow']) {
      expect(await putSession('s', body, { query })).toMatchObject({
        status: 400,
        body: { errors: [{ source: { parameter: 'now' } }] },
      })
    }
  })
})

describe('closing', () => {
  const order = { cartItems: [item('A', 30)], couponCodes: ['ONCEONLY'], state: 'closed' }

  test('redeems the code once when a session closes, and counts the sale', async () => {
    const closed = await putSession('one', { ...order, profileId: 'p' })
    expect(types(closed.body)).toEqual(['acceptCoupon', 'setDiscount'])
    expect(closed.body.coupons).toMatchObject([{ usageCounter: 1, profileRedemptionCount: 1 }])
    expect(closed.body.customerProfile).toMatchObject({ closedSessions: 1, totalSales: 30 })
    const next = await putSession('two', { cartItems: [item('A', 30)], couponCodes: ['ONCEONLY'] })
    expect(next.body.effects).toMatchObject([
      { effectType: 'rejectCoupon', props: { rejectionReason: 'CouponLimitReached' } },
    ])
  })

  test('does not use up a code in an open session', async () => {
    await putSession('one', { ...order, state: 'open' })
    expect(types((await putSession('two', order)).body)).toEqual(['acceptCoupon', 'setDiscount'])
  })

  test('gives the last use of a code to one of two concurrent sessions', async () => {
    const both = await Promise.all([putSession('one', order), putSession('two', order)])
    expect(both.map(({ body }) => types(body)[0]).toSorted()).toEqual(['acceptCoupon', 'rejectCoupon'])
  })

  test('changes nothing when a session is closed again, and refuses a change', async () => {
    const closed = await putSession('s', order)
    const before = await snapshot()
    const again = await putSession('s', { state: 'closed' })
    expect([again.status, again.body.effects]).toEqual([200, closed.body.effects])
    for (const change of [{ cartItems: [] }, { couponCodes: [] }, { state: 'open' }, { state: 'partially_returned' }]) {
      expect(await putSession('s', change)).toMatchObject({
        status: 400,
        body: { message: expect.any(String), errors: [{ source: { pointer: '/customerSession/state' } }] },
      })
    }
    expect(await snapshot()).toEqual(before)
  })

  test.each(['cancel', 'reopen'])('returns the code and rolls the effects back by %s', async (way) => {
    await putSession('s', order)
    const { status, body } =
      way === 'cancel'
        ? await putSession('s', { state: 'cancelled' })
        : await call('PUT', '/v2/customer_sessions/s/reopen')
    expect([status, types(body)]).toEqual([200, ['rollbackCoupon', 'rollbackDiscount']])
    expect((await getSession('s')).body).toMatchObject({
      customerSession: { state: way === 'cancel' ? 'cancelled' : 'open' },
      effects: [],
    })
    expect(types((await putSession('other', order)).body)).toEqual(['acceptCoupon', 'setDiscount'])
  })

  test('reopens only a closed session, and cancels only an existing one', async () => {
    await putSession('s', {})
    expect((await call('PUT', '/v2/customer_sessions/s/reopen')).status).toBe(400)
    expect((await call('PUT', '/v2/customer_sessions/none/reopen')).status).toBe(404)
    expect((await putSession('none', { state: 'cancelled' })).status).toBe(400)
    expect((await putSession('s', { state: 'cancelled' })).body.effects).toEqual([])
  })
})

describe('parallel and repeated writes', () => {
  test('keeps one history for concurrent writes to a session, and responds 409 to the others', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((quantity) => putSession('s', { profileId: `p${quantity}`, cartItems: [item('A', 10, quantity)] })),
    )
    const written = answers.filter(({ status }) => status === 200)
    expect(written.length).toBeGreaterThan(0)
    expect((await getSession('s')).body.customerSession.updateCount).toBe(written.length)
    const refused = answers.filter(({ status }) => status !== 200).map(({ status, body }) => ({ status, body }))
    const conflict = {
      status: 409,
      body: { message: 'Too many requests are updating this session at the same time', errors: [], StatusCode: 409 },
    }
    expect(refused).toEqual(refused.map(() => conflict))
    const [profiles] = await snapshot()
    expect(profiles).toHaveLength(written.length)
  })

  test('carries out writes with one Idempotency-Key once', async () => {
    const headers = { 'idempotency-key': '9f0c1d' }
    const first = await putSession('s', { cartItems: [item('A', 10)] }, { headers })
    const second = await putSession('s', { cartItems: [item('A', 10)] }, { headers })
    expect(second.body).toEqual(first.body)
    expect((await getSession('s')).body.customerSession.updateCount).toBe(1)
    expect((await putSession('s', {}, { headers: { 'idempotency-key': 'x'.repeat(256) } })).status).toBe(400)
  })
})

describe('bad input', () => {
  const path = '/v2/customer_sessions/s'
  test.each<[string, unknown, string, string]>([
    ['no JSON', '{', 'Invalid JSON', ''],
    ['no session', {}, 'Required', '/customerSession'],
    ['items that are no list', { customerSession: { cartItems: {} } }, 'Invalid type', '/customerSession/cartItems'],
    [
      'no price',
      { customerSession: { cartItems: [{ sku: 'A', quantity: 1 }] } },
      'Required',
      '/customerSession/cartItems/0/price',
    ],
    [
      'a price below 0',
      { customerSession: { cartItems: [{ sku: 'A', quantity: 1, price: -1 }] } },
      'Invalid value',
      '/customerSession/cartItems/0/price',
    ],
    [
      'half a piece',
      { customerSession: { cartItems: [{ sku: 'A', quantity: 0.5, price: 1 }] } },
      'Invalid value',
      '/customerSession/cartItems/0/quantity',
    ],
    [
      'an empty SKU',
      { customerSession: { cartItems: [{ sku: '', quantity: 1, price: 1 }] } },
      'Invalid value',
      '/customerSession/cartItems/0/sku',
    ],
    [
      'too many pieces',
      { customerSession: { cartItems: [{ sku: 'A', quantity: 10_001, price: 1 }] } },
      'Invalid value',
      '/customerSession/cartItems',
    ],
    ['an unknown state', { customerSession: { state: 'paid' } }, 'enum', '/customerSession/state'],
    ['an unknown content', { customerSession: {}, responseContent: ['everything'] }, 'enum', '/responseContent/0'],
    [
      'an unknown attribute',
      { customerSession: { attributes: { MyAttribute: 1 } } },
      'Unknown',
      '/customerSession/attributes/MyAttribute',
    ],
    [
      'an attribute of an item',
      { customerSession: { cartItems: [{ sku: 'A', quantity: 1, price: 1, attributes: { toString: 1 } }] } },
      'Unknown',
      '/customerSession/cartItems/0/attributes/toString',
    ],
    [
      'an unknown cost',
      { customerSession: { additionalCosts: { tip: { price: 1 } } } },
      'Unknown',
      '/customerSession/additionalCosts/tip',
    ],
    [
      'a store of another application',
      { customerSession: { storeIntegrationId: 'EU' } },
      'Unknown',
      '/customerSession/storeIntegrationId',
    ],
  ])('responds 400 to %s, with its position', async (_, body, title, pointer) => {
    const before = await snapshot()
    expect(await call('PUT', path, { body })).toMatchObject({
      status: 400,
      body: {
        message: 'The submitted data was invalid',
        errors: [{ title, details: expect.any(String), source: { pointer } }],
      },
    })
    expect(await snapshot()).toEqual(before)
  })

  test('responds 400 to a flag that is neither true nor false', async () => {
    expect(await call('PUT', `${path}?dry=yes`, { body: { customerSession: {} } })).toMatchObject({
      status: 400,
      body: { errors: [{ source: { parameter: 'dry' } }] },
    })
  })
})

describe('a profile', () => {
  const inventory = (id: string, query = '?profile=true') =>
    call('GET', `/v1/customer_profiles/${encodeURIComponent(id)}/inventory${query}`)
  const put = (id: string, body: object, query = '') =>
    call('PUT', `/v2/customer_profiles/${encodeURIComponent(id)}${query}`, { body })

  test('responds 404 for an unknown profile [PROMO-07]', async () => {
    expect(await inventory('ada@example.com')).toMatchObject({ status: 404, body: { StatusCode: 404 } })
  })

  test('creates an empty profile, and merges later updates [PROMO-38]', async () => {
    const created = await put('ada@example.com', { attributes: {} })
    expect(created).toMatchObject({
      status: 200,
      body: {
        customerProfile: { integrationId: 'ada@example.com', attributes: {} },
        effects: [],
        createdCoupons: [],
        createdReferrals: [],
      },
    })
    await put('ada@example.com', { attributes: { Name: 'Ada', Language: 'en' } })
    await put('ada@example.com', { attributes: { Language: 'fr' } })
    await put('ada@example.com', { attributes: {} })
    expect((await inventory('ada@example.com')).body.profile.attributes).toEqual({ Name: 'Ada', Language: 'fr' })
  })

  test('deletes the attributes of a profile, and responds 404 for an unknown one', async () => {
    const remove = (id: string) => call('DELETE', `/v1/customer_data/${encodeURIComponent(id)}`)
    await put('ada@example.com', { attributes: { Name: 'Ada' } })
    expect((await remove('ada@example.com')).status).toBe(204)
    expect((await inventory('ada@example.com')).body.profile.attributes).toEqual({})
    expect((await remove('nobody@example.com')).status).toBe(404)
  })

  test('creates a profile for a session that names it, and shares it among applications', async () => {
    await putSession('s', { profileId: 'p' })
    expect(
      (await call('GET', '/v1/customer_profiles/p/inventory?profile=true', { key: 'key-of-eu' })).body.profile,
    ).toMatchObject({ integrationId: 'p', attributes: {}, closedSessions: 0 })
  })

  test('returns the requested part of a profile: its coupons', async () => {
    await putSession('s', {
      profileId: 'ada@example.com',
      couponCodes: ['LOYAL15'],
      cartItems: [item('A', 10)],
      state: 'closed',
    })
    const { body } = await inventory('ada@example.com', '?coupons=true')
    expect(Object.keys(body)).toEqual(['coupons'])
    expect(body.coupons.map(({ value, state }: Json) => [value, state])).toEqual([
      ['LOYAL15', 'used'],
      ['FORADA', 'active'],
    ])
  })

  test('refuses an unknown attribute or audience, and a dry run without rules', async () => {
    expect(await put('p', { attributes: { Shoe: 4 } })).toMatchObject({
      status: 400,
      body: { errors: [{ title: 'Unknown', source: { pointer: '/attributes/Shoe' } }] },
    })
    expect((await put('p', { attributes: { Name: 4 } })).body.errors[0].title).toBe('Invalid type')
    expect((await put('p', { audiencesChanges: { adds: [2] } })).status).toBe(400)
    expect((await put('p', {}, '?dry=true')).status).toBe(400)
    expect((await put('p', { attributes: { Name: 'Ada' } }, '?dry=true&runRuleEngine=true')).status).toBe(200)
    expect((await inventory('p')).status).toBe(404)
  })
})
