import { markets } from '../../shared/markets.ts'
import { endpoints } from '../../shared/routes.ts'
import { factory } from '../app-env.ts'

// Search results stay open: crawlers must read there that they are not to be listed, and may follow the links.
const closed = ['/bag$', '/bag/', '/checkout', '/order-confirmation/', '/my-account', '/wishlist', '/api/', '/preview/', '/amplience-visualization/']

/** What crawlers may read, and where the sitemap is. */
export const robots = factory.createApp().get(endpoints.robots.path, (c) => {
  const rules = Object.values(markets).flatMap(({ prefix }) => closed.map((path) => `Disallow: ${prefix}${path}`))
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${c.var.configuration.publicOrigin}/sitemap.xml`]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
})
