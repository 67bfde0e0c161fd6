import { describe, expect, it } from 'vitest'
import { sellableUnits, stockLevel } from './stock.ts'

describe('stock', () => {
  it.each([
    [0, 'sold-out'],
    [-3, 'sold-out'],
    [1, 'low'],
    [4, 'low'],
    [5, 'available'],
    [null, 'available'],
  ] as const)('%s units are %s [CONST-03, BAG-18, BAG-19]', (units, level) => {
    expect(stockLevel(units)).toBe(level)
  })

  const locations = [
    { locationId: 1, units: 5 },
    { locationId: 2, units: 7 },
  ]

  it('counts location 1 [PDP-50]', () => {
    expect(sellableUnits(locations, { isSecondLocationSubtracted: false })).toBe(5)
  })

  it('subtracts location 2 where enabled, never below 0 [PDP-51, PDP-52]', () => {
    expect(sellableUnits(locations, { isSecondLocationSubtracted: true })).toBe(0)
    expect(sellableUnits([{ locationId: 1, units: 9 }, { locationId: 2, units: 2 }], { isSecondLocationSubtracted: true })).toBe(7)
  })
})
