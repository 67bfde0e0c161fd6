import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StockAlert } from '../ports/marketing-port.ts'
import { dueAlerts } from './due-alerts.ts'
import { markets } from '#shared/markets.ts'

const alertsOf = (...skus: string[]): StockAlert[] =>
  skus.map((sku, index) => ({ id: String(index), market: markets.en, email: `${index}@example.com`, sku }))
const idsOf = (alerts: readonly StockAlert[]) => alerts.map(({ id }) => id).join('')

test.each([
  ['as many as there are units, the oldest first', ['A', 'A', 'A'], {}, { A: 2 }, false, '01'],
  ['none for a SKU without units', ['A', 'B'], {}, { B: 1 }, false, '1'],
  ['fewer if mails about the same units were sent lately', ['A', 'A', 'A'], { A: 2 }, { A: 3 }, false, '0'],
  ['none if more mails were sent lately than there are units', ['A'], { A: 3 }, { A: 2 }, false, ''],
  ['all if units are not counted', ['A', 'A'], { A: 9 }, { A: Infinity }, false, '01'],
  ['each SKU by its own units', ['A', 'B', 'A', 'B'], { B: 1 }, { A: 1, B: 2 }, false, '01'],
  ['a shared pool once, whatever SKU was asked for', ['A', 'B', 'A', 'B'], { B: 1 }, { A: 3, B: 3 }, true, '01'],
] as const)('the mails that are due: %s [STK-02]', (_what, skus, sent, units, isPooled, due) => {
  const unitsBySku = new Map<string, number>(Object.entries(units))
  const open = { alerts: alertsOf(...skus), sentOf: new Map<string, number>(Object.entries(sent)) }
  expect(idsOf(dueAlerts(open, { isPooled, unitsOf: ({ sku }) => unitsBySku.get(sku) ?? 0 }))).toBe(due)
})

test('a market without units for sale does not hold up the requests of others [STK-02]', () => {
  const [first, second, third] = alertsOf('A', 'A', 'A')
  const alerts = [{ ...first!, market: markets.us }, second!, { ...third!, market: markets.us }]
  const unitsOf = ({ market }: StockAlert) => (market.code === 'us' ? 0 : 2)
  expect(idsOf(dueAlerts({ alerts, sentOf: new Map() }, { isPooled: false, unitsOf }))).toBe('1')
})

test('a run that starts while another one sends never makes more mails than units [STK-03]', () => {
  const cases = fc.tuple(
    fc.array(fc.constantFrom('A', 'B'), { maxLength: 12 }),
    fc.integer({ min: 0, max: 6 }),
    fc.integer({ min: 0, max: 12 }),
    fc.boolean(),
  )
  fc.assert(
    fc.property(cases, ([skus, units, sentBefore, isPooled]) => {
      const alerts = alertsOf(...skus)
      const rule = { isPooled, unitsOf: () => units }
      const first = dueAlerts({ alerts, sentOf: new Map() }, rule)
      // The second run sees the first one's mails up to some point.
      const seen = first.slice(0, sentBefore)
      const sentOf = new Map<string, number>()
      for (const { sku } of seen) sentOf.set(sku, (sentOf.get(sku) ?? 0) + 1)
      const second = dueAlerts({ alerts: alerts.filter((alert) => !seen.includes(alert)), sentOf }, rule)
      expect(idsOf([...seen, ...second])).toBe(idsOf(first))
    }),
  )
})
