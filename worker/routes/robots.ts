import { markets } from '../../shared/markets.ts'
import { closedPaths } from '../../shared/paths.ts'
import { endpoints } from '../../shared/routes.ts'
import { factory } from '../app-env.ts'

/**
 * What crawlers may read, and where the sitemap is: everything that is not public is closed, with what is beneath it
 * and with any query. Search results are public: crawlers must read there that they are not to be listed, and may
 * follow the links.
 */
export const robots = factory.createApp().get(endpoints.robots.path, (c) => {
  const rules = Object.values(markets).flatMap(({ prefix }) =>
    closedPaths.flatMap((path) => ['$', '/', '?'].map((end) => `Disallow: ${prefix}${path}${end}`)),
  )
  const lines = [
    'User-agent: *',
    ...rules,
    '',
    `Sitemap: ${c.var.configuration.publicOrigin}${endpoints.sitemapIndex.path}`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
})
