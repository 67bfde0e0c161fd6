import { factory } from '../context/app-env.ts'
import { rowOf } from '../http/find-path.ts'
import { withoutMarketPrefix } from '#shared/markets.ts'

/** Finds the path in the table of paths, once for each request. */
export const withRow = factory.createMiddleware(async function findRow(c, next) {
  c.set('row', rowOf(withoutMarketPrefix(c.req.path), c.req.method))
  await next()
})
