import type { Context } from 'hono'

/** Sets headers of a finished response. Hono copies the response for each header that it sets; this copies it once. */
export function setHeaders(c: Context, headers: Record<string, string>): void {
  const [first, ...others] = Object.entries(headers)
  if (first) c.header(...first)
  // The copy can be changed; a response from elsewhere cannot.
  for (const [name, value] of others) c.res.headers.set(name, value)
}
