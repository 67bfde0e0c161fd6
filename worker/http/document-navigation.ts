/** True if the visitor followed a link on another site that is none of `ownHosts`. Other hosts of the domain are ours. */
export function isFromAnotherSite({ headers }: Request, ownHosts: readonly string[]): boolean {
  const from = URL.parse(headers.get('referer') ?? '')?.host ?? ''
  return headers.get('sec-fetch-site') === 'cross-site' && !ownHosts.includes(from)
}

/** True if a browser opens a document to show it: not a fetch by a script, a prefetch, an image or a frame. */
export function isDocumentNavigation(request: Request): boolean {
  const { headers } = request
  if (
    request.method !== 'GET' ||
    /prefetch|prerender/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
  )
    return false
  const mode = headers.get('sec-fetch-mode')
  if (mode !== null) return mode === 'navigate' && headers.get('sec-fetch-dest') === 'document'
  return headers.get('x-sv-navigation') === null && (headers.get('accept') ?? '').includes('text/html')
}

/** True if the response is shown as a page: the request is a navigation, or the shop's script swaps the page. */
export function asksForPage({ headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest')
  if (destination === 'document') return true
  const mayBePage = destination === null || destination === 'empty'
  return mayBePage && (headers.get('accept') ?? '').includes('text/html')
}
