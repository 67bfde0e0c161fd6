import type { Context } from 'hono'
import { type AppEnv, factory } from '../context/app-env.ts'

/** A step on the way to the handler: puts values on the context, or ends the request with a response. */
export type Step = (c: Context<AppEnv>) => Response | void | Promise<Response | void>

/**
 * Takes the steps in their order, until one responds. Steps only look at the request; what also looks at the response
 * is a middleware of its own, and costs every request more.
 */
export function inSteps(...steps: Step[]) {
  return factory.createMiddleware(async function takeSteps(c, next) {
    for (const step of steps) {
      const taken = step(c)
      const response = taken instanceof Promise ? await taken : taken
      if (response) return response
    }
    return next()
  })
}
