import { actingQueries } from '#shared/acting-queries.ts'

/** Names that advertisements and mailings give to their visits. */
const campaign =
  /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|srsltid|fbclid|msclkid|ttclid|twclid|li_fat_id|epik|mc_[ce]id|irclickid|awc|_gl)$/i
const acting: ReadonlySet<string> = new Set(actingQueries)

/** True for the name of a value by which a campaign is measured. */
export function isCampaign(name: string): boolean {
  return campaign.test(name)
}

/**
 * The target of a redirect with the query of the request. Values of the target come first and win. What had an effect
 * already is not repeated.
 */
export function keepQuery(target: string, requestUrl: string): string {
  return withQuery(target, requestUrl, (name) => !acting.has(name))
}

/** The target of a redirect with the values of the request's query by which a campaign is measured. */
export function keepCampaign(target: string, requestUrl: string): string {
  return withQuery(target, requestUrl, (name) => campaign.test(name))
}

function withQuery(target: string, requestUrl: string, isKept: (name: string) => boolean): string {
  const [whole = '', fragment] = target.split('#')
  const [path = '', own = ''] = whole.split('?')
  const query = new URLSearchParams(own)
  const ownNames = new Set(query.keys())
  const added = [...new URL(requestUrl).searchParams].filter(([name]) => isKept(name) && !ownNames.has(name))
  if (added.length === 0) return target
  for (const [name, value] of added) query.append(name, value)
  return `${path}?${query}${fragment === undefined ? '' : `#${fragment}`}`
}
