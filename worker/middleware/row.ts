import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { rowOf } from '../http/find-path.ts'
import { withoutMarketPrefix } from '#shared/markets.ts'

/** Finds the path in the table of paths, once for each request. */
export function findRow(c: Context<AppEnv>): void {
  const path = withoutMarketPrefix(c.req.path)
  c.set('path', path)
  c.set('row', rowOf(path, c.req.method))
}
