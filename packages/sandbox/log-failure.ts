import type { Context } from 'hono'

/** Logs an unexpected error with the path of its request. `part` names the part of the sandbox. */
export function logFailure(part: string, error: Error, c: Context): void {
  const { pathname: path } = new URL(c.req.url)
  console.error(JSON.stringify({ event: `${part}.failed`, path, error: error.stack ?? error.message }))
}
