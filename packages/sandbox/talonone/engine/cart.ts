import { sumOf, type Amount } from './amount.ts'

/**
 * A cart line in the form that rules use. Gifts and gift cards are not discountable and do not count towards
 * thresholds.
 */
export type Line = {
  price: Amount
  quantity: number
  categories: readonly string[]
  isDiscountable: boolean
  /** Additional costs of one unit, by name. */
  costs: Readonly<Record<string, Amount>>
}

export type Cart = { lines: readonly Line[]; costs: Readonly<Record<string, Amount>> }

/** One piece of a line: `position` is the line's index, `subPosition` the piece's index in it. */
export type Unit = { position: number; subPosition: number; line: Line }

/** The pieces of every line, in the cart's order. */
export function unitsOf(cart: Cart): Unit[] {
  return cart.lines.flatMap((line, position) =>
    Array.from({ length: line.quantity }, (_, subPosition) => ({ position, subPosition, line })),
  )
}

/** The discountable pieces that are in one of `categories` and in none of `except`. */
export function discountableUnits(cart: Cart, categories: readonly string[], except: readonly string[] = []): Unit[] {
  return unitsOf(cart).filter(({ line }) => line.isDiscountable && isIn(line, categories) && !isIn(line, except))
}

/** The cost of the discountable lines before any discount. */
export function spendOf(cart: Cart): Amount {
  return sumOf(cart.lines.filter((line) => line.isDiscountable).map((line) => line.price * line.quantity))
}

function isIn(line: Line, categories: readonly string[]) {
  return categories.some((prefix) => line.categories.some((path) => path.startsWith(prefix)))
}
