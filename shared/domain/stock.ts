import { type Market, marketRules } from '../markets.ts'
import type { Cloth } from './cloth.ts'

/**
 * `available` is what the line can have beside the others. `units` is the stock of its variant, or of its product with
 * tracking `product`. Both are `null` if not limited.
 */
export type CartLineStock = { lineId: string; level: StockLevel; available: number | null } & SellableStock

/** Stock below this number of units is low. */
export const lowStockBelow = 5

const firstLocation = 1
const secondLocation = 2

/** `unavailable`: it cannot be bought, whatever its stock (D-57). */
export type StockLevel = 'unavailable' | 'sold-out' | 'low' | 'available'

/** How the platform tracks a product's stock: not at all, in one pool for all variants, or for each variant. */
export type StockTracking = 'none' | 'product' | 'variant'

/**
 * The platform's inventory record. `locations` is empty if there is no per-location data; `total` is over all
 * locations, or `null` if unknown.
 */
export type StockRecord = { locations: readonly { locationId: number; units: number }[]; total: number | null }

/**
 * `level` is the product's inventory level. `record` is that of the variant or, if the product has one pool, that of
 * the product.
 */
export type StockFacts = { tracking: StockTracking; level: number; record: StockRecord | null }

/** Decides if location 2 is subtracted: only if enabled, and not in every market (D-53, D-54). */
export type StockRule = { market: Pick<Market, 'code'>; isSecondLocationSubtracted: boolean }

/**
 * Sellable units of a variant. `units` is `null` if they are not limited. With tracking `product` all variants of the
 * product share them. `isWithdrawn`: the variant cannot be bought, whatever its stock (D-57). `note`: what shoppers
 * read about its pre-order. `cloth`: the printed design of its product. `least`: how many of its product an order must
 * contain, if that is more than one.
 */
export type SellableStock = { units: number | null; tracking: StockTracking } & StockMarks
/** What a product adds to the stock of its variants. */
export type StockMarks = {
  isWithdrawn?: boolean | undefined
  note?: string | undefined
  cloth?: Cloth | undefined
  least?: number | undefined
}

/** Stock by variant id. A missing variant was not requested, so its stock is unknown and not limited. */
export type StockByVariant<Stock extends SellableStock = SellableStock> = ReadonlyMap<number, Stock>

/** The stock with the marks of its variants. */
export function markStock<Stock extends SellableStock>(
  stock: StockByVariant<Stock>,
  marks: ReadonlyMap<number, StockMarks>,
): Map<number, Stock> {
  return new Map([...stock].map(([variantId, each]) => [variantId, { ...each, ...marks.get(variantId) }]))
}

/** A line that takes units from stock: in a cart, or about to be added. */
export type StockTaker = { productId: number; variantId: number; quantity: number }

export function isSecondLocationCounted({ market, isSecondLocationSubtracted }: StockRule): boolean {
  return isSecondLocationSubtracted && marketRules[market.code].isSecondLocationReserved
}

/** The locations that decide what can be sold. */
export function countedLocations(rule: StockRule): number[] {
  return isSecondLocationCounted(rule) ? [firstLocation, secondLocation] : [firstLocation]
}

/**
 * Units of a variant that can be sold; `null` if they are not limited (D-53). Untracked stock is not limited, whatever
 * its record says. Without per-location data the total over all locations decides. Never negative.
 */
export function sellableUnits({ tracking, level, record }: StockFacts, rule: StockRule): number | null {
  if (tracking === 'none') return null
  const at = (id: number) =>
    (record?.locations ?? []).filter(({ locationId }) => locationId === id).reduce((sum, { units }) => sum + units, 0)
  const reserved = isSecondLocationCounted(rule) ? at(secondLocation) : 0
  if (tracking === 'product') return Math.max(0, level - reserved)
  const units = record && record.locations.length > 0 ? at(firstLocation) - reserved : (record?.total ?? 0)
  return Math.max(0, units)
}

/** `units` is `null` if stock is not tracked. 0 is sold out, 1 to 4 are low. */
export function stockLevel(units: number | null): StockLevel {
  if (units === null) return 'available'
  if (units <= 0) return 'sold-out'
  return units < lowStockBelow ? 'low' : 'available'
}

/**
 * Units that `lines` leave for a variant; `Infinity` if they are not limited. Lines of the same pool draw on it
 * together.
 */
export function roomFor(
  variant: Omit<StockTaker, 'quantity'>,
  lines: readonly StockTaker[],
  stock: StockByVariant,
): number {
  const sold = stock.get(variant.variantId)
  if (sold === undefined || sold.units === null) return Infinity
  const taken = lines.filter((line) => isSamePool(line, variant, sold)).reduce((sum, { quantity }) => sum + quantity, 0)
  return Math.max(0, sold.units - taken)
}

/**
 * `max` is the number of units that the line can have beside the others; `null` if it is not limited. A quantity above
 * it must be reduced to it.
 */
export type LineStock = { level: StockLevel; max: number | null; note?: string | undefined }

export const unlimited: LineStock = { level: 'available', max: null }
export const soldOut: LineStock = { level: 'sold-out', max: 0 }

/**
 * Stock of each line, in the order of the lines. If a pool has too few units, earlier lines get them first: with every
 * line reduced to its `max`, the cart can be sold. A line without units left is sold out, and so is one that is reduced
 * to fewer than an order must contain (D-611). A withdrawn line takes none.
 */
export function stockOfLines(lines: readonly StockTaker[], stock: StockByVariant): LineStock[] {
  const fitted: StockTaker[] = []
  const limits = lines.map((line, index): LineStock => {
    const { units = null, isWithdrawn, note } = stock.get(line.variantId) ?? {}
    const share = isWithdrawn ? 0 : Math.min(line.quantity, roomFor(line, fitted, stock))
    fitted.push({ ...line, quantity: share })
    if (isWithdrawn) return { level: 'unavailable', max: 0 }
    const beside = roomFor(line, lines.toSpliced(index, 1), stock)
    const max = Math.max(share, beside)
    if (max === Infinity || beside === Infinity) return { ...unlimited, note }
    return max === 0 ? soldOut : { level: stockLevel(units), max, note }
  })
  return limits.map((limit, index) => {
    const { productId, variantId, quantity } = lines[index] as StockTaker
    const left = fitted.reduce((sum, other) => (other.productId === productId ? sum + other.quantity : sum), 0)
    const isReduced = limit.max && quantity > limit.max
    return isReduced && left < (stock.get(variantId)?.least ?? 0) ? soldOut : limit
  })
}

/** True if stock has fewer units than the lines take together. */
export function isStockShort(lines: readonly StockTaker[], stock: StockByVariant): boolean {
  return stockOfLines(lines, stock).some(({ max }, index) => max !== null && max < (lines[index]?.quantity ?? 0))
}

function isSamePool(
  line: Omit<StockTaker, 'quantity'>,
  variant: Omit<StockTaker, 'quantity'>,
  { tracking }: SellableStock,
): boolean {
  return tracking === 'product' ? line.productId === variant.productId : line.variantId === variant.variantId
}
