import fc from 'fast-check'
import { expect, test } from 'vitest'
import { consentCookie, dayOf, formatChoice, parseChoice } from './consent-cookie.ts'
import { allGroups } from './consent.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 22, 12)
const value = 'v1.13.eu.0.20261120.0123456789abcdef'

test('reads the choice that it has written', () => {
  fc.assert(
    fc.property(
      fc.record({
        groups: fc.subarray([...allGroups]),
        market: fc.constantFrom('en', 'us', 'eu'),
        hasPrivacyControl: fc.boolean(),
        age: fc.integer({ min: 0, max: 182 }),
        id: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      }),
      ({ groups, market, hasPrivacyControl, age, id }) => {
        const choice = {
          market,
          hasPrivacyControl,
          day: dayOf(now - age * day),
          id: id.toString(16).padStart(16, '0'),
        } as const
        expect(parseChoice(formatChoice({ ...choice, groups }), now)).toEqual({
          ...choice,
          groups: allGroups.filter((group) => group === 'C0001' || groups.includes(group)),
        })
      },
    ),
  )
})

test.each([
  ['', 'is empty'],
  ['v2.13.eu.0.20261120.0123456789abcdef', 'has another version'],
  ['v1.31.eu.0.20261120.0123456789abcdef', 'lists groups in another order'],
  ['v1.3.eu.0.20261120.0123456789abcdef', 'leaves the necessary group out'],
  ['v1.16.eu.0.20261120.0123456789abcdef', 'has an unknown group'],
  ['v1.13.xx.0.20261120.0123456789abcdef', 'has an unknown market'],
  ['v1.13.eu.2.20261120.0123456789abcdef', 'has an unknown flag'],
  ['v1.13.eu.0.20260230.0123456789abcdef', 'has a day that no calendar has'],
  ['v1.13.eu.0.20261399.0123456789abcdef', 'has a month that no calendar has'],
  ['v1.13.eu.0.20261120.0123', 'has a short id'],
  [` ${value}`, 'starts with a space'],
  [`${value}.x`, 'has more parts'],
])('%j is no choice, because it %s', (malformed) => {
  expect(parseChoice(malformed, now)).toBeNull()
})

test('a choice counts for six months, and one of a day that is yet to come does not count', () => {
  const chosenAt = Date.UTC(2026, 10, 20)
  const life = consentCookie.maxAge * 1000
  expect(parseChoice(value, chosenAt + life)).not.toBeNull()
  expect(parseChoice(value, chosenAt + life + day)).toBeNull()
  expect(parseChoice(value, chosenAt - day)).toBeNull()
})
