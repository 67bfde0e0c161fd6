import { expect, test } from 'vitest'
import { openLedger } from './ledger.ts'

const done = async () => 'done' as const
const refused = async () => 'refused' as const
const unknown = async () => 'unknown' as const

test('expects the units that were added, and allows those of an unknown outcome', async () => {
  const ledger = openLedger()
  await ledger.add('dress', 2, done)
  await ledger.add('dress', 1, unknown)
  await ledger.add('dress', 4, refused)
  expect(ledger.spanOf('dress')).toEqual({ min: 2, max: 3 })
})

test('expects the units of two concurrent additions', async () => {
  const ledger = openLedger()
  await Promise.all([ledger.add('dress', 1, done), ledger.add('dress', 1, done)])
  expect(ledger.spanOf('dress')).toEqual({ min: 2, max: 2 })
})

test('expects the quantity that was set, and allows either order of a concurrent removal and addition', async () => {
  const ledger = openLedger()
  await ledger.add('dress', 2, done)
  await ledger.set('dress', 5, done)
  expect(ledger.spanOf('dress')).toEqual({ min: 5, max: 5 })
  await Promise.all([ledger.add('dress', 1, done), ledger.set('dress', 0, done)])
  expect(ledger.spanOf('dress')).toEqual({ min: 0, max: 6 })
})

test('keeps the ordered units allowed when the cart is cleared after the order', async () => {
  const ledger = openLedger()
  await ledger.add('dress', 2, done)
  ledger.spread()
  await ledger.clear(done)
  expect(ledger.spanOf('dress')).toEqual({ min: 0, max: 2 })
})
