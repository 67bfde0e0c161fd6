import { describe, expect, test } from 'vitest'
import { ServiceError, type ServiceFailure } from '../../shared/errors.ts'
import { createCircuitBreakers } from './circuit-breaker.ts'

function setUp() {
  const clock = { at: 1_000_000 }
  const guards = createCircuitBreakers(() => clock.at)
  const guard = guards.of('commerce', 'https://api.example.com/stores/1')
  const fail = (kind: ServiceFailure = 'unavailable', retryAfterSeconds?: number) =>
    guard.record(new ServiceError('commerce', kind, retryAfterSeconds === undefined ? {} : { retryAfterSeconds }))
  const failTimes = (times: number) => Array.from({ length: times }, () => fail())
  return { clock, guards, guard, fail, failTimes }
}

describe('the circuit breaker of a service', () => {
  test('opens after five failures in a row, reports that once, and then refuses without sending', () => {
    const { guard, failTimes } = setUp()
    expect(failTimes(4)).toEqual([false, false, false, false])
    expect(guard.admit()).toBe(0)
    expect(failTimes(2)).toEqual([true, false])
    expect(() => guard.admit()).toThrow(
      expect.objectContaining({ service: 'commerce', kind: 'unavailable', status: null, retryAfterSeconds: 10 }),
    )
  })

  test.each(['timeout', 'network', 'unavailable'] as const)('counts a failure of kind %s', (kind) => {
    const { guard, fail } = setUp()
    for (let time = 0; time < 5; time += 1) fail(kind)
    expect(() => guard.admit()).toThrow('circuit is open')
  })

  test.each(['rejected', 'unauthorised', 'malformed'] as const)(
    'counts %s as a sign that the service is up',
    (kind) => {
      const { guard, fail, failTimes } = setUp()
      failTimes(4)
      fail(kind)
      failTimes(4)
      expect(guard.admit()).toBe(0)
    },
  )

  test('starts to count again after a success', () => {
    const { guard, failTimes } = setUp()
    failTimes(4)
    guard.record(null)
    failTimes(4)
    expect(guard.admit()).toBe(0)
  })

  test('lets one probe through after ten seconds, and closes when it succeeds', () => {
    const { guard, failTimes, clock } = setUp()
    failTimes(5)
    clock.at += 10_000
    expect(guard.admit()).toBe(0)
    expect(() => guard.admit()).toThrow('circuit is open')
    guard.record(null)
    expect([guard.admit(), guard.admit()]).toEqual([0, 0])
  })

  test('opens again when the probe fails', () => {
    const { guard, fail, failTimes, clock } = setUp()
    failTimes(5)
    clock.at += 10_000
    guard.admit()
    expect(fail()).toBe(true)
    clock.at += 9999
    expect(() => guard.admit()).toThrow('circuit is open')
  })

  test('sends another probe if the first one never ended', () => {
    const { guard, failTimes, clock } = setUp()
    failTimes(5)
    clock.at += 10_000
    guard.admit()
    clock.at += 10_000
    expect(guard.admit()).toBe(0)
  })

  test('sends another probe if the visitor of the first one left', () => {
    const { guard, failTimes, clock } = setUp()
    failTimes(5)
    clock.at += 10_000
    guard.admit()
    guard.abandon()
    expect(guard.admit()).toBe(0)
  })

  test('covers one host of one service', () => {
    const { guards, failTimes } = setUp()
    failTimes(5)
    expect(guards.of('commerce', 'https://store.example.com/graphql').admit()).toBe(0)
    expect(guards.of('search', 'https://api.example.com/').admit()).toBe(0)
    expect(() => guards.of('commerce', 'https://api.example.com/other').admit()).toThrow('circuit is open')
  })
})

describe('a rate limit that is reached', () => {
  test('delays a call if it resets within a second', () => {
    const { guard, fail, clock } = setUp()
    fail('rate-limited', 1)
    clock.at += 400
    expect(guard.admit()).toBe(600)
    clock.at += 600
    expect(guard.admit()).toBe(0)
  })

  test('fails a call at once if it resets later', () => {
    const { guard, fail, clock } = setUp()
    fail('rate-limited', 15)
    clock.at += 2500
    expect(() => guard.admit()).toThrow(
      expect.objectContaining({ kind: 'rate-limited', status: null, retryAfterSeconds: 13 }),
    )
    clock.at += 12_500
    expect(guard.admit()).toBe(0)
  })

  test('lasts a second if the response names no time, and a minute at most', () => {
    const { guard, fail, clock } = setUp()
    fail('rate-limited')
    expect(guard.admit()).toBe(1000)
    fail('rate-limited', 86_400)
    clock.at += 60_000
    expect(guard.admit()).toBe(0)
  })

  test('does not open the circuit', () => {
    const { guard, fail, clock } = setUp()
    for (let time = 0; time < 9; time += 1) fail('rate-limited', 1)
    clock.at += 1000
    expect(guard.admit()).toBe(0)
  })
})
