import { defaultMarketCode, isInDefaultLanguage, type Market } from '#shared/markets.ts'
import { everySite, type Sites, siteUrl } from '#shared/sites.ts'
import { createPreviewToken } from '#worker/preview/preview.ts'

export type Visualisation = { label: string; templatedUri: string; default?: boolean }

type Icon = { size: number; url: string }

/** A content type as the vendor's command line exports and imports it. */
export type Registration = {
  contentTypeUri: string
  settings: { label: string; icons: Icon[]; visualizations: Visualisation[]; cards: unknown[] }
}

type Shop = { sites: Sites; environments: readonly string[]; key: string | null; expires: number }

/**
 * The pages of a shop that show one item, for each market. A token is for one staging environment, so more environments
 * than one have pages of their own. `expires` is in epoch seconds.
 *
 * @throws Error if the shop has no https origin or no staging environment
 */
export async function visualisationsOf({ sites, environments, key, expires }: Shop): Promise<Visualisation[]> {
  const { protocol, host } = new URL(sites[defaultMarketCode].origin)
  if (protocol !== 'https:') throw new Error('PUBLIC_ORIGIN must be an https address: the content app frames the shop.')
  if (environments.length === 0) throw new Error('PREVIEW_DOMAINS is not set, so the shop refuses every preview.')
  const all = environments.map(async (environment) => {
    const token = key === null ? '' : `?token=${await createPreviewToken(key, environment, expires)}`
    const name = environments.length === 1 ? host : `${host}, ${environment.split('.')[0]}`
    return everySite(sites).map((site) => ({
      label: `${nameOf(site.market)} (${name})`,
      templatedUri: `${siteUrl(site, '/amplience-visualization')}/{{vse.domain}}/{{content.sys.id}}${token}`,
    }))
  })
  return (await Promise.all(all)).flat()
}

function nameOf(market: Market): string {
  return isInDefaultLanguage(market) ? market.label : `${market.label}, ${market.language}`
}

/**
 * A registration with the shop's visualisations, and the block's picture at `origin` as icon. Of a type that the hub
 * already has, everything that was set there by hand stays: other visualisations, the default, other icons and cards. A
 * visualisation is the shop's if it has its label, an icon if it has its path.
 */
export function withVisualisations(
  own: Registration,
  { origin, visualisations }: { origin: string; visualisations: readonly Visualisation[] },
  existing?: Registration,
): Registration {
  const labels = new Set(visualisations.map(({ label }) => label))
  const before = existing?.settings.visualizations ?? []
  const defaultLabel = before.find((each) => each.default)?.label ?? visualisations[0]?.label
  const icons = existing?.settings.icons.filter(({ url }) => !own.settings.icons.some((icon) => url.endsWith(icon.url)))
  const all = [...before.filter(({ label }) => !labels.has(label)), ...visualisations]
  return {
    ...own,
    settings: {
      ...own.settings,
      ...existing?.settings,
      icons: icons?.length ? icons : own.settings.icons.map(({ size, url }) => ({ size, url: origin + url })),
      visualizations: all.map((each) => ({ ...each, default: each.label === defaultLabel })),
    },
  }
}
