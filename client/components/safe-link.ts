import { marketPath } from '#shared/links.ts'
import { type Market, marketOfPath } from '#shared/markets.ts'

const schemePattern = /^[a-z][a-z0-9+.-]*:/i
const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Checks every URL from content (D-18, D-95). Allows `http`, `https`, `mailto`, `tel` and same-site paths, which get
 * the market's prefix unless they have one. Returns `null` for anything else.
 */
export function safeLink(market: Market, address: string | null): string | null {
  // Browsers remove tabs and line breaks inside a URL, so `java\nscript:` must be checked without them.
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  const cleaned = (address ?? '').replace(/[\u0000-\u001f\u007f]/g, '').trim()
  if (cleaned === '') return null
  if (schemePattern.test(cleaned)) return isAllowedAbsolute(cleaned) ? cleaned : null
  if (cleaned.startsWith('//') || cleaned.includes('\\')) return null
  if (cleaned.startsWith('#')) return cleaned
  const path = cleaned.startsWith('/') ? cleaned : `/${cleaned}`
  const end = path.search(/[?#]/)
  const pathname = end === -1 ? path : path.slice(0, end)
  return marketOfPath(pathname) ? path : marketPath(market, pathname) + path.slice(pathname.length)
}

export function isExternal(href: string): boolean {
  return /^https?:/i.test(href)
}

function isAllowedAbsolute(address: string): boolean {
  try {
    return allowedSchemes.has(new URL(address).protocol)
  } catch {
    return false
  }
}
