/** The document of a page. `url` is its URL after redirects. An outage has an error page. */
export type FetchedPage = { url: string; html: string; isOutage: boolean }

/** Fetches a page for a swap. Error pages count as pages. @throws Error if the response is missing or not HTML */
export async function fetchPage(
  url: string,
  options: { signal?: AbortSignal; priority?: RequestPriority } = {},
): Promise<FetchedPage> {
  const response = await fetch(url, { ...options, headers: { accept: 'text/html', 'x-sv-navigation': '1' } })
  if (!response.headers.get('content-type')?.startsWith('text/html'))
    throw new Error(`${url}: no HTML document (status ${response.status})`)
  return { url: response.url, html: await response.text(), isOutage: response.status >= 500 }
}
