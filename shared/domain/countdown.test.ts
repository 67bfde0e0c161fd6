import fc from 'fast-check'
import { expect, test } from 'vitest'
import { timeLeft, untilNextChange } from './countdown.ts'

const period = { start: Date.parse('2026-11-27T00:00:00Z'), end: Date.parse('2026-11-30T23:59:00Z') }
const at = (time: string) => timeLeft(period, Date.parse(time))

test('a countdown shows nothing before its start and from its end on [BLK-20]', () => {
  expect(at('2026-11-26T23:59:59.999Z')).toBeNull()
  expect(at('2026-11-27T00:00:00Z')).not.toBeNull()
  expect(at('2026-11-30T23:59:00Z')).toBeNull()
})

test('a countdown shows the days, hours, minutes and seconds left [BLK-21]', () => {
  expect(at('2026-11-27T00:00:00Z')).toEqual({ days: 3, hours: 23, minutes: 59, seconds: 0 })
  expect(at('2026-11-27T00:00:01Z')).toEqual({ days: 3, hours: 23, minutes: 58, seconds: 59 })
})

test('a countdown shows zeros in its last second [BLK-22] [D-126]', () => {
  for (const time of ['2026-11-30T23:58:59.001Z', '2026-11-30T23:58:59.999Z'])
    expect(at(time)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})

test('the shown second changes one millisecond after a full second', () => {
  expect(untilNextChange(period, period.end - 5000)).toBe(1)
  expect(at('2026-11-30T23:58:55.001Z')).toMatchObject({ seconds: 4 })
})

test('the shown time changes exactly when untilNextChange says so, and no unit is negative', () => {
  const moment = fc.integer({ min: period.start - 10_000, max: period.end + 10_000 })
  fc.assert(
    fc.property(moment, (now) => {
      const left = timeLeft(period, now)
      if (!left) return
      const wait = untilNextChange(period, now)
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(1000)
      expect(timeLeft(period, now + wait - 1)).toEqual(left)
      expect(timeLeft(period, now + wait)).not.toEqual(left)
      expect(Math.min(...Object.values(left))).toBeGreaterThanOrEqual(0)
    }),
  )
})
