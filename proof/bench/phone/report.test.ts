import { expect, test } from 'vitest'
import { reportPhone } from './report.ts'
import type { Visit } from './visit.ts'

const still: Visit = {
  firstPaint: 500,
  largestPaint: 700,
  blocking: 0,
  longTasks: 2,
  layoutShift: 0.001,
  scriptBytes: 26000,
  elements: 700,
  styleAndLayout: 100,
}
const rounds = [0, 1, 2, 3, 4, 5, 6]
const visitsOf = (change: (round: number) => Partial<Visit>) => rounds.map((round) => ({ ...still, ...change(round) }))
const shop = visitsOf((round) => ({ firstPaint: 500 + round, largestPaint: round % 2 === 0 ? 690 : 720 }))
const floor = visitsOf(() => ({ firstPaint: 400 }))
const facts = { page: 'plp', network: 'loopback', bytes: 216_000 } as const
const reportOf = (against: Visit[]) =>
  reportPhone({ visits: [{ ...facts, sides: { shop, floor, against } }], taps: [], rounds: 7 })

test('a difference between two checkouts is named if all rounds agree, and is within the noise otherwise', () => {
  const report = reportOf(visitsOf((round) => ({ firstPaint: 520 + 2 * round })))
  expect(report).toContain('| plp | loopback | first paint ms | 503 | 526 | -23 | less (0.016) |')
  expect(report).toMatch(/\| largest paint ms \| 690 \| 700 \| -10 \| within the noise \(/)
  expect(report).toContain('| elements | 700 | 700 | 0 | within the noise (1.000) |')
})

test('each page is beside its floor, with a sign if the difference is within the noise', () => {
  const report = reportOf([])
  expect(report).toContain('| plp | loopback | 503 (400) | 690 (≈ 700) |')
  expect(report).not.toContain('verdict')
})

test('a tap without an effect is reported as such', () => {
  const tap = { page: 'pdp', network: 'loopback', action: 'size', when: 'early' } as const
  const ms = rounds.map(() => Number.POSITIVE_INFINITY)
  const report = reportPhone({ visits: [], taps: [{ ...tap, sides: { shop: ms, against: [] } }], rounds: 7 })
  expect(report).toContain('| pdp | loopback | size | early | no effect |')
})
