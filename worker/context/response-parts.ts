import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { PageContext } from './public-context.ts'

export type ResponseParts = {
  context: Pick<PageContext, 'market' | 'services' | 'configuration' | 'log' | 'defer'>
  /** False if a part has failed so far. A response that lacks a part is not cached. */
  isWhole(): boolean
}

/** The context of a public response that is not a page. As in a page, a part may fail without failing the response. */
export function responseParts(c: Context<AppEnv>): ResponseParts {
  const { market, services, configuration, log } = c.var
  let isWhole = true
  return {
    context: {
      market,
      services,
      configuration,
      log,
      defer(promise) {
        promise.catch((cause) => {
          isWhole = false
          log.error('deferred', cause)
        })
        return promise
      },
    },
    isWhole: () => isWhole,
  }
}
