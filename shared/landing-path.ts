import { type Market, marketPath } from './markets.ts'

/**
 * Where a shopper lands who changes market on a page: the same page there, or that market's home when it has none.
 * `answer` is what a GET of the candidate path gave, `null` after a network error, which counts as not found.
 */
export function landingPath(market: Market, path: string, answer: { status: number } | null): string {
  return marketPath(market, answer === null || answer.status === 404 ? '/' : path)
}
