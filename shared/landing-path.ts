import { type Market, marketPath } from './markets.ts'

/**
 * Path that a shopper gets to when they change market on a page: the same page in that market, or its home page if it
 * does not have the page. `response` is the response to a GET of the candidate path. It is `null` after a network
 * error, which counts as 'not found'.
 */
export function landingPath(market: Market, path: string, response: { status: number } | null): string {
  return marketPath(market, response === null || response.status === 404 ? '/' : path)
}
