import type { Context } from 'hono'

/** Sets headers of a finished response. Hono would copy the response for each of them. */
export function setHeaders(c: Context, headers: Record<string, string>): void {
  try {
    writeTo(c.res, headers)
  } catch {
    // A response from elsewhere, such as that of a cart's object, cannot be changed. Hono replaces it by a copy.
    for (const [name, value] of Object.entries(headers).slice(0, 1)) c.header(name, value)
    writeTo(c.res, headers)
  }
}

function writeTo(response: Response, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
}
