import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StockAlert } from '../ports/marketing-port.ts'
import { dueAlerts } from './due-alerts.ts'
import { markets } from '#shared/markets.ts'

const alertsOf = (...skus: string[]): StockAlert[] =>
  skus.map((sku, index) => ({ id: String(index), market: markets.en, email: `${index}@example.com`, sku }))
const idsOf = (alerts: readonly StockAlert[]) => alerts.map(({ id }) => id).join('')

test.each([
  { what: 'as many as there are units, the oldest first', skus: ['A', 'A', 'A'], units: { A: 2 }, due: '01' },
  { what: 'none for a SKU without units', skus: ['A', 'B'], units: { B: 1 }, due: '1' },
  { what: 'fewer after mails of the last day', skus: ['A', 'A', 'A'], sent: { A: 2 }, units: { A: 3 }, due: '0' },
  { what: 'none after more mails than units', skus: ['A'], sent: { A: 3 }, units: { A: 2 }, due: '' },
  { what: 'all if units are not counted', skus: ['A', 'A'], sent: { A: 9 }, units: { A: Infinity }, due: '01' },
  { what: 'each SKU by its own units', skus: ['A', 'B', 'A', 'B'], sent: { B: 1 }, units: { A: 1, B: 2 }, due: '01' },
  {
    what: 'a shared pool once, whatever SKU was asked for',
    skus: ['A', 'B', 'A', 'B'],
    sent: { B: 1 },
    units: { A: 3, B: 3 },
    isPooled: true,
    due: '01',
  },
])('the mails that are due: $what [STK-02]', ({ skus, sent = {}, units, isPooled = false, due }) => {
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
