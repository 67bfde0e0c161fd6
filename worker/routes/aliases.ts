import { factory } from '../context/app-env.ts'
import { marketPath, myAccountPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { movedPaths, routes } from '#shared/routes.ts'

/** Redirects the capitalised aliases with 301 to the route's own address, with the same tail and query. */
export function aliases(market: Market) {
  const app = factory.createApp()
  for (const [from, to] of Object.entries(movedPaths)) {
    app.get(from, (c) => c.redirect(marketPath(market, to) + new URL(c.req.url).search, 301))
  }
  const accountPage = '/MyAccountPage/:pageName'
  app.get(accountPage, (c) =>
    c.redirect(marketPath(market, `${myAccountPath}/${c.req.param('pageName')}`) + new URL(c.req.url).search, 301),
  )
  for (const { pattern, aliases: names } of Object.values(routes)) {
    const base = pattern.split('/:')[0] ?? ''
    const takesTail = pattern !== base
    for (const alias of names) {
      app.get(takesTail ? `${alias}/:tail{.+}` : alias, (c) => {
        const url = new URL(c.req.url)
        const tail = url.pathname.slice(marketPath(market, alias).length)
        return c.redirect((marketPath(market, `${base}${tail}`) || '/') + url.search, 301)
      })
    }
  }
  return app
}
