import { expect, test } from 'vitest'
import { marketRules } from '../markets.ts'
import { isInWarehouse, walletOptions } from './wallet-options.ts'

const names = { pickUp: ['click & collect', 'parcel shop'], fast: ['express', 'next'] }
const option = (description: string) => ({ description, isPickUp: false })
const all = ['Standard', 'CLICK & COLLECT', 'ParcelShop by courier', 'Parcel Shop', 'EXPRESS 1-2 days', 'Next day']
const offered = (
  given: Pick<Parameters<typeof walletOptions>[1], 'fastDelivery' | 'country' | 'hasWarehouseStock'>,
  words = names,
) => walletOptions(all.map(option), { ...given, names: words }).map(({ description }) => description)

test('leaves out the options that have one of the words, in any letter case [PAY-18]', () => {
  expect(offered({ fastDelivery: 'from-warehouse', country: 'GB', hasWarehouseStock: true })).toEqual([
    'Standard',
    'ParcelShop by courier',
    'EXPRESS 1-2 days',
    'Next day',
  ])
})

test('takes the names from the configuration [PAY-18]', () => {
  const words = { pickUp: ['parcelshop'], fast: [] }
  expect(offered({ fastDelivery: 'from-warehouse', country: 'GB', hasWarehouseStock: false }, words)).not.toContain(
    'ParcelShop by courier',
  )
})

test('offers express and next-day delivery in the UK only if the warehouse has every item [PAY-19]', () => {
  const fast = (isInStock: boolean) =>
    offered({ fastDelivery: 'from-warehouse', country: 'GB', hasWarehouseStock: isInStock }).filter((text) =>
      /express|next/i.test(text),
    )
  expect([fast(true), fast(false)]).toEqual([['EXPRESS 1-2 days', 'Next day'], []])
})

test('offers express and next-day delivery in other markets only to GB [PAY-20]', () => {
  const fast = (country: string) =>
    offered({ fastDelivery: marketRules.eu.fastDelivery, country, hasWarehouseStock: true }).filter((text) =>
      /express|next/i.test(text),
    )
  expect([fast('GB'), fast('IE'), fast('JE')]).toEqual([['EXPRESS 1-2 days', 'Next day'], [], []])
})

test('counts a line as in the warehouse only if its stock is known and covers all its units [PAY-19]', () => {
  const line = (variantId: number, quantity: number, isDigital = false) => ({ variantId, quantity, isDigital })
  const stock = new Map([
    [1, { units: 2, tracking: 'variant' as const }],
    [2, { units: null, tracking: 'none' as const }],
  ])
  const has = (...lines: ReturnType<typeof line>[]) => isInWarehouse(lines, stock)
  expect([
    has(line(1, 2), line(2, 50), line(9, 1, true)),
    has(line(1, 3)),
    has(line(1, 1), line(1, 2)),
    has(line(3, 1)),
  ]).toEqual([true, false, false, false])
})
