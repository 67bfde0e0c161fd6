import { marketPath } from '#shared/links.ts'
import { defaultMarket, marketOfPath, withoutMarketPrefix } from '#shared/markets.ts'
import { siteIn, sitesOf, siteUrl } from '#shared/sites.ts'
import { previewOf } from '#worker/configuration/configuration.ts'
import { parseSettings, type SettingTexts } from '#worker/configuration/parse-settings.ts'
import type { Settings } from '#worker/configuration/settings.ts'
import { momentOf, parsePreviewDomain } from '#worker/preview/preview-domain.ts'
import { createPreviewToken, previewQuery } from '#worker/preview/preview.ts'

type Asked = { host?: string | undefined; path: string; at?: string | undefined; hours: string }

const names = ['PUBLIC_ORIGIN', 'MARKET_HOSTS', 'PREVIEW_DOMAINS', 'PREVIEW_DOMAIN_SUFFIX', 'PREVIEW_SECRET'] as const

/** What the environment's shop accepts as a preview. @throws Error that names a setting which is missing or wrong */
export function previewSettings(env: SettingTexts) {
  const { values, issues } = parseSettings(env)
  const issue = issues.find(({ name }) => names.some((known) => known === name))
  if (issue) throw new Error(`${issue.name}: ${issue.problem}.`)
  const settings = values as Settings
  return {
    sites: sitesOf(new URL(settings.PUBLIC_ORIGIN).origin, settings.MARKET_HOSTS),
    configuration: previewOf(settings),
  }
}

/**
 * A link that opens a preview of the page. `hours` is how long the link can be opened; a preview lasts eight hours from
 * then. `at` is an ISO date.
 *
 * @throws Error if the shop would refuse the link
 */
export async function previewLink(env: SettingTexts, { host, path, at, hours }: Asked, now: number): Promise<string> {
  const { sites, configuration } = previewSettings(env)
  const { key, domains } = configuration
  const { domain, environment } = parsePreviewDomain(host ?? domains[0] ?? '', configuration)
  const site = siteIn(sites, marketOfPath(path) ?? defaultMarket)
  const page = marketPath(site.market, withoutMarketPrefix(path))
  const link = new URL(siteUrl(site, '/'))
  link.searchParams.set(previewQuery.domain, domain)
  if (at !== undefined) {
    const moment = Date.parse(at)
    if (Number.isNaN(moment)) throw new Error(`--at must be a date such as 2026-12-24T09:00Z, not ${at}.`)
    if (momentOf(domain) !== null) throw new Error('The host has a time in its name already.')
    link.searchParams.set(previewQuery.timestamp, String(moment))
  }
  if (page !== link.pathname) link.searchParams.set(previewQuery.path, page)
  if (!(Number(hours) > 0)) throw new Error(`--hours must be a number above 0, not ${hours}.`)
  if (key !== null) {
    const expires = Math.floor(now / 1000 + Number(hours) * 3600)
    link.searchParams.set(previewQuery.token, await createPreviewToken(key, environment, expires))
  }
  return link.href
}
