import { describe, expect, test } from 'vitest'
import { createCircuitBreakers } from './circuit-breaker.ts'
import { quotaIn } from './quota.ts'
import { ServiceError, type ServiceFailure } from '#shared/errors.ts'

function setUp() {
  const clock = { at: 1_000_000 }
  const circuitBreakers = createCircuitBreakers(() => clock.at)
  const breaker = circuitBreakers.of('commerce', 'https://api.example.com/stores/1')
  const fail = (kind: ServiceFailure = 'unavailable', retryAfterSeconds?: number) =>
    breaker.record(new ServiceError('commerce', kind, retryAfterSeconds === undefined ? {} : { retryAfterSeconds }))
  const failTimes = (times: number) => Array.from({ length: times }, () => fail())
  return { clock, circuitBreakers, breaker, fail, failTimes }
}

describe('the circuit breaker of a service', () => {
  test('the circuit breaker of a service opens after five failures in a row, reports that once, and then refuses without sending', () => {
    const { breaker, failTimes } = setUp()
    expect(failTimes(4)).toEqual([false, false, false, false])
    expect(breaker.admit()).toBe(0)
    expect(failTimes(2)).toEqual([true, false])
    expect(() => breaker.admit()).toThrow(
      expect.objectContaining({ service: 'commerce', kind: 'unavailable', status: null, retryAfterSeconds: 2 }),
    )
  })

  test.each(['timeout', 'network', 'unavailable'] as const)(
    'the circuit breaker of a service counts a failure of kind %s',
    (kind) => {
      const { breaker, fail } = setUp()
      for (let time = 0; time < 5; time += 1) fail(kind)
      expect(() => breaker.admit()).toThrow('circuit is open')
    },
  )

  test.each(['rejected', 'unauthorised', 'malformed'] as const)(
    'the circuit breaker of a service counts %s as a sign that the service is up',
    (kind) => {
      const { breaker, fail, failTimes } = setUp()
      failTimes(4)
      fail(kind)
      failTimes(4)
      expect(breaker.admit()).toBe(0)
    },
  )

  test('the circuit breaker of a service starts to count again after a success', () => {
    const { breaker, failTimes } = setUp()
    failTimes(4)
    breaker.record(null)
    failTimes(4)
    expect(breaker.admit()).toBe(0)
  })

  test('the circuit breaker of a service lets one probe through after two seconds, and closes when it succeeds', () => {
    const { breaker, failTimes, clock } = setUp()
    failTimes(5)
    clock.at += 2000
    expect(breaker.admit()).toBe(0)
    expect(() => breaker.admit()).toThrow('circuit is open')
    breaker.record(null)
    expect([breaker.admit(), breaker.admit()]).toEqual([0, 0])
  })

  test('the circuit breaker of a service stays open for two more seconds when the probe fails', () => {
    const { breaker, fail, failTimes, clock } = setUp()
    failTimes(5)
    clock.at += 2000
    breaker.admit()
    expect(fail()).toBe(false)
    clock.at += 1999
    expect(() => breaker.admit()).toThrow('circuit is open')
    clock.at += 1
    expect(breaker.admit()).toBe(0)
  })

  test('the circuit breaker of a service sends another probe if the first one never ended', () => {
    const { breaker, failTimes, clock } = setUp()
    failTimes(5)
    clock.at += 2000
    breaker.admit()
    clock.at += 9999
    expect(() => breaker.admit()).toThrow('circuit is open')
    clock.at += 1
    expect(breaker.admit()).toBe(0)
  })

  test('the circuit breaker of a service sends another probe if the visitor of the first one left', () => {
    const { breaker, failTimes, clock } = setUp()
    failTimes(5)
    clock.at += 2000
    breaker.admit()
    breaker.abandon()
    expect(breaker.admit()).toBe(0)
  })

  test('the circuit breaker of a service ignores late failures of requests that were sent before the service recovered', () => {
    const { breaker, fail, clock } = setUp()
    const sentAt = clock.at
    for (let time = 0; time < 5; time += 1) fail()
    clock.at += 2000
    breaker.admit()
    breaker.record(null)
    clock.at += 6000
    for (let time = 0; time < 5; time += 1) breaker.record(new ServiceError('commerce', 'timeout'), sentAt)
    expect(breaker.admit()).toBe(0)
  })

  test('the circuit breaker of a service covers one host, or one API of it, of one service', () => {
    const { circuitBreakers, failTimes } = setUp()
    failTimes(5)
    expect(circuitBreakers.of('commerce', 'https://store.example.com/graphql').admit()).toBe(0)
    expect(circuitBreakers.of('search', 'https://api.example.com/').admit()).toBe(0)
    expect(circuitBreakers.of('commerce', 'https://api.example.com/graphql', 'graphql').admit()).toBe(0)
    expect(() => circuitBreakers.of('commerce', 'https://api.example.com/other').admit()).toThrow('circuit is open')
  })
})

