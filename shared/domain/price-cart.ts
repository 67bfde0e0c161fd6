import type { Cart, LineItem } from './cart.ts'
import { type ExactAmount, minorUnitsOff } from './exact-amount.ts'
import { hasFixedQuantity } from './gift-card-line.ts'
import { money, type Money } from './money.ts'
import type { LinePrice, AppliedPromotion, PriceDisplay } from './promotions.ts'

/** A discount of the engine. `code` is the coupon that triggered it, if any. */
export type CartDiscount = { name: string; code: string | null; value: ExactAmount }

/**
 * A discount on one unit. `position` is the index of the line among the items sent, `subPosition` that of the unit in
 * its line.
 */
export type UnitDiscount = CartDiscount & { position: number; subPosition: number }

export type Discounts = { ofCart: readonly CartDiscount[]; ofUnits: readonly UnitDiscount[] }

/**
 * Price of a unit before discounts, as sent to the engine. A gift costs 0 (D-38).
 *
 * The platform has three prices of a unit. The original price is the product's default price. The list price is the
 * price before discounts: the catalogue's sale price if there is one. The sale price is the price after all discounts
 * of the line. So the list price counts if the line has a discount. Otherwise the lower of both counts, and a sale
 * price of 0 does not.
 */
export function unitPrice({
  listPrice,
  salePrice,
  discountAmount,
}: Pick<LineItem, 'listPrice' | 'salePrice' | 'discountAmount'>): Money {
  const isReduced = discountAmount.amount === 0 && salePrice.amount > 0 && salePrice.amount < listPrice.amount
  return isReduced ? salePrice : listPrice
}

/**
 * Price of a unit before the catalogue's sale: the original price, if it is above the list price. The platform's own
 * storefront, Catalyst, compares the two likewise. A gift costs 0, because it is not on sale. Nor is a gift card: its
 * variants have prices of their own, and the original price is the product's.
 */
export function priceBeforeSale(line: Pick<LineItem, 'listPrice' | 'originalPrice' | 'isFreeGift' | 'sku'>): Money {
  const { listPrice, originalPrice } = line
  return !hasFixedQuantity(line) && originalPrice.amount > listPrice.amount ? originalPrice : listPrice
}

/**
 * Prices of the cart with the engine's discounts. The items must have the order in which they were sent. No price is
 * negative.
 */
export function priceCart(
  { currency, lineItems }: Pick<Cart, 'currency' | 'lineItems'>,
  discounts: Discounts,
): { lines: LinePrice[]; applied: AppliedPromotion[]; total: Money } {
  const lines = lineItems.map((line, position) =>
    priceLine(
      line,
      discounts.ofUnits.filter((discount) => discount.position === position),
    ),
  )
  const sum = lines.reduce((total, line) => total + line.now.amount, 0)
  const applied = share(discounts.ofCart, sum).map(({ discount, minor }) => ({
    name: discount.name,
    code: discount.code,
    saving: money(minor, currency),
  }))
  const saving = applied.reduce((amount, promotion) => amount + promotion.saving.amount, 0)
  return {
    lines,
    applied: applied.filter((promotion) => promotion.saving.amount > 0),
    total: money(sum - saving, currency),
  }
}

function priceLine(line: LineItem, discounts: readonly UnitDiscount[]): LinePrice {
  const price = unitPrice(line)
  const { currency } = price
  const units = Array.from({ length: line.quantity }, (_, subPosition) =>
    share(
      discounts.filter((discount) => discount.subPosition === subPosition),
      price.amount,
    ),
  )
  const shares = units.flat()
  const applied = new Map<string, AppliedPromotion>()
  for (const { discount, minor } of shares) {
    const key = `${discount.name}\n${discount.code ?? ''}`
    const earlier = applied.get(key)?.saving.amount ?? 0
    if (minor > 0)
      applied.set(key, { name: discount.name, code: discount.code, saving: money(earlier + minor, currency) })
  }
  const before = price.amount * line.quantity
  const saving = shares.reduce((total, { minor }) => total + minor, 0)
  return {
    lineId: line.id,
    before: money(before, currency),
    now: money(before - saving, currency),
    applied: [...applied.values()],
    display: priceDisplay(
      price.amount,
      units.map((unit) => unit.reduce((total, { minor }) => total + minor, 0)),
    ),
    lastUnitSaving: money(lastUnitSaving(line, discounts), currency),
  }
}

/**
 * Saving on the last unit in minor units: discounts whose sub-position is the quantity minus one and that no coupon
 * triggered.
 */
function lastUnitSaving(line: LineItem, discounts: readonly UnitDiscount[]): number {
  const ofLastUnit = discounts.filter(({ subPosition, code }) => subPosition === line.quantity - 1 && code === null)
  return Math.min(unitPrice(line).amount, minorUnitsOff(ofLastUnit.reduce((total, { value }) => total + value, 0)))
}

/**
 * Splits an amount's saving among its discounts, in minor units. The parts add up to the rounded sum of all discounts,
 * and never exceed the amount.
 */
function share<Discount extends CartDiscount>(
  discounts: readonly Discount[],
  available: number,
): { discount: Discount; minor: number }[] {
  let exact = 0
  let taken = 0
  return discounts.map((discount) => {
    exact += Math.max(0, discount.value)
    const upTo = Math.min(available, minorUnitsOff(exact))
    const minor = upTo - taken
    taken = upTo
    return { discount, minor }
  })
}

/**
 * Display of a line's promotional price. If all units save the same whole percentage: was and now with the percentage.
 * If they save the same amount: was and now with the amount. If units differ, as in '3 for 2': a label only.
 */
function priceDisplay(price: number, savings: readonly number[]): PriceDisplay | null {
  const [first = 0] = savings
  if (savings.every((saving) => saving === 0)) return null
  if (savings.some((saving) => saving !== first)) return 'microLabel'
  return isWholePercent(price, first) ? 'percentOffWasNowPrice' : 'moneyOffWasNowPrice'
}

/** True if the saving is a whole percentage of the price, rounded up to minor units. */
function isWholePercent(price: number, saving: number): boolean {
  const percent = Math.floor((saving * 100) / price)
  return percent > 0 && Math.ceil((price * percent) / 100) === saving
}
