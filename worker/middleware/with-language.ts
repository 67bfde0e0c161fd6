import { factory } from '../context/app-env.ts'
import { marketAt } from '../http/market-at.ts'
import { inLanguage } from '../language/language.ts'
import type { Market } from '#shared/markets.ts'

/** Serves the request in the language of its address. `here` are the markets at the request's host. */
export function withLanguage(here: readonly Market[]) {
  return factory.createMiddleware(function language(c, next) {
    return inLanguage(marketAt(c.req.path, here).language, next)
  })
}
