import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSandbox } from '../../app.ts'
import type { Json } from '../../test/catalogue-app.ts'
import { resetAdyenStatements } from '../reset.ts'
import { resetProviderSettings, setProviderSettings } from '../settings.ts'
import { payment, wallet } from '../test/adyen-app.ts'
import { deliverNotification } from './deliver.ts'
import { notificationBody } from './notification.ts'

const app = createSandbox()
const { merchantAccount } = payment()

beforeEach(async () => {
  setProviderSettings({ mode: 'hold' })
  await env.DB.batch(resetAdyenStatements(env.DB))
})
afterEach(resetProviderSettings)

async function post(path: string, body: object): Promise<{ status: number; body: Json }> {
  const context = createExecutionContext()
  const headers = { 'content-type': 'application/json', 'x-api-key': env.ADYEN_API_KEY, 'x-control': 'test' }
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, env, context)
  await waitOnExecutionContext(context)
  return { status: response.status, body: await response.json() }
}
const ask = (path: string, body: object) => post(`/adyen/v71${path}`, body)
const state = async (): Promise<Json> => (await app.request('/control/payments', {}, env)).json()
const items = async (): Promise<Json[]> =>
  (await state()).notifications.map(({ body }: Json) => body.notificationItems[0].NotificationRequestItem)
const pay = async (change: object = {}) => (await ask('/payments', payment(change))).body.pspReference
const undo = (psp: string, how: string, change: object = {}) =>
  ask(`/payments/${psp}/${how}`, { merchantAccount, ...change })

describe('the events', () => {
  test('notifies of an authorisation with the payment’s reference and amount', async () => {
    const pspReference = await pay()
    expect(await items()).toMatchObject([
      {
        eventCode: 'AUTHORISATION',
        success: 'true',
        pspReference,
        merchantReference: '1001',
        merchantAccountCode: merchantAccount,
        amount: payment().amount,
      },
    ])
  })

  test.each([
    ['refused', 'false', 'Refused'],
    ['acquirer-error', 'false', 'Acquirer Error'],
    ['pending', 'true', ''],
  ])('reports the result of a %s payment', async (data, success, reason) => {
    await pay({ paymentMethod: wallet({ data }) })
    expect(await items()).toMatchObject([{ eventCode: 'AUTHORISATION', success, reason }])
  })

  test('cancels a payment once, by a reversal or by the shop’s own reference', async () => {
    const first = await pay()
    expect(await undo(first, 'reversals')).toMatchObject({
      status: 201,
      body: { status: 'received', paymentPspReference: first, pspReference: expect.any(String) },
    })
    await undo(first, 'reversals')
    await pay({ reference: '1002' })
    expect(await ask('/cancels', { merchantAccount, paymentReference: '1002', reference: 'undo' })).toMatchObject({
      status: 201,
      body: { status: 'received', paymentReference: '1002' },
    })
    const events = await items()
    expect(events.map(({ eventCode, success, merchantReference }) => [eventCode, success, merchantReference])).toEqual([
      ['AUTHORISATION', 'true', '1001'],
      ['CANCEL_OR_REFUND', 'true', ''],
      ['CANCEL_OR_REFUND', 'false', ''],
      ['AUTHORISATION', 'true', '1002'],
      ['TECHNICAL_CANCEL', 'true', 'undo'],
    ])
    expect((await state()).payments).toMatchObject([{ undone: 'cancelled' }, { undone: 'cancelled' }])
  })

  test('accepts a cancel of a reference that is unknown, and refuses a payment that is unknown', async () => {
    expect((await ask('/cancels', { merchantAccount, paymentReference: 'none' })).status).toBe(201)
    expect(await undo('NONE', 'reversals')).toMatchObject({ status: 422, body: { errorCode: '167' } })
    expect(await items()).toEqual([])
  })
})

