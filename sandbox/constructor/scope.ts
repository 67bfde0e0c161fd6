import type { Currency } from '../catalogue/pricing.ts'

/** What every call knows: the index of the market, and where its pictures come from. */
export type IndexScope = { db: D1Database; origin: string; currency: Currency; key: string }

/** A request the service turns down: 400 with this message. */
export class Refusal {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

/** A whole number of the query between 1 and `most`, else `otherwise`. */
export function countOf(
  query: URLSearchParams,
  name: string,
  { otherwise, most }: { otherwise: number; most: number },
): number {
  const text = query.get(name)
  return text !== null && /^\d+$/.test(text) && Number(text) > 0 ? Math.min(most, Number(text)) : otherwise
}
