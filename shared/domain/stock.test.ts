import { describe, expect, test } from 'vitest'
import { roomFor, type SellableStock, sellableUnits, stockLevel, stockOfLines, type StockTracking } from './stock.ts'

const en = { market: { code: 'en' as const }, isSecondLocationSubtracted: true }
const us = { ...en, market: { code: 'us' as const } }
const eu = { ...en, market: { code: 'eu' as const } }
const at = (...units: number[]) => ({
  locations: units.map((each, index) => ({ locationId: index + 1, units: each })),
  total: units.reduce((sum, each) => sum + each, 0),
})

describe('sellableUnits', () => {
  test.each([null, at(0), at(0, 9), { locations: [], total: 0 }])(
    'an untracked variant is not limited, whatever its record says: %j [BAG-52]',
    (record) => {
      expect(sellableUnits({ tracking: 'none', level: 0, record }, us)).toBeNull()
    },
  )

  test.each([
    [7, 7],
    [1, 1],
    [0, 0],
    [-2, 0],
  ])(
    "a product with one pool at level %i has %i sellable units, whatever its variants' records say [BAG-53]",
    (level, units) => {
      expect(sellableUnits({ tracking: 'product', level, record: null }, en)).toBe(units)
      expect(sellableUnits({ tracking: 'product', level, record: at(0) }, en)).toBe(units)
    },
  )

  test("a product's pool is reduced by the units of its record at location 2 [BAG-53, PDP-51]", () => {
    expect(
      [en, us, eu].map((rule) => sellableUnits({ tracking: 'product', level: 7, record: at(7, 3) }, rule)),
    ).toEqual([7, 4, 4])
  })

  test.each([
    [at(5), 5],
    [at(0), 0],
    [at(-4), 0],
    [null, 0],
  ])(
    'a variant with its own count has the units of location 1: %j has %i [BAG-54, PDP-50, PDP-52]',
    (record, units) => {
      expect(sellableUnits({ tracking: 'variant', level: 99, record }, en)).toBe(units)
    },
  )

  test('location 2 is subtracted if enabled, except in the English market, and never below 0 [PDP-51, PDP-52] [D-53, D-54]', () => {
    const of = (...units: number[]) =>
      [en, us, eu, { ...us, isSecondLocationSubtracted: false }].map((rule) =>
        sellableUnits({ tracking: 'variant', level: 0, record: at(...units) }, rule),
      )
    expect([of(9, 2), of(5, 7)]).toEqual([
      [9, 7, 7, 9],
      [5, 0, 0, 5],
    ])
  })

  test('without per-location data the total over all locations counts [D-53] [PDP-49]', () => {
    const sells = (total: number | null) =>
      sellableUnits({ tracking: 'variant', level: 0, record: { locations: [], total } }, us)
    expect([sells(6), sells(-1), sells(null)]).toEqual([6, 0, 0])
  })

  test('a variant that only other locations hold has no sellable units [PDP-50]', () => {
    expect(
      sellableUnits(
        { tracking: 'variant', level: 0, record: { locations: [{ locationId: 3, units: 8 }], total: 8 } },
        en,
      ),
    ).toBe(0)
  })
})

test.each([
  [0, 'sold-out'],
  [-3, 'sold-out'],
  [1, 'low'],
  [4, 'low'],
  [5, 'available'],
  [null, 'available'],
] as const)('the stock level of %s units is %s [CONST-03, BAG-18, BAG-19] [D-56]', (units, level) => {
  expect(stockLevel(units)).toBe(level)
})

describe('stock that lines draw on', () => {
  const stockOf = (tracking: StockTracking, units: number | null) =>
    new Map<number, SellableStock>([11, 12].map((id) => [id, { units, tracking }]))
  const line = (variantId: number, quantity: number, productId = 1) => ({ productId, variantId, quantity })

  test('a variant has room for the units that its lines in the cart leave [PDP-23]', () => {
    const stock = stockOf('variant', 5)
    expect([
      roomFor(line(11, 0), [], stock),
      roomFor(line(11, 0), [line(11, 3), line(12, 4)], stock),
      roomFor(line(11, 0), [line(11, 9)], stock),
    ]).toEqual([5, 2, 0])
  })

  test('the variants of a product with one pool share it, and no other product does [BAG-53]', () => {
    const stock = stockOf('product', 5)
    expect(roomFor(line(11, 0), [line(11, 1), line(12, 3), line(21, 9, 2)], stock)).toBe(1)
  })

  test('stock is not limited if it is untracked or was not requested [BAG-52]', () => {
    expect([roomFor(line(11, 0), [line(11, 999)], stockOf('none', null)), roomFor(line(11, 0), [], new Map())]).toEqual(
      [Infinity, Infinity],
    )
    expect(stockOfLines([line(11, 999)], stockOf('none', null))).toEqual([{ level: 'available', max: null }])
  })

  test('each line may have what the other lines leave, and has the level of the whole pool [BAG-18, BAG-19]', () => {
    expect(stockOfLines([line(11, 1), line(12, 2)], stockOf('product', 9))).toEqual([
      { level: 'available', max: 7 },
      { level: 'available', max: 8 },
    ])
    expect(stockOfLines([line(11, 1), line(12, 2)], stockOf('product', 4))).toEqual([
      { level: 'low', max: 2 },
      { level: 'low', max: 3 },
    ])
    expect(stockOfLines([line(11, 1), line(12, 2)], stockOf('variant', 0))).toEqual([
      { level: 'sold-out', max: 0 },
      { level: 'sold-out', max: 0 },
    ])
  })

  test.each([
    [[3, 4], 5, [3, 2]],
    [[5, 2], 5, [5, 0]],
    [[9, 9], 5, [5, 0]],
    [[2, 2], 5, [2, 2]],
  ])('lines of %j in a pool of %i are lowered to %j, first come, first served [D-46]', (requested, units, fitted) => {
    const lines = requested.map((quantity, index) => line(11 + index, quantity))
    const max = stockOfLines(lines, stockOf('product', units)).map((each) => each.max ?? Infinity)
    expect(lines.map(({ quantity }, index) => Math.min(quantity, max[index]!))).toEqual(fitted)
  })

  test.each([
    ['with fewer units left than an order must contain is sold out', [3], 2, ['sold-out']],
    ['that has what an order must contain is not', [3], 3, ['low']],
    ['that is reduced to what an order must contain is not', [4], 3, ['low']],
    ['with few units is bought beside another variant of its product', [4, 2], 2, ['low', 'low']],
    ['is sold out with the other variants if their units are too few together', [4, 4], 1, ['sold-out', 'sold-out']],
  ])('a line %s [D-611]', (...[, requested, units, levels]) => {
    const stock = new Map([...stockOf('variant', units)].map(([id, each]) => [id, { ...each, least: 3 }]))
    const limits = stockOfLines(
      requested.map((quantity, index) => line(11 + index, quantity)),
      stock,
    )
    expect(limits.map(({ level }) => level)).toEqual(levels)
    for (const { level, max } of limits) expect(max === 0).toBe(level === 'sold-out')
  })

  test('a withdrawn line stays unavailable if too few units are left [D-57, D-611]', () => {
    const stock = new Map([[11, { units: 2, tracking: 'variant' as const, isWithdrawn: true, least: 3 }]])
    expect(stockOfLines([line(11, 3)], stock)).toEqual([{ level: 'unavailable', max: 0 }])
  })

  test('a line is sold out if the lines before it leave no units', () => {
    expect(stockOfLines([line(11, 5), line(12, 2)], stockOf('product', 5)).map(({ level }) => level)).toEqual([
      'available',
      'sold-out',
    ])
  })
})
