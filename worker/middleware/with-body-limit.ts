import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { factory } from '../context/app-env.ts'
import { isWithin, literalStart } from '#shared/paths.ts'
import { routes } from '#shared/routes.ts'

const maxBytes = 32 * 1024
/** An editor's whole content item. */
const maxItemBytes = 2 * 1024 * 1024

const itemPath = literalStart(routes.visualization.pattern)

const refuse = () => {
  throw new HTTPException(413, { message: 'The request is too large.' })
}
const withShortBody = bodyLimit({ maxSize: maxBytes, onError: refuse })
const withItemBody = bodyLimit({ maxSize: maxItemBytes, onError: refuse })

/**
 * Limits the body of every request: a body that is read whole must fit into the isolate's memory. Webhooks come before
 * it and have limits of their own.
 */
export const withBodyLimit = factory.createMiddleware(async function limitEachBody(c, next) {
  const isItem = isWithin(c.get('path'), itemPath)
  return isItem ? withItemBody(c, next) : withShortBody(c, next)
})
