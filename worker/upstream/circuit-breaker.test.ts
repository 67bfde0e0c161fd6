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

describe('the circuit of a service', () => {
  test('opens after five failures in a row, says so once, and then refuses without asking', () => {
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

  test.each(['rejected', 'unauthorised', 'malformed'] as const)('takes %s as a service that is there', (kind) => {
    const { guard, fail, failTimes } = setUp()
    failTimes(4)
    fail(kind)
    failTimes(4)
    expect(guard.admit()).toBe(0)
  })

  test('starts to count anew after an answer', () => {
    const { guard, failTimes } = setUp()
    failTimes(4)
    guard.record(null)
    failTimes(4)
    expect(guard.admit()).toBe(0)
  })

  test('lets one probe through after ten seconds, and closes when it is answered', () => {
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

  test('sends another probe when the first never came back', () => {
    const { guard, failTimes, clock } = setUp()
    failTimes(5)
    clock.at += 10_000
    guard.admit()
    clock.at += 10_000
    expect(guard.admit()).toBe(0)
  })

  test('sends another probe when the first one’s visitor left', () => {
    const { guard, failTimes, clock } = setUp()
    failTimes(5)
    clock.at += 10_000
    guard.admit()
    guard.abandon()
    expect(guard.admit()).toBe(0)
  })

  test('is of one host of one service', () => {
    const { guards, failTimes } = setUp()
    failTimes(5)
    expect(guards.of('commerce', 'https://store.example.com/graphql').admit()).toBe(0)
    expect(guards.of('search', 'https://api.example.com/').admit()).toBe(0)
    expect(() => guards.of('commerce', 'https://api.example.com/other').admit()).toThrow('circuit is open')
  })
})

describe('a rate limit that is reached', () => {
  test('is waited for when it resets within a second', () => {
    const { guard, fail, clock } = setUp()
    fail('rate-limited', 1)
    clock.at += 400
    expect(guard.admit()).toBe(600)
    clock.at += 600
    expect(guard.admit()).toBe(0)
  })

  test('is told at once when it resets later', () => {
    const { guard, fail, clock } = setUp()
    fail('rate-limited', 15)
    clock.at += 2500
    expect(() => guard.admit()).toThrow(
      expect.objectContaining({ kind: 'rate-limited', status: null, retryAfterSeconds: 13 }),
    )
    clock.at += 12_500
    expect(guard.admit()).toBe(0)
  })

  test('holds for a second when no time is told, and for a minute at most', () => {
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
