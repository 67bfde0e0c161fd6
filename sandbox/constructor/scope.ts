import type { Currency } from '../catalogue/pricing.ts'

/** The context of every call: the market's index, and the origin of its pictures. */
export type IndexScope = { db: D1Database; origin: string; currency: Currency; key: string }

/** A request that the service refuses with 400 and this message. */
export class Refusal {
  readonly message: string
  constructor(message: string) {
    this.message = message
  }
}

/** A whole number of the query between 1 and `max`, or `otherwise` if it is not. */
export function countOf(
  query: URLSearchParams,
  name: string,
  { otherwise, max }: { otherwise: number; max: number },
): number {
  const text = query.get(name)
  return text !== null && /^\d+$/.test(text) && Number(text) > 0 ? Math.min(max, Number(text)) : otherwise
}
