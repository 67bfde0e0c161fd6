import * as v from 'valibot'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { hangingFetch, json, recordedFetch, recordedLog, untilDone } from '../test/recorded-fetch.ts'
import { createCall, type CallOptions } from './call.ts'
import { vendorRefusal } from './failures.ts'
import type { ServiceError, ServiceFailure } from '#shared/errors.ts'

const NameSchema = v.object({ name: v.string() })
const url = 'https://vendor.example.com/things'

function callOf(fetch: CallOptions['fetch'], options: Partial<CallOptions> = {}) {
  const { log, lines } = recordedLog()
  return {
    call: createCall({ service: 'commerce', fetch, timeoutMs: 1000, retryDelayMs: () => 0, log, ...options }),
    lines,
  }
}

async function failureOf(work: Promise<unknown>): Promise<ServiceError> {
  return work.then(
    () => expect.unreachable('It gave an answer.'),
    (cause) => cause,
  )
}

/** Begins as JSON, then the connection breaks. */
function cutOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"name":"Ma'))
      controller.error(new TypeError('terminated'))
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/json' } })
}

const failures: [what: string, response: () => Response | Error, kind: ServiceFailure][] = [
  ['no connection', () => new TypeError('fetch failed'), 'network'],
  ['a 500', () => json({ title: 'Oops' }, { status: 500 }), 'unavailable'],
  ['a 503', () => new Response('busy', { status: 503 }), 'unavailable'],
  [
    'a redirect',
    () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example.com' } }),
    'unavailable',
  ],
  ['a 429', () => json({}, { status: 429, headers: { 'retry-after': '7' } }), 'rate-limited'],
  ['a 401', () => json({}, { status: 401 }), 'unauthorised'],
  ['a 403', () => json({}, { status: 403 }), 'unauthorised'],
  ['a 404', () => json({}, { status: 404 }), 'rejected'],
  ['a 422', () => json({}, { status: 422 }), 'rejected'],
  ['malformed JSON', () => new Response('{"name":', { headers: { 'content-type': 'application/json' } }), 'malformed'],
  ['a cut-off body', cutOff, 'network'],
  ['another content type', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }), 'malformed'],
  ['no content type', () => new Response(null), 'malformed'],
  ['another shape', () => json({ name: 7 }), 'malformed'],
]

