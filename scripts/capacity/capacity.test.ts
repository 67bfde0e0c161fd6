import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutLayout, withParts } from '../lib/generated-parts.ts'
import { root } from '../lib/root.ts'
import { costOf } from './prices.ts'
import { capacityTables } from './tables.ts'
import { pageKinds, requestsPerView } from './traffic.ts'
import { callsPerBusyMinute, monthOf, usageOf, viewsUntil } from './usage.ts'

test('a month costs nothing for what the plan includes, and only the rest above it', () => {
  expect(costOf('requests', 10e6)).toBe(0)
  expect(costOf('requests', 15e6)).toBeCloseTo(1.5)
  expect(costOf('CPU milliseconds', 7 * 100e6)).toBeCloseTo(13.4)
})

test('the shares of the pages make one page view', () => {
  expect(pageKinds.reduce((sum, kind) => sum + requestsPerView[kind], 0)).toBeCloseTo(1)
})

test('a cached page reads one key of KV and makes no call, and a bag is rendered for each visitor', () => {
  const all = { name: '', views: 1e6, cachedShare: 1 }
  expect([...callsPerBusyMinute(all).keys()]).toContain('talonone')
  expect(callsPerBusyMinute(all).get('media')).toBe(0)
  expect(usageOf(all)['KV keys read']).toBeLessThan(usageOf({ ...all, cachedShare: 0 })['KV keys read'])
})

test('the cost grows with the views, and each view is cheaper the more of them there are', () => {
  const totals = [1e6, 1e8, 1e9].map((views) => monthOf({ name: '', views, cachedShare: 0.5 }).total / views)
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
})

test('a quota is reached at the page views that make so many calls', () => {
  const views = viewsUntil('bigcommerce REST', 900, 0.8)
  const minutes = 30 * 24 * 60
  const calls = callsPerBusyMinute({ name: '', views: (views * minutes) / 5, cachedShare: 0.8 })
  expect(calls.get('bigcommerce REST')).toBeCloseTo(900)
})

test('docs/records/capacity.md has the computed tables: `npm run documents` writes them', () => {
  const document = readFileSync(join(root, 'docs/records/capacity.md'), 'utf8')
  expect(withoutLayout(document)).toBe(withoutLayout(withParts(document, capacityTables())))
})

test('a document without the marks of a table is refused', () => {
  expect(() => withParts('no marks', { calls: '' })).toThrow(/no marks <!-- calls -->/)
})
