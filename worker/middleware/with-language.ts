import { factory } from '../context/app-env.ts'
import { inLanguageOf } from '../language/language.ts'
import { defaultMarketCode, type Market, marketOfPath } from '#shared/markets.ts'

/** Serves the request in the language of its market. `hosted` is the market of the request's own host. */
export function withLanguage(hosted: Market | null) {
  return factory.createMiddleware(function language(c, next) {
    return inLanguageOf((hosted ?? marketOfPath(c.req.path))?.code ?? defaultMarketCode, next)
  })
}
