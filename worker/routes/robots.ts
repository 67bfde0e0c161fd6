import { factory } from '../context/app-env.ts'
import { sitesHere } from '../context/sites-here.ts'
import { aiCrawlers, type ModelPurpose, modelPurposes } from '../http/ai-crawlers.ts'
import { closedPaths } from '../http/path-lists.ts'
import { endpoints } from '#shared/routes.ts'

/**
 * Tells crawlers the paths that they may read and the address of the sitemap. Every path that is not public is closed,
 * including the paths below it and any query. Search results stay open: crawlers must read their noindex, and may
 * follow the links. Programs for models are refused the purposes that `ROBOTS_AI` does not allow (D-432).
 */
export const robots = factory.createApp().get(endpoints.robots.path, (c) => {
  const sites = sitesHere(c.get('visit'))
  const rules = sites.flatMap(({ market: { prefix } }) =>
    closedPaths.flatMap((path) => ['$', '/', '?'].map((end) => `Disallow: ${prefix}${path}${end}`)),
  )
  const { allowedModelPurposes: allowed } = c.get('configuration')
  const lines = [
    'User-agent: *',
    signalOf(allowed),
    ...rules,
    '',
    ...refusalsOf(allowed),
    `Sitemap: ${sites[0]?.origin}${endpoints.sitemapIndex.path}`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' })
})

/**
 * What may be done with the pages: https://contentsignals.org. A search index is always allowed, as pages say by
 * themselves if they do not belong in one.
 */
function signalOf(allowed: readonly ModelPurpose[]): string {
  const yesOrNo = (purpose: ModelPurpose) => (allowed.includes(purpose) ? 'yes' : 'no')
  return `Content-Signal: search=yes, ai-input=${yesOrNo('answers')}, ai-train=${yesOrNo('training')}`
}

/** One group for the programs of all refused purposes. Every other program follows the group of all programs. */
function refusalsOf(allowed: readonly ModelPurpose[]): string[] {
  const refused = modelPurposes
    .filter((purpose) => !allowed.includes(purpose))
    .flatMap((purpose) => aiCrawlers[purpose])
  return refused.length === 0 ? [] : [...refused.map((name) => `User-agent: ${name}`), 'Disallow: /', '']
}
