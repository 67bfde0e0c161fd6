import { factory } from '../context/app-env.ts'
import { sitesHere } from '../context/sites-here.ts'
import { closedPaths } from '../http/path-lists.ts'
import { endpoints } from '#shared/routes.ts'

/**
 * Tells crawlers the paths that they may read and the address of the sitemap. Every path that is not public is closed,
 * including the paths below it and any query. Search results stay open: crawlers must read their noindex, and may
 * follow the links.
 */
export const robots = factory.createApp().get(endpoints.robots.path, (c) => {
  const sites = sitesHere(c.get('visit'))
  const rules = sites.flatMap(({ market: { prefix } }) =>
    closedPaths.flatMap((path) => ['$', '/', '?'].map((end) => `Disallow: ${prefix}${path}${end}`)),
  )
  const lines = ['User-agent: *', ...rules, '', `Sitemap: ${sites[0]?.origin}${endpoints.sitemapIndex.path}`]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
})
