import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { hangingFetch, json, recordedFetch, recordedLog, untilDone } from '../test/recorded-fetch.ts'
import { createBudget } from './budget.ts'
import { createCall, type CallOptions } from './call.ts'
import { createCircuitBreakers } from './circuit-breaker.ts'
import { createConcurrencyLimit } from './concurrency-limit.ts'

const NameSchema = v.object({ name: v.string() })
const url = 'https://vendor.example.com/things'
const change = { method: 'POST', body: {} } as const

function setUp(fetch: CallOptions['fetch'], options: Partial<CallOptions> = {}) {
  const clock = { at: 1_000_000 }
  const { log, lines } = recordedLog()
  const circuitBreakers = createCircuitBreakers(() => clock.at)
  const call = createCall({
    service: 'commerce',
    fetch,
    timeoutMs: 1000,
    retryDelayMs: () => 0,
    log,
    circuitBreakers,
    ...options,
  })
  const ask = (request: object = {}) => call('thing', NameSchema, { url, signal: untilDone(), ...request })
  const outcome = (request: object = {}) =>
    ask(request).then(
      ({ name }) => name,
      ({ kind, status }) => `${kind} ${status}`,
    )
  return { clock, lines, ask, outcome }
}

describe('a call to a service that is down', () => {
  test('a call to a service that is down is neither sent nor retried while the circuit is open', async () => {
    const { fetch, requests } = recordedFetch(json({}, { status: 503 }))
    const { outcome, lines } = setUp(fetch)
    for (let time = 0; time < 5; time += 1) expect(await outcome(change)).toBe('unavailable 503')
    expect([await outcome(change), await outcome(), requests.length]).toEqual([
      'unavailable null',
      'unavailable null',
      5,
    ])
    expect(lines.filter(([, event]) => event === 'circuit-open')).toEqual([
      ['warn', 'circuit-open', { service: 'commerce' }],
    ])
  })

  test('a call to a service that is down is sent as a probe after a while, and calls go through again if the probe succeeds', async () => {
    let isDown = true
    const { fetch, requests } = recordedFetch(() => (isDown ? new TypeError('fetch failed') : json({ name: 'Mabel' })))
    const { outcome, clock } = setUp(fetch)
    for (let time = 0; time < 5; time += 1) await outcome(change)
    isDown = false
    clock.at += 2000
    expect(await Promise.all([outcome(change), outcome(change)])).toEqual(['Mabel', 'unavailable null'])
    expect([await outcome(), requests.length]).toEqual(['Mabel', 7])
  })

  test('the circuit breaker counts timeouts as failures', async () => {
    const { outcome } = setUp(hangingFetch, { timeoutMs: 1 })
    for (let time = 0; time < 5; time += 1) expect(await outcome(change)).toBe('timeout null')
    expect(await outcome(change)).toBe('unavailable null')
  })

  test('the circuit breaker does not count a call that the budget of its request cut short', async () => {
    const { outcome } = setUp(hangingFetch, { timeoutMs: 1000, budget: { leftMs: () => 1 } })
    for (let time = 0; time < 6; time += 1) expect(await outcome(change)).toBe('timeout null')
  })

  test('the circuit breaker does not count a visitor who leaves', async () => {
    const { ask } = setUp(hangingFetch)
    for (let time = 0; time < 6; time += 1) {
      const controller = new AbortController()
      const work = ask({ signal: controller.signal })
      controller.abort(new Error('the visitor left'))
      await expect(work).rejects.toThrow('the visitor left')
    }
  })
})

describe('a call to a service whose rate limit is reached', () => {
  test.each([
    ['Retry-After', { 'retry-after': '7' }],
    ['X-Rate-Limit-Time-Reset-Ms', { 'x-rate-limit-time-reset-ms': '6500' }],
  ])('a call to a service whose rate limit is reached fails at once until the time in %s', async (_name, headers) => {
    const { fetch, requests } = recordedFetch(json({}, { status: 429, headers }), json({ name: 'Mabel' }))
    const { outcome, clock } = setUp(fetch)
    expect([await outcome(), await outcome(), requests.length]).toEqual(['rate-limited 429', 'rate-limited null', 1])
    clock.at += 7000
    expect(await outcome()).toBe('Mabel')
  })

  test('a call to a service whose rate limit is reached waits if the limit resets within a second, even for a write, because nothing was sent yet', async () => {
    vi.useFakeTimers()
    try {
      const { fetch, requests } = recordedFetch(
        json({}, { status: 429, headers: { 'retry-after': '1' } }),
        json({ name: 'Mabel' }),
      )
      const { outcome } = setUp(fetch, { circuitBreakers: createCircuitBreakers(Date.now), timeoutMs: 2000 })
      expect(await outcome(change)).toBe('rate-limited 429')
      const waiting = outcome(change)
      await vi.advanceTimersByTimeAsync(900)
      expect(requests).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(100)
      expect([await waiting, requests.length]).toEqual(['Mabel', 2])
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('the calls of a request', () => {
  test('the calls of a request end with their common budget, although each has its own timeout', async () => {
    vi.useFakeTimers()
    try {
      const { outcome } = setUp(hangingFetch, { timeoutMs: 8000, budget: createBudget(9000) })
      const waves: string[] = []
      const wave = async () => void waves.push(await outcome())
      const done = wave().then(wave).then(wave)
      await vi.advanceTimersByTimeAsync(8999)
      expect(waves).toEqual(['timeout null'])
      // A timer that starts in another one's turn waits for a millisecond.
      await vi.advanceTimersByTimeAsync(2)
      await done
      expect(waves).toEqual(['timeout null', 'timeout null', 'timeout null'])
    } finally {
      vi.useRealTimers()
    }
  })

  test('the calls of a request run six at a time, and the others wait', async () => {
    const open: (() => void)[] = []
    const fetch = async () => {
      await new Promise<void>((resolve) => void open.push(resolve))
      return json({ name: 'Mabel' })
    }
    const { ask } = setUp(fetch, { concurrencyLimit: createConcurrencyLimit() })
    const work = Array.from({ length: 9 }, (_, index) => ask({ url: `${url}/${index}` }))
    await vi.waitFor(() => expect(open).toHaveLength(6))
    open.splice(0).forEach((resolve) => resolve())
    await vi.waitFor(() => expect(open).toHaveLength(3))
    open.splice(0).forEach((resolve) => resolve())
    expect(await Promise.all(work)).toHaveLength(9)
  })

  test('calls that time out while they wait for a place do not count as failures of the service', async () => {
    const concurrencyLimit = createConcurrencyLimit(1)
    await concurrencyLimit.take(untilDone())
    const { fetch, requests } = recordedFetch(json({ name: 'Mabel' }))
    const circuitBreakers = createCircuitBreakers(() => 0)
    const { outcome } = setUp(fetch, { concurrencyLimit, circuitBreakers, timeoutMs: 1 })
    for (let time = 0; time < 6; time += 1) expect(await outcome()).toBe('timeout null')
    expect([requests.length, circuitBreakers.of('commerce', url).admit()]).toEqual([0, 0])
  })

  test('calls release their place when they fail', async () => {
    const concurrencyLimit = createConcurrencyLimit(1)
    const { outcome } = setUp(recordedFetch(json({}, { status: 404 })).fetch, { concurrencyLimit })
    expect([await outcome(), await outcome()]).toEqual(['rejected 404', 'rejected 404'])
  })
})
