import { createMiddleware } from 'hono/factory'
import { withSameOrigin } from '../checkout/with-same-origin.ts'
import type { SandboxContext } from '../env.ts'

/** Scripts say who they are with an `x-control` header, which no form of another site can send; pages must be our own. */
export const withControlAccess = createMiddleware<SandboxContext>(async function controlAccess(c, next) {
  return c.req.header('x-control') === undefined ? withSameOrigin(c, next) : next()
})
