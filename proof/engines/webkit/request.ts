import type { PageDocument } from './document.ts'

type Options = {
  data?: unknown
  form?: Record<string, string>
  headers?: Record<string, string>
  maxRedirects?: number
}
type Received = { status: number; url: string; text: string; headers: Record<string, string> }

/** Playwright's `page.request`: requests with the cookies of the page, and of Node to other origins. */
export function createPageRequest(
  document: PageDocument,
  { baseURL, open }: { baseURL: string; open: () => Promise<unknown> },
) {
  async function send(method: string, address: string | URL, { data, form, headers = {}, maxRedirects }: Options = {}) {
    const url = new URL(address, baseURL)
    const body = form ? new URLSearchParams(form).toString() : typeof data === 'string' ? data : JSON.stringify(data)
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    const init = {
      method,
      redirect: maxRedirects === 0 ? 'manual' : 'follow',
      headers: { ...(body !== undefined && { 'content-type': type }), ...headers },
      ...(body !== undefined && { body }),
    } as const
    if (url.origin !== new URL(baseURL).origin) return answer(await received(await fetch(url, init)))
    if (new URL(document.url()).origin !== url.origin) await open()
    return answer(await document.run<Received>(`fetch(given[0], given[1]).then(${received})`, [url.href, init]))
  }
  return {
    get: (url: string | URL, options?: Options) => send('GET', url, options),
    post: (url: string | URL, options?: Options) => send('POST', url, options),
    put: (url: string | URL, options?: Options) => send('PUT', url, options),
    delete: (url: string | URL, options?: Options) => send('DELETE', url, options),
    fetch: (url: string | URL, options: Options & { method?: string } = {}) =>
      send(options.method ?? 'GET', url, options),
  }
}

// It also runs in the page.
async function received(response: Response): Promise<Received> {
  const headers: Record<string, string> = {}
  response.headers.forEach((value, name) => (headers[name] = value))
  return { status: response.status, url: response.url, text: await response.text(), headers }
}

function answer({ status, url, text, headers }: Received) {
  return {
    status: () => status,
    ok: () => status >= 200 && status < 300,
    url: () => url,
    headers: () => headers,
    text: async () => text,
    json: async () => JSON.parse(text),
    body: async () => Buffer.from(text),
  }
}
