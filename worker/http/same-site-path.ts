const base = 'https://site.invalid'

/** Path and query of an address on this site, or `null` if it leads elsewhere, however it is written. */
export function sameSitePath(text: string): string | null {
  const url = URL.parse(text, base)
  if (!text.startsWith('/') || url === null || url.origin !== base || url.pathname.startsWith('//')) return null
  return url.pathname + url.search
}
