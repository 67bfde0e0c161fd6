import type { LineItem } from '../../../shared/domain/cart.ts'
import { explainLine, type LineReasons } from '../../../shared/domain/line-reasons.ts'
import type { Promotions } from '../../../shared/domain/promotions.ts'

/** Each line's reasons by its id, of the cart as the Worker told it: a quantity that is on its way has no price yet. */
export function reasonsByLine(
  lines: readonly LineItem[],
  promotions: Promotions | null,
): ReadonlyMap<string, LineReasons> {
  return new Map(
    lines.map((line) => [
      line.id,
      explainLine(line, promotions?.lines.find(({ lineId }) => lineId === line.id) ?? null),
    ]),
  )
}
