import { type Market, marketOfPath } from '#shared/markets.ts'

/** The market to which a path belongs among those of a host, of which one has no prefix. */
export function marketAt(pathname: string, here: readonly Market[]): Market {
  const market = marketOfPath(pathname, here) ?? here.find(({ prefix }) => prefix === '')
  if (!market) throw new Error('The host has no market without prefix.')
  return market
}
