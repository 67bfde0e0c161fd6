import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allGroups, type ConsentFacts, consentRuleNames, decideConsent, groupsUnderPrivacyControl } from './consent.ts'

const groups = fc.subarray([...allGroups])
const rules = fc.constantFrom(...consentRuleNames)
const banner = fc.record({
  rule: rules,
  hasPrivacyControl: fc.boolean(),
  asks: fc.constant('banner' as const),
  choice: fc.option(fc.record({ groups })),
})
const vendor = fc.record({
  rule: rules,
  hasPrivacyControl: fc.boolean(),
  asks: fc.constant('vendor' as const),
  consent: fc.option(fc.record({ groups, isChosen: fc.boolean() })),
})
const anyFacts: fc.Arbitrary<ConsentFacts> = fc.oneof(banner, vendor)

function hasChosen(facts: ConsentFacts): boolean {
  return facts.asks === 'banner' ? facts.choice !== null : facts.consent?.isChosen === true
}

test('necessary scripts are granted always, in the order of the groups and each group once', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const granted = decideConsent(facts).groups
      expect(granted[0]).toBe('C0001')
      expect(granted).toEqual(allGroups.filter((group) => granted.includes(group)))
    }),
  )
})

test('no group but C0001 is granted in an opt-in market before a choice [D-19]', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      fc.pre(!hasChosen(facts))
      expect(decideConsent({ ...facts, rule: 'opt-in' }).groups).toEqual(['C0001'])
    }),
  )
})

test('Global Privacy Control switches targeting and social off under every rule, over a stored yes', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const without = decideConsent({ ...facts, hasPrivacyControl: false }).groups
      expect(decideConsent({ ...facts, hasPrivacyControl: true }).groups).toEqual(
        without.filter((group) => !groupsUnderPrivacyControl.includes(group)),
      )
    }),
  )
})

test('a choice grants no group that the visitor has not chosen', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      fc.pre(hasChosen(facts))
      const chosen = (facts.asks === 'banner' ? facts.choice?.groups : facts.consent?.groups) ?? []
      for (const group of decideConsent(facts).groups.slice(1)) expect(chosen).toContain(group)
    }),
  )
})

test('the banner asks only in an opt-in market, without a choice, and never beside a consent service [TRK-11]', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      expect(decideConsent(facts).mustAsk).toBe(facts.asks === 'banner' && facts.rule === 'opt-in' && !hasChosen(facts))
    }),
  )
})

test.each([
  ['opt-out', allGroups],
  ['none', allGroups],
  ['opt-in', ['C0001']],
] as const)('without a choice the rule %s grants its own groups', (rule, expected) => {
  expect(decideConsent({ rule, hasPrivacyControl: false, asks: 'banner', choice: null })).toEqual({
    groups: expected,
    mustAsk: rule === 'opt-in',
  })
})

test('default groups of the consent service count in an opt-out market, and nothing runs before it has loaded', () => {
  const facts = { rule: 'opt-out', hasPrivacyControl: false, asks: 'vendor' } as const
  expect(decideConsent({ ...facts, consent: { groups: ['C0002'], isChosen: false } }).groups).toEqual([
    'C0001',
    'C0002',
  ])
  expect(decideConsent({ ...facts, consent: null }).groups).toEqual(['C0001'])
})

test('a choice of nothing, as of a shop that asks nobody, grants nothing but C0001 under every rule', () => {
  for (const rule of consentRuleNames)
    expect(decideConsent({ rule, hasPrivacyControl: false, asks: 'banner', choice: { groups: [] } })).toEqual({
      groups: ['C0001'],
      mustAsk: false,
    })
})
