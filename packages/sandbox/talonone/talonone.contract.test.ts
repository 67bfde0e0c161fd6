import { beforeAll, describe, expect, test } from 'vitest'
import { vendorText } from '../contracts/vendor-documents.ts'
import { noVendorDocuments } from '../test/no-vendor-documents.ts'
import { createOpenApi } from '../test/openapi.ts'
import { call, putSession, reset, seed, skusIn, type Json } from './test/talonone-app.ts'

const yaml = await vendorText('integration-api.yml', 'talonone-openapi.yaml')
// The session's schema inherits these as required, but the vendor's second version returns neither.
const openApi = yaml === null ? null : createOpenApi(yaml, ['coupon', 'referral'])

const item = (sku: string, price: number, quantity = 1) => ({
  name: 'A thing',
  sku,
  quantity,
  price,
  attributes: { product_id: 1 },
  additionalCosts: { shipping: { price: 1 } },
})

beforeAll(async () => {
  await seed()
  await reset()
})

describe('responses match the vendor’s schemas', () => {
  test('returns sessions and the props of each effect according to the vendor’s schemas', async (context) => {
    if (!openApi) return context.skip(noVendorDocuments)
    const [jumper] = await skusIn('/womens/clothing/knitwear/jumpers/', 1)
    const codes = [
      'WELCOME10',
      'POSTFREE',
      'SUMMER24',
      'THANKYOU20',
      'SPRING99',
      'FORADA',
      'LOYAL15',
      'ONCEONLY',
      'AUTUMN23',
      'NOSUCHCODE',
    ]
    const fields = {
      profileId: 'p',
      cartItems: [item(jumper!, 60, 3)],
      couponCodes: codes,
      additionalCosts: { shipping: { price: 4 } },
    }
    const closed = await putSession('s', { ...fields, state: 'closed' })
    expect(openApi.violations('IntegrationStateV2', closed.body)).toEqual([])
    const cancelled = await putSession('s', { state: 'cancelled' })
    expect(openApi.violations('IntegrationStateV2', cancelled.body)).toEqual([])
    const seen = [...closed.body.effects, ...cancelled.body.effects]
    for (const { effectType, props } of seen) {
      expect(openApi.violations(`${effectType[0].toUpperCase()}${effectType.slice(1)}EffectProps`, props)).toEqual([])
    }
    expect(new Set(seen.map((effect: Json) => effect.effectType)).size).toBe(9)
    expect(
      openApi.violations('IntegrationCustomerSessionResponse', (await call('GET', '/v2/customer_sessions/s')).body),
    ).toEqual([])
  })

  test('returns a reopened session according to the vendor’s schema', async (context) => {
    if (!openApi) return context.skip(noVendorDocuments)
    await putSession('r', { cartItems: [item('A', 10)], couponCodes: ['WELCOME10'], state: 'closed' })
    expect(
      openApi.violations('ReopenSessionResponse', (await call('PUT', '/v2/customer_sessions/r/reopen')).body),
    ).toEqual([])
  })

  test('returns profiles according to the vendor’s schemas', async (context) => {
    if (!openApi) return context.skip(noVendorDocuments)
    const { body } = await call('PUT', '/v2/customer_profiles/ada@example.com', {
      body: { attributes: { Name: 'Ada' } },
    })
    expect(openApi.violations('CustomerProfileIntegrationResponseV2', body)).toEqual([])
    const inventory = await call(
      'GET',
      '/v1/customer_profiles/ada@example.com/inventory?profile=true&coupons=true&loyalty=true&referrals=true&giveaways=true&achievements=true',
    )
    expect(inventory.body.coupons).toHaveLength(1)
    expect(openApi.violations('CustomerInventory', inventory.body)).toEqual([])
  })

  test('deletes the data of a customer with the statuses and the refusal of the vendor’s document', async (context) => {
    if (!openApi) return context.skip(noVendorDocuments)
    await call('PUT', '/v2/customer_profiles/gone@example.com', { body: { attributes: { Name: 'Ada' } } })
    const remove = (id: string) => call('DELETE', `/v1/customer_data/${encodeURIComponent(id)}`)
    const [deleted, unknown] = [await remove('gone@example.com'), await remove('unknown@example.com')]
    const operation = 'delete /v1/customer_data/{integrationId}'
    expect([deleted.status, openApi.responseViolations(`${operation} 204`, null)]).toEqual([204, []])
    expect([unknown.status, openApi.responseViolations(`${operation} 404`, unknown.body)]).toEqual([404, []])
  })

  test('returns refusals according to the vendor’s schemas', async (context) => {
    if (!openApi) return context.skip(noVendorDocuments)
    expect(
      openApi.violations('ErrorResponse', (await call('PUT', '/v2/customer_sessions/s', { body: {} })).body),
    ).toEqual([])
    expect(
      openApi.violations(
        'ErrorResponseWithStatus',
        (await call('GET', '/v2/customer_sessions/s', { key: 'wrong' })).body,
      ),
    ).toEqual([])
    expect(
      openApi.violations('ErrorResponseWithStatus', (await call('GET', '/v1/customer_profiles/nobody/inventory')).body),
    ).toEqual([])
  })

  test('notices a field that is missing, unknown or of another type', () => {
    const document =
      'components: { schemas: { A: { allOf: [{ $ref: "#/components/schemas/B" }, { required: [n], properties: { n: { type: integer } } }] }, B: { properties: { s: { type: string, minLength: 2 } } } } }'
    const { violations } = createOpenApi(document)
    expect(violations('A', { n: 1, s: 'ok' })).toEqual([])
    expect(violations('A', { s: 'x', other: 1 })).toEqual(['A: lacks n', 'A/s: 1 characters', 'A: other is not known'])
    expect(violations('A', { n: 1.5 })).toEqual(['A/n: 1.5 is not integer'])
  })
})
