import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { services, type Service } from '../services.ts'
import { forgetCalls, listCalls } from './call-log.ts'
import { liftFaults } from './rules.ts'
import { ask, setFault } from './test/faulty-app.ts'

beforeEach(forgetCalls)
afterEach(() => {
  vi.useRealTimers()
  liftFaults()
})

async function failWith(service: Service, path: string, fault: object) {
  await setFault({ service, times: 1, ...fault })
  const response = await ask(`/${service}${path}`)
  const type = response.headers.get('content-type') ?? ''
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into wire JSON and assert what they find there
  const body: any = await (type.includes('json') ? response.json() : response.text())
  return { status: response.status, headers: response.headers, type, body }
}

describe('a status with the vendor’s own error body', () => {
  test.each([
    [
      'bigcommerce',
      '/stores/x/v3/carts',
      500,
      { status: 500, title: 'Internal Server Error', type: expect.any(String), errors: {} },
    ],
    ['bigcommerce', '/stores/x/v2/orders/1', 503, [{ status: 503, message: 'Service Unavailable' }]],
    ['bigcommerce', '/store-x-1/graphql', 502, { errors: [{ message: 'Bad Gateway' }] }],
    [
      'bigcommerce',
      '/stores/x/v3/checkouts/1',
      404,
      { errors: [{ status: 404, title: 'Not Found', type: expect.any(String), detail: 'Not Found' }] },
    ],
    ['bigcommerce', '/stores/x/v3/catalog/trees/categories', 401, 'Unauthorized'],
    ['talonone', '/v2/customer_sessions/1', 409, { message: 'Conflict', errors: [], StatusCode: 409 }],
    ['talonone', '/v2/customer_sessions/1', 400, { message: 'Bad Request', errors: [] }],
    [
      'amplience',
      '/content/fetch',
      500,
      { error: { type: 'INTERNAL_SERVER_ERROR', message: 'Internal Server Error' } },
    ],
    [
      'amplience-staging',
      '/a.staging.example/content/fetch',
      500,
      { error: { type: 'INTERNAL_SERVER_ERROR', message: 'Internal Server Error' } },
    ],
    [
      'amplience-virtual-staging',
      '/domain/a.staging.example',
      503,
      { error: { type: 'SERVICE_UNAVAILABLE', message: 'Service Unavailable' } },
    ],
    ['media', '/s/selvedge/1-A-SET.json', 500, { status: 'error', errorMsg: 'Internal Server Error' }],
    ['constructor', '/search/mug', 503, { message: 'Service Unavailable' }],
    ['promobadger', '/v1/p/badges/query/byProductId', 500, { error: 'Internal Server Error' }],
    [
      'adyen',
      '/v71/payments',
      403,
      { status: 403, errorCode: '901', errorType: 'security', message: 'Invalid Merchant Account' },
    ],
    [
      'adyen',
      '/v71/payments',
      503,
      { status: 503, errorCode: '000', errorType: 'internal', message: 'Service Unavailable' },
    ],
    ['marketing', '/v1/contacts', 503, { error: { code: 'service_unavailable', message: 'Service Unavailable' } }],
    ['scripts', '/fit.js', 503, 'Service Unavailable'],
    ['checkout', '/address', 503, expect.stringContaining('The checkout cannot be reached')],
  ] as const)('responds with the vendor’s own error body: %s %s %i', async (service, path, status, body) => {
    const answer = await failWith(service, path, { kind: 'status', status })
    expect(answer).toMatchObject({ status, body })
    expect(answer.headers.get('x-answered')).toBeNull()
  })

  test('has an error body for every service', async () => {
    for (const service of services)
      expect((await failWith(service, '/x', { kind: 'status', status: 599 })).status).toBe(599)
  })

  test('gives inventory errors their own content type', async () => {
    expect((await failWith('bigcommerce', '/stores/x/v3/inventory/items', { kind: 'status', status: 503 })).type).toBe(
      'application/problem+json',
    )
  })
})