describe('a rate limit that is reached', () => {
  test('a rate limit that is reached delays a call if it resets within a second', () => {
    const { breaker, fail, clock } = setUp()
    fail('rate-limited', 1)
    clock.at += 400
    expect(breaker.admit()).toBe(600)
    clock.at += 600
    expect(breaker.admit()).toBe(0)
  })

  test('a rate limit that is reached fails a call at once if it resets later', () => {
    const { breaker, fail, clock } = setUp()
    fail('rate-limited', 15)
    clock.at += 1500
    expect(() => breaker.admit()).toThrow(
      expect.objectContaining({ kind: 'rate-limited', status: null, retryAfterSeconds: 14 }),
    )
    clock.at += 13_500
    expect([breaker.admit(), breaker.admit()]).toEqual([0, 0])
  })

  test('a rate limit that is reached ends early if a probe succeeds, which is sent every two seconds', () => {
    const { breaker, fail, clock } = setUp()
    fail('rate-limited', 20)
    clock.at += 2000
    expect(breaker.admit()).toBe(0)
    expect(() => breaker.admit()).toThrow('rate limit is reached')
    fail('rate-limited', 18)
    clock.at += 1999
    expect(() => breaker.admit()).toThrow('rate limit is reached')
    clock.at += 1
    expect(breaker.admit()).toBe(0)
    breaker.record(null)
    expect([breaker.admit(), breaker.admit()]).toEqual([0, 0])
  })

  test('a rate limit that is reached lasts a second if the response names no time, and a minute at most', () => {
    const { breaker, fail, clock } = setUp()
    fail('rate-limited')
    expect(breaker.admit()).toBe(1000)
    fail('rate-limited', 86_400)
    clock.at += 60_000
    expect(breaker.admit()).toBe(0)
  })

  test('a rate limit that is reached does not open the circuit', () => {
    const { breaker, fail, clock } = setUp()
    for (let time = 0; time < 9; time += 1) fail('rate-limited', 1)
    clock.at += 1000
    expect(breaker.admit()).toBe(0)
  })
})

describe('the share of a quota that is kept for selling', () => {
  test('a request that only browses is refused while little is left, until the quota starts anew, and others are sent', () => {
    const { clock, breaker } = setUp()
    const resetAt = clock.at + 20_000
    breaker.recordQuota({ left: 40, total: 100, resetAt })
    expect(breaker.admit({ reserve: 0.4 })).toBe(0)
    breaker.recordQuota({ left: 39, total: 100, resetAt })
    breaker.recordQuota(null)
    expect(() => breaker.admit({ reserve: 0.4 })).toThrow(
      expect.objectContaining({ kind: 'rate-limited', retryAfterSeconds: 20 }),
    )
    expect(breaker.admit()).toBe(0)
    clock.at = resetAt
    expect(breaker.admit({ reserve: 0.4 })).toBe(0)
  })

  test('the quota is read from the headers of the platform, and only if all of them are numbers', () => {
    const headers = { 'x-rate-limit-requests-left': '149', 'x-rate-limit-requests-quota': '150' }
    expect(quotaIn(new Headers({ ...headers, 'x-rate-limit-time-reset-ms': '15000' }), 1000)).toEqual({
      left: 149,
      total: 150,
      resetAt: 16_000,
    })
    expect(quotaIn(new Headers(headers), 1000)).toBeNull()
    expect(quotaIn(new Headers({ ...headers, 'x-rate-limit-time-reset-ms': 'soon' }), 1000)).toBeNull()
  })
})
