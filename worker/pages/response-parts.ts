import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import type { PageContext } from './public-context.ts'

export type ResponseParts = {
  context: Pick<PageContext, 'market' | 'services' | 'configuration' | 'log' | 'defer'>
  /** Whether every part has come so far: an answer that lacks one is not kept. */
  isWhole(): boolean
}

/** What an answer for everybody that is not a page may ask; parts of it may fail alone, as those of a page may. */
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
