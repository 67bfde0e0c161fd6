import type { Currency } from '../catalogue/currencies.ts'
import type { Dictionary } from './language/dictionary.ts'

/** The context of every call: the index of a market in a language, and the origin of its pictures. */
export type IndexScope = { db: D1Database; origin: string; currency: Currency; market: string; dictionary: Dictionary }

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
