import { beforeEach, describe, expect, test } from 'vitest'
import { call } from './commerce/test/commerce-app.ts'
import { resetRateWindows } from './rest.ts'

beforeEach(resetRateWindows)

describe('the door', () => {
  test('is shut without the right token', async () => {
    const { status, body } = await call('GET', '/v3/carts/x', undefined, { 'x-auth-token': 'wrong' })
    expect([status, Object.keys(body)]).toEqual([401, ['status', 'title', 'type']])
  })

  test('counts requests and answers 429 past the quota', async () => {
    const first = await call('GET', '/v2/order_statuses')
    expect([first.headers.get('x-rate-limit-requests-left'), first.headers.get('x-rate-limit-requests-quota'), first.headers.get('x-rate-limit-time-window-ms')]).toEqual(['449', '450', '30000'])
    expect(Number(first.headers.get('x-rate-limit-time-reset-ms'))).toBeGreaterThan(0)
    for (let request = 1; request < 450; request += 1) await call('GET', '/v2/order_statuses')
    const refused = await call('GET', '/v2/order_statuses')
    expect([refused.status, refused.headers.get('x-rate-limit-requests-left'), Object.keys(refused.body)]).toEqual([429, '0', ['status', 'title', 'type', 'errors']])
  })
})
