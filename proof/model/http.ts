import { shopperAgent } from '#scripts/lib/shopper-agent.ts'

export type HttpResponse = { path: string; status: number; headers: Headers; body: string; location: string }
type RequestOptions = { method?: string; headers?: Record<string, string>; body?: string; timeoutMs?: number }
type JarOptions = Pick<RequestOptions, 'timeoutMs' | 'headers'> & {
  /** True if the server may be killed: a request without a response is then like one that gets a 503. */
  isKillable?: boolean
}

/**
 * Sends a request on a new connection, because the server may close a reused one. Does not follow redirects. Waits for
 * the whole response for as long as it takes, unless there is a `timeoutMs`.
 */
export async function request(
  url: URL,
  { method = 'GET', headers = {}, body, timeoutMs }: RequestOptions = {},
): Promise<HttpResponse> {
  const response = await fetch(url, {
    method,
    headers: { ...headers, connection: 'close' },
    redirect: 'manual',
    ...(body !== undefined && { body }),
    ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
  })
  return {
    path: url.pathname,
    status: response.status,
    headers: response.headers,
    body: await response.text(),
    location: response.headers.get('location') ?? '',
  }
}

/**
 * A browser tab at one site. Tabs of one browser share `cookies`. A request sends the cookies of its start, and those
 * of its response are stored on arrival.
 */
export function openJar(
  origin: URL,
  cookies = new Map<string, string>(),
  { timeoutMs, headers = {}, isKillable = false }: JarOptions = {},
) {
  async function send(path: string, options: RequestOptions = {}): Promise<HttpResponse> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await request(new URL(path, origin), {
      ...options,
      ...(timeoutMs !== undefined && { timeoutMs }),
      headers: {
        origin: origin.origin,
        'user-agent': shopperAgent,
        ...headers,
        ...options.headers,
        ...(cookie && { cookie }),
      },
    }).catch((cause: unknown) => {
      if (!isKillable || !(cause instanceof TypeError)) throw cause
      return { path, status: 503, headers: new Headers(), body: '', location: '' }
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return {
    get: (path: string) => send(path),
    post: (path: string, form: Record<string, string>) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(form).toString(),
      }),
    /** A request of a program, with JSON as it is. */
    json: (method: string, path: string, sent: { body?: unknown; headers: Record<string, string> }) =>
      send(path, {
        method,
        headers: { ...sent.headers, ...(sent.body !== undefined && { 'content-type': 'application/json' }) },
        ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
      }),
    call: (path: string, argument: unknown) =>
      send(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify([argument]) }),
  }
}

export type Jar = ReturnType<typeof openJar>
