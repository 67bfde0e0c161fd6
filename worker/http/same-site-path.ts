import { withoutMarketPrefix } from '#shared/markets.ts'
import type { Sites } from '#shared/sites.ts'

const base = 'https://site.invalid'

/** Path and query of an address on this site, or `null` if it leads elsewhere, however it is written. */
export function sameSitePath(text: string): string | null {
  const url = URL.parse(text, base)
  if (!text.startsWith('/') || url === null || url.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search
}

/**
 * The path of a page of the shop without its market's prefix, or `null` if the address leads elsewhere. Merchants write
 * addresses of the shop with and without its origin.
 */
export function pagePath(text: string, sites: Sites): string | null {
  const url = URL.parse(text)
  const isOurs = url !== null && Object.values(sites).some(({ origin }) => origin === url.origin)
  const path = sameSitePath(isOurs ? url.pathname + url.search : text)
  if (path === null) return null
  const [pathname = '', query] = path.split('?', 2)
  return withoutMarketPrefix(pathname) + (query === undefined ? '' : `?${query}`)
}
