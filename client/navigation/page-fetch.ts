import { failedPage } from './failed-page.ts'

/**
 * The document of a page. `url` is its URL after redirects. `html` is empty if the response is no HTML. An outage has
 * an error page: the server's, or a stand-in for one that did not arrive.
 */
export type FetchedPage = { url: string; html: string; isOutage: boolean; isStandIn?: true }

const headers = { accept: 'text/html', 'x-sv-navigation': '1' }

/**
 * Fetches a page for a swap. Error pages of the shop count as pages.
 *
 * @throws Error if there is no response, or an error that is not the shop's
 */
export async function fetchPage(
  url: string,
  options: Pick<RequestInit, 'signal' | 'priority' | 'headers' | 'cache' | 'mode'> = {},
): Promise<FetchedPage> {
  const response = await fetch(url, { headers, ...options })
  const isHtml = response.headers.get('content-type')?.startsWith('text/html')
  const html = isHtml ? await response.text() : ''
  const isOutage = response.status >= 500
  // A proxy in front of the shop has error pages of its own. Its question to the visitor is a 403 in HTML.
  if (isHtml ? isOutage && !html.includes('<main') : !response.ok) throw new Error(`${response.status}`)
  return { url: response.url, html, isOutage }
}

/**
 * Fetches a page for a swap, or makes the error page that takes its place. Back and Forward (`isTraversal`) show the
 * browser's stored copy of a page that does not arrive. Resolves with `null` if only the browser can follow, because
 * the page redirects to another site. Rejects if the signal aborts.
 */
export async function fetchPageOrExplain(
  { url, hash, isTraversal }: { url: string; hash: string; isTraversal: boolean },
  signal: AbortSignal,
): Promise<FetchedPage | null> {
  try {
    return await fetchPage(url, { signal })
  } catch {
    signal.throwIfAborted()
    const stored = isTraversal ? await storedPage(url, signal) : null
    if (stored) return stored
    const response = await fetch(url, { headers, redirect: 'manual', signal }).catch(() => null)
    signal.throwIfAborted()
    return response?.type === 'opaqueredirect'
      ? null
      : { url, html: failedPage(navigator.onLine, hash), isOutage: true, isStandIn: true }
  }
}

/** The page in the browser's cache, however old: as it was swapped in, or as it was opened, which has other headers. */
async function storedPage(url: string, signal: AbortSignal): Promise<FetchedPage | null> {
  const options = { signal, cache: 'only-if-cached', mode: 'same-origin' } as const
  const page = await fetchPage(url, options)
    .catch(() => fetchPage(url, { ...options, headers: {} }))
    .catch(() => null)
  signal.throwIfAborted()
  return page?.html ? page : null
}
