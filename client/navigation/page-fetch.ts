/** A page's document as the server answers a navigation; `url` is its address after redirects. */
export type FetchedPage = { url: string; html: string }

/**
 * Fetches a page for a swap. An error page is a page.
 *
 * @throws Error when the answer is no HTML document, or there is none.
 */
export async function fetchPage(
  url: string,
  options: { signal?: AbortSignal; priority?: RequestPriority } = {},
): Promise<FetchedPage> {
  const response = await fetch(url, { ...options, headers: { accept: 'text/html', 'x-sv-navigation': '1' } })
  if (!response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${url}: no HTML document (status ${response.status})`)
  return { url: response.url, html: await response.text() }
}