describe('call', () => {
  test('a call parses the response and sends credentials and body', async () => {
    const { fetch, requests } = recordedFetch(json({ name: 'Mabel', extra: true }))
    const { call } = callOf(fetch, { headers: { 'x-auth-token': 'secret' } })
    const response = await call('thing', NameSchema, { url, method: 'POST', body: { a: 1 }, signal: untilDone() })
    expect(response).toEqual({ name: 'Mabel' })
    expect(requests[0]).toMatchObject({ method: 'POST', body: { a: 1 } })
    expect(Object.fromEntries(requests[0]!.headers)).toMatchObject({
      'x-auth-token': 'secret',
      'content-type': 'application/json',
      accept: 'application/json',
    })
  })

  test.each(failures)('a call throws a failure of the right kind for: %s', async (_what, response, kind) => {
    const { call } = callOf(recordedFetch(() => response()).fetch)
    const failure = await failureOf(call('thing', NameSchema, { url, signal: untilDone() }))
    expect(failure).toMatchObject({ name: 'ServiceError', service: 'commerce', kind })
  })

  test('a call throws a timeout failure when the timeout passes', async () => {
    const { call } = callOf(hangingFetch, { timeoutMs: 1 })
    expect(await failureOf(call('thing', NameSchema, { url, signal: untilDone() }))).toMatchObject({ kind: 'timeout' })
  })

  test.each([
    ['a response', json({ name: 'Mabel' })],
    ['a failure', json({}, { status: 422 })],
  ])('no timer is left after %s', async (_what, response) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { call } = callOf(recordedFetch(response).fetch)
    await call('thing', NameSchema, { url, signal: untilDone() }).catch(() => {})
    expect(vi.getTimerCount()).toBe(0)
  })

  test("a call rejects with the caller's own abort reason, which is not a failure of the service", async () => {
    const controller = new AbortController()
    const { call, lines } = callOf(hangingFetch)
    const work = failureOf(call('thing', NameSchema, { url, signal: controller.signal }))
    controller.abort(new Error('the visitor left'))
    expect(await work).toMatchObject({ message: 'the visitor left' })
    expect(lines).toEqual([])
  })

  test('a body that is aborted as its response arrives leaves no rejection without a handler', async () => {
    const unhandled = vi.fn<(event: Event) => void>()
    addEventListener('unhandledrejection', unhandled)
    onTestFinished(() => removeEventListener('unhandledrejection', unhandled))
    const shopper = new AbortController()
    const { call } = callOf(async () => {
      shopper.abort(new Error('The visitor left.'))
      return cutOff()
    })
    await expect(call('thing', NameSchema, { url, signal: shopper.signal })).rejects.toThrow('The visitor left.')
    await new Promise((resolve) => setTimeout(resolve))
    expect(unhandled).not.toHaveBeenCalled()
  })

  test.each([
    ['Retry-After', { 'retry-after': '7' }, 7],
    ['X-Rate-Limit-Time-Reset-Ms', { 'x-rate-limit-time-reset-ms': '14200' }, 15],
  ])('a call reads the seconds to wait from %s', async (_name, headers, seconds) => {
    const { call } = callOf(recordedFetch(json({}, { status: 429, headers })).fetch)
    expect(await failureOf(call('thing', NameSchema, { url, signal: untilDone() }))).toMatchObject({
      retryAfterSeconds: seconds,
    })
  })

  test('a call returns null for a status that means that there is none', async () => {
    const { call } = callOf(recordedFetch(new Response(null, { status: 404 })).fetch)
    expect(await call('thing', NameSchema, { url, absentOn: [404], signal: untilDone() })).toBeNull()
  })

  test('a call sends a form with its fields', async () => {
    const { fetch, requests } = recordedFetch(json({ name: 'Mabel' }))
    const form = { 'card[token]': 'a b&c', amount: '1999' }
    await callOf(fetch).call('thing', NameSchema, { url, method: 'POST', form, signal: untilDone() })
    expect(requests[0]?.headers.get('content-type')).toBe('application/x-www-form-urlencoded')
    expect(requests[0]?.body).toEqual(form)
  })

  test('a call parses the body of a failed status that is a response to the request, and of no other', async () => {
    const { call } = callOf(recordedFetch(json({ name: 'refused' }, { status: 402 })).fetch)
    const request = { url, method: 'POST', signal: untilDone() } as const
    expect(await call('thing', NameSchema, { ...request, respondsWith: [402] })).toEqual({ name: 'refused' })
    expect(await failureOf(call('thing', NameSchema, { ...request, respondsWith: [409] }))).toMatchObject({
      status: 402,
    })
  })

  test.each([200, 503])(
    'a call ends with its timeout while the body of a %d drips, even if the runtime does not stop the body',
    async (status) => {
      const dripping = new ReadableStream<Uint8Array>({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 20))
          controller.enqueue(new TextEncoder().encode(' '))
        },
      })
      const response = new Response(dripping, { status, headers: { 'content-type': 'application/json' } })
      const { call } = callOf(async () => response, { timeoutMs: 60 })
      const write = call('thing', NameSchema, { url, method: 'POST', body: {}, signal: untilDone() })
      expect(await failureOf(write)).toMatchObject({ kind: 'timeout' })
    },
  )

  test('a call passes a text body to the schema unparsed', async () => {
    const { call } = callOf(recordedFetch(new Response('host.example.com')).fetch)
    expect(await call('thing', v.string(), { url, format: 'text', signal: untilDone() })).toBe('host.example.com')
  })

  test.each([
    ['GET after a 5xx', {}, json({}, { status: 502 })],
    ['GET after a network failure', {}, new TypeError('fetch failed')],
    [
      'GET after a 429 that resets within a second',
      {},
      json({}, { status: 429, headers: { 'x-rate-limit-time-reset-ms': '0' } }),
    ],
    ['a query by POST after a 5xx', { method: 'POST', isIdempotent: true } as const, json({}, { status: 500 })],
  ])('a call retries once: %s', async (_what, request, response) => {
    const { fetch, requests } = recordedFetch(response, json({ name: 'Mabel' }))
    const { call } = callOf(fetch)
    expect(await call('thing', NameSchema, { url, ...request, signal: untilDone() })).toEqual({ name: 'Mabel' })
    expect(requests).toHaveLength(2)
  })

  test.each([
    ['a POST', { method: 'POST' } as const, json({}, { status: 500 })],
    ['a refusal', {}, json({}, { status: 422 })],
    ['another shape', {}, json({})],
    ['a long rate limit', {}, json({}, { status: 429, headers: { 'retry-after': '30' } })],
    ['a rate limit without a time', {}, json({}, { status: 429 })],
  ])('a call does not retry: %s', async (_what, request, response) => {
    const { fetch, requests } = recordedFetch(response, json({ name: 'Mabel' }))
    const { call } = callOf(fetch)
    await failureOf(call('thing', NameSchema, { url, ...request, signal: untilDone() }))
    expect(requests).toHaveLength(1)
  })

  test('a call gives up after the second failure', async () => {
    const { fetch, requests } = recordedFetch(json({}, { status: 500 }))
    const { call } = callOf(fetch)
    expect(await failureOf(call('thing', NameSchema, { url, signal: untilDone() }))).toMatchObject({
      kind: 'unavailable',
      status: 500,
    })
    expect(requests).toHaveLength(2)
  })

  test('a call keeps the title of a refusal and nothing else of its body', async () => {
    const body = { status: 422, title: 'Not enough stock', errors: { email: 'mabel@example.com is taken' } }
    const { call, lines } = callOf(recordedFetch(json(body, { status: 422 })).fetch)
    const failure = await failureOf(call('thing', NameSchema, { url, signal: untilDone() }))
    expect(vendorRefusal(failure).title).toBe('Not enough stock')
    expect(vendorRefusal(failure).fields).toEqual(['email'])
    expect(JSON.stringify([failure.cause, lines])).not.toContain('mabel')
  })

  test.each([
    ['a list of errors', { title: 'No', errors: ['mabel is taken'] }, 'No'],
    ['a list of bodies', [{ message: 'No' }], 'No'],
    ['a title that is no text', { title: { a: 1 }, message: 'No' }, ''],
    ['no JSON object', 'No', ''],
  ])('a call names no fields of a refusal with %s', async (_what, body, title) => {
    const { call } = callOf(recordedFetch(json(body, { status: 422 })).fetch)
    const failure = await failureOf(call('thing', NameSchema, { url, signal: untilDone() }))
    expect(vendorRefusal(failure)).toEqual({ title, code: '', fields: [], isTransient: false })
  })

  test.each([
    [
      { message: 'No', errorCode: 7 },
      { title: 'No', code: '7' },
    ],
    [{ error: { type: 'card_error', code: 'declined', message: 'No' } }, { title: 'No', code: 'declined' }],
    [{ error: { message: { a: 1 } } }, { title: '', code: '' }],
    [{ error: 'No' }, { title: '', code: '' }],
  ])('a call keeps the message and the code of the refusal %j', async (body, kept) => {
    const { call } = callOf(recordedFetch(json(body, { status: 400 })).fetch)
    const failure = await failureOf(call('thing', NameSchema, { url, signal: untilDone() }))
    expect(vendorRefusal(failure)).toMatchObject(kept)
  })

  test('a call reports how long the call took and if it got a response', async () => {
    const samples: [string, boolean][] = []
    const onTiming = (operation: string, _ms: number, ok: boolean) => void samples.push([operation, ok])
    const responses = recordedFetch(json({ name: 'Mabel' }), json({ name: 7 }))
    const { call } = callOf(responses.fetch, { onTiming })
    await call('good', NameSchema, { url, signal: untilDone() })
    await failureOf(call('bad', NameSchema, { url, signal: untilDone() }))
    expect(samples).toEqual([
      ['good', true],
      ['bad', false],
    ])
  })
})