describe('a 429', () => {
  test('returns the milliseconds until the window ends in a 429 of BigCommerce', async () => {
    const { status, headers, body } = await failWith('bigcommerce', '/stores/x/v3/carts', {
      kind: 'rate-limit',
      resetMs: 1500,
    })
    expect({ status, title: body.title }).toEqual({ status: 429, title: 'Too many requests' })
    expect(
      ['time-window-ms', 'time-reset-ms', 'requests-quota', 'requests-left'].map((name) =>
        headers.get(`x-rate-limit-${name}`),
      ),
    ).toEqual(['30000', '1500', '450', '0'])
    expect(headers.has('retry-after')).toBe(false)
  })

  test('returns the seconds to wait in a 429 of other services', async () => {
    expect(
      (await failWith('amplience', '/content/fetch', { kind: 'rate-limit', resetMs: 1500 })).headers.get('retry-after'),
    ).toBe('2')
    expect(
      (await failWith('talonone', '/v2/customer_sessions/1', { kind: 'rate-limit' })).headers.get('retry-after'),
    ).toBe('1')
  })
})

describe('a response that is changed after the service has done its work', () => {
  test('cuts off the response after half of the stated length', async () => {
    await setFault({ service: 'constructor', kind: 'cut-off' })
    const response = await ask('/constructor/search/mug')
    expect([response.status, response.headers.get('x-answered')]).toEqual([200, 'yes'])
    const reader = response.body!.getReader()
    expect(new TextDecoder().decode((await reader.read()).value)).toBe('{"answered":"/constructo')
    await expect(reader.read()).rejects.toThrow('Cut off')
  })

  test('returns malformed JSON with a JSON content type', async () => {
    await setFault({ service: 'constructor', kind: 'malformed-json' })
    const response = await ask('/constructor/search/mug')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
    await expect(response.json()).rejects.toThrow(SyntaxError)
  })

  test('returns the same body with another content type', async () => {
    await setFault({ service: 'constructor', kind: 'wrong-content-type' })
    const response = await ask('/constructor/search/mug')
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await response.json()).toMatchObject({ answered: '/constructor/search/mug' })
  })

  test('sends the whole body slowly in small pieces', async () => {
    await setFault({ service: 'constructor', kind: 'drip', bytes: 10, everyMs: 1 })
    const pieces: number[] = []
    let text = ''
    for await (const piece of (await ask('/constructor/search/mug')).body!) {
      pieces.push(piece.length)
      text += new TextDecoder().decode(piece)
    }
    expect(JSON.parse(text)).toMatchObject({ answered: '/constructor/search/mug' })
    expect(pieces).toEqual([10, 10, 10, 10, 8])
  })

  test.each(['cut-off', 'malformed-json', 'wrong-content-type', 'drip'])(
    'leaves a response without a body unchanged: %s',
    async (kind) => {
      await setFault({ service: 'constructor', kind })
      const response = await ask('/constructor/empty', { method: 'POST' })
      expect([response.status, await response.text()]).toEqual([204, ''])
    },
  )
})

describe('a call that is delayed or hangs', () => {
  async function holdCall(fault: object) {
    vi.useFakeTimers()
    await setFault({ service: 'media', ...fault })
    let isAnswered = false
    const answer = Promise.resolve(ask('/media/i/selvedge/mug')).then((response) => {
      isAnswered = true
      return response
    })
    return { answer, isAnswered: () => isAnswered }
  }

  test('responds normally after a delay', async () => {
    const { answer, isAnswered } = await holdCall({ kind: 'delay', delayMs: 2000 })
    await vi.advanceTimersByTimeAsync(1999)
    expect([isAnswered(), listCalls('media')[0]?.status]).toEqual([false, null])
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(200)
  })

  test('combines a delay with another fault', async () => {
    const { answer, isAnswered } = await holdCall({ kind: 'status', status: 504, delayMs: 2000 })
    await vi.advanceTimersByTimeAsync(1999)
    expect(isAnswered()).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(504)
  })

  test('releases a hanging call when faults are removed, even if its fault is used up', async () => {
    const { answer, isAnswered } = await holdCall({ kind: 'hang', times: 1 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([isAnswered(), listCalls('media')[0]]).toMatchObject([false, { status: null, fault: 'hang' }])
    liftFaults()
    await vi.advanceTimersByTimeAsync(100)
    expect((await answer).status).toBe(200)
  })
})
