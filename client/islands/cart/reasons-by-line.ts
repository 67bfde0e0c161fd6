import type { LineItem } from '#shared/domain/cart.ts'
import { explainLine, type LineReasons } from '#shared/domain/line-reasons.ts'
import type { Promotions } from '#shared/domain/promotions.ts'

/** The price reasons by line id, for the Worker's last cart. Pending quantities have no price yet. */
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
