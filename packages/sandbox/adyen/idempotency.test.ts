import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import * as v from 'valibot'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'
import { FaultSchema } from '../faults/fault.ts'
import { liftFaults, setFault } from '../faults/rules.ts'
import type { Json } from '../test/catalogue-app.ts'
import { listPayments } from './payment-store.ts'
import { resetAdyenStatements } from './reset.ts'
import { resetProviderSettings, setProviderSettings } from './settings.ts'
import { ask, payment, wallet } from './test/adyen-app.ts'

beforeEach(() => env.DB.batch(resetAdyenStatements(env.DB)))
afterAll(() => {
  resetProviderSettings()
  liftFaults()
})

const withKey = () => ({ 'idempotency-key': crypto.randomUUID() })
const slow = payment({ paymentMethod: wallet({ data: 'slow' }) })
const inProgress = { status: 422, body: { errorCode: '704', errorType: 'validation' } }

test('gives a repeated request with the same key the first response, and pays once [PAY-11]', async () => {
  const headers = withKey()
  const first = await ask('/payments', payment(), headers)
  const later = await ask('/payments', payment(), headers)
  expect([later.status, later.body]).toEqual([200, first.body])
  expect(later.headers.get('idempotency-key')).toBe(headers['idempotency-key'])
  expect(await listPayments(env.DB)).toHaveLength(1)
  expect((await ask('/payments', payment(), withKey())).body.pspReference).not.toBe(first.body.pspReference)
})

test('responds with 704 and a transient error while the first request is still running [PAY-11]', async () => {
  setProviderSettings({ slowMs: 300 })
  const headers = withKey()
  const first = ask('/payments', slow, headers)
  await expect.poll(() => env.DB.prepare('SELECT count(*) AS n FROM adyen_requests').first('n')).toBe(1)
  const second = await ask('/payments', slow, headers)
  expect(second).toMatchObject(inProgress)
  expect(second.headers.get('transient-error')).toBe('true')
  expect((await ask('/payments', slow, headers)).status).toBe(422)
  const { body } = await first
  expect((await ask('/payments', slow, headers)).body).toEqual(body)
  expect(await listPayments(env.DB)).toHaveLength(1)
})

test('refuses another request with a key that was used', async () => {
  const headers = withKey()
  await ask('/payments', payment(), headers)
  for (const [path, body] of [
    ['/payments', payment({ reference: 'other' })],
    ['/cancels', payment()],
  ] as const) {
    const answer = await ask(path, body, headers)
    expect(answer).toMatchObject(inProgress)
    expect(answer.headers.get('transient-error')).toBe('false')
  }
  expect(await listPayments(env.DB)).toHaveLength(1)
})

test('accepts a corrected request with the key of one that was invalid', async () => {
  const headers = withKey()
  expect((await ask('/payments', payment({ returnUrl: undefined }), headers)).status).toBe(422)
  expect((await ask('/payments', payment(), headers)).status).toBe(200)
})

test.each(['', 'x'.repeat(65)])('refuses the key %j', async (key) => {
  expect(await ask('/payments', payment(), { 'idempotency-key': key })).toMatchObject(inProgress)
})

test('refuses a wallet token that has paid already, with another key', async () => {
  const once = payment({ paymentMethod: wallet({ version: 'EC_v1', data: '', header: { transactionId: 'ab12' } }) })
  expect((await ask('/payments', once, withKey())).body.resultCode).toBe('Authorised')
  expect((await ask('/payments', once, withKey())).body.resultCode).toBe('Refused')
})

test('carries out a payment whose response is cut off, and gives the response to the repeated request [PAY-11]', async () => {
  const app = createSandbox()
  setFault(v.parse(FaultSchema, { service: 'adyen', kind: 'cut-off', path: '/v71/payments', times: 1 }))
  const headers = { ...withKey(), 'x-api-key': env.ADYEN_API_KEY }
  const pay = async () => {
    const context = createExecutionContext()
    const init = { method: 'POST', headers, body: JSON.stringify(payment()) }
    const bindings = { ...env, ADYEN_WEBHOOK_URL: '' }
    const response = await app.request('/adyen/v71/payments', init, bindings, context)
    await waitOnExecutionContext(context)
    return response.json<Json>()
  }
  expect(await pay().catch(() => 'lost')).toBe('lost')
  const [made] = await listPayments(env.DB)
  expect(await pay()).toMatchObject({ resultCode: 'Authorised', pspReference: made?.pspReference })
  expect(await listPayments(env.DB)).toHaveLength(1)
})