describe('the signature', () => {
  const hmacKey = 'DFB1EB5485895CFA84146406857104ABB4CBCABDC8AAF103A624C8F6A3EAAB00'

  // Computed by `calculateHmac` of `utils/hmacValidator` in @adyen/api-library 32.1.0.
  test.each([
    ['a payment', 'AUTHORISATION', true, 'PSP1', 'ssiqdNqbQ4tiWbnnLn/mswoNlQ4mRa69+tAKbFRhuBE='],
    ['a modification', 'CANCEL_OR_REFUND', false, 'PSP2', 'Wv2heJ9FUY2GUCoSHQwXnRwpb+/ueFo7yFtFJcB+4Ws='],
  ] as const)('is the one of the vendor’s own library, of %s', async (_, eventCode, isSuccess, reference, expected) => {
    const paid = { pspReference: 'PSP1', reference: 'order:1003', currency: 'EUR', value: 1000 } as const
    const event = {
      eventCode,
      isSuccess,
      pspReference: reference,
      payment: { ...paid, method: 'applepay', brand: 'visa' },
    }
    const body = await notificationBody(event, { merchantAccount: 'SelvedgeEU', hmacKey, now: 0 })
    const [{ NotificationRequestItem: item }] = JSON.parse(body).notificationItems
    expect(item.additionalData.hmacSignature).toBe(expected)
  })
})

describe('the delivery', () => {
  const deliver = (answers: (Response | Error)[], id: number) => {
    const sent: Request[] = []
    const send = async (request: Request) => {
      sent.push(request)
      const answer = answers.shift()
      if (answer instanceof Response) return answer
      throw answer ?? new Error('not answered')
    }
    return deliverNotification(env, id, { send, pause: async () => undefined }).then((isAccepted) => ({
      isAccepted,
      sent,
    }))
  }

  test('repeats a notification until the answer is 200 [accepted]', async () => {
    await pay()
    const [{ id }] = (await state()).notifications
    const answers = [
      new Error('refused'),
      new Response('[accepted]', { status: 500 }),
      new Response('ok'),
      new Response('[accepted]'),
    ]
    const { isAccepted, sent } = await deliver(answers, id)
    expect(isAccepted).toBe(true)
    expect(sent.map(({ url, method }) => `${method} ${url}`)).toEqual(Array(4).fill(`POST ${env.ADYEN_WEBHOOK_URL}`))
    expect((await state()).notifications).toMatchObject([{ attempts: 4, lastStatus: 200, isAccepted: true }])
    expect((await deliver([], id)).isAccepted).toBe(false)
  })

  /** The references of the notifications that the shop gets while `act` runs, in their order. */
  async function received(act: () => Promise<unknown>): Promise<string[]> {
    const references: string[] = []
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
      const { notificationItems } = await (request as Request).json<Json>()
      references.push(notificationItems[0].NotificationRequestItem.merchantReference)
      return new Response('[accepted]')
    })
    await act()
    fetching.mockRestore()
    return references
  }

  test('sends what was held in either order, and again', async () => {
    for (const reference of ['1', '2', '3']) await pay({ reference })
    const send = (body: object) => received(() => post('/control/payments/send', body))
    expect(await send({ order: 'last' })).toEqual(['3', '2', '1'])
    expect(await send({})).toEqual([])
    expect(await send({ isRepeated: true })).toEqual(['1', '2', '3'])
  })

  test.each([
    ['normal', ['1']],
    ['twice', ['1', '1']],
    ['hold', []],
  ] as const)('sends notifications in the mode %s', async (mode, references) => {
    setProviderSettings({ mode, delayMs: 5 })
    expect(await received(() => pay({ reference: '1' }))).toEqual(references)
  })

  test('lets tests hold, double and delay notifications, and returns to normal by a reset', async () => {
    const normal = { mode: 'normal', delayMs: 0, slowMs: 5000 }
    const changed = await post('/control/payments', { mode: 'twice', delayMs: 20 })
    expect(changed.body).toEqual({ ...normal, mode: 'twice', delayMs: 20 })
    expect((await app.request('/control/payments', { method: 'POST', body: '{}' }, env)).status).toBe(403)
    await post('/control/reset', {})
    expect(await state()).toEqual({ ...normal, payments: [], notifications: [] })
  })
})
