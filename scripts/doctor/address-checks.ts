import type { Connection } from './connect.ts'
import type { Check } from './finding.ts'
import { fileNameOf } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'
import { everySite } from '#shared/sites.ts'
import { thirdParties } from '#shared/third-parties.ts'
import type { SettingTexts } from '#worker/configuration/parse-settings.ts'
import { type SettingName, settings } from '#worker/configuration/settings.ts'

/** Slices are made again after twenty minutes; a large shop needs as long for a round. */
const maxFeedMinutes = 60

/** Addresses that browsers load: the shop itself and every script. */
export function addressChecks({ configuration, fetch }: Connection, env: SettingTexts): Check[] {
  return [
    ...[...new Set(Object.values(configuration.sites).map(({ origin }) => origin))].map((origin): Check => ({
      name: origin === configuration.publicOrigin ? 'shop' : `shop at ${origin}`,
      settings: ['PUBLIC_ORIGIN', 'MARKET_HOSTS'],
      why: 'Visitors do not reach the shop, or its links lead elsewhere.',
      fix: 'Deploy, and route every host of PUBLIC_ORIGIN and MARKET_HOSTS to the Worker.',
      async run(signal) {
        const address = `${origin}/health`
        const response = await fetch(address, { signal, redirect: 'manual' }).catch(() => null)
        const body: unknown = await response?.json().catch(() => null)
        const isShop = typeof body === 'object' && body !== null && 'build' in body
        return isShop ? null : { what: `${address} is not this shop, or it is not deployed yet`, state: 'warning' }
      },
    })),
    ...profileChecks(configuration, fetch),
    ...feedChecks(configuration, fetch),
    ...scriptsOf(env).map(({ name, url }): Check => ({
      name: `script ${url}`,
      settings: [name],
      why: 'The feature of this script is missing, while pages still ask for it.',
      fix: `Copy the address for ${name} again, or leave it unset.`,
      async run(signal) {
        const response = await fetch(url, { signal })
        const type = response.headers.get('content-type') ?? ''
        await response.body?.cancel()
        return response.ok && /javascript/.test(type)
          ? null
          : { what: `the response is not a script (status ${response.status}, ${type || 'no content type'})` }
      },
    })),
  ]
}

/** The profile that assistants read first, at each host. */
function profileChecks({ commerceParts, sites }: Connection['configuration'], fetch: Connection['fetch']): Check[] {
  if (commerceParts.length === 0) return []
  return [...new Set(Object.values(sites).map(({ origin }) => origin))].map((origin): Check => ({
    name: `shop profile for assistants at ${origin}`,
    settings: ['UCP', 'PUBLIC_ORIGIN', 'MARKET_HOSTS'],
    why: 'Assistants do not find the catalogue of the shop.',
    fix: 'Deploy, and let programs read /.well-known/ucp without a challenge or a redirect.',
    async run(signal) {
      const address = origin + endpoints.commerceProfile.path
      const response = await fetch(address, { signal, redirect: 'manual' }).catch(() => null)
      const body: unknown = await response?.json().catch(() => null)
      const isProfile = response?.ok === true && typeof body === 'object' && body !== null && 'ucp' in body
      return isProfile ? null : { what: `${address} is no profile, or it is not deployed yet`, state: 'warning' }
    },
  }))
}

/** The product feed of each market: an answer, its age and its items. */
function feedChecks({ hasProductFeeds, sites }: Connection['configuration'], fetch: Connection['fetch']): Check[] {
  if (!hasProductFeeds) return []
  return everySite(sites).map(({ market, origin }): Check => {
    const address = `${origin}${endpoints.feeds.path}/${fileNameOf(market)}.xml`
    return {
      name: `shop feed ${fileNameOf(market)}`,
      settings: ['PRODUCT_FEEDS', 'PUBLIC_ORIGIN', 'MARKET_HOSTS'],
      why: 'Shopping services show old prices and products, or none.',
      fix: 'Create the bucket FEEDS, deploy with its cron trigger, and look for feed-slice-failed in the log.',
      async run(signal) {
        const response = await fetch(address, { method: 'HEAD', signal, redirect: 'manual' }).catch(() => null)
        const wrong = (what: string) => ({ what: `${address} ${what}`, state: 'warning' as const })
        if (response?.status === 503) return wrong('is not made yet, or its market is closed')
        if (!response?.ok) return wrong('does not respond, or the shop is not deployed yet')
        const items = Number(response.headers.get('x-feed-items') ?? 0)
        const minutes = (Date.now() - Date.parse(response.headers.get('x-feed-checked') ?? '')) / 60_000
        const what = `${Math.round(minutes)} minutes old, ${items} items`
        if (!(minutes <= maxFeedMinutes) || items === 0) return wrong(`is not in order: ${what}`)
        return { what, state: 'ok' }
      },
    }
  })
}

const walletScripts = new Set<string>(
  Object.values(thirdParties).flatMap(({ setting, pages }) => (pages === 'wallet' ? [setting] : [])),
)

function scriptsOf(env: SettingTexts): { name: SettingName; url: string }[] {
  const hasWallets = Boolean(env.EXPRESS_WALLET_LOCALES?.trim())
  return (Object.keys(settings) as SettingName[])
    .filter((name) => /_SCRIPT_URLS?$/.test(name) && env[name]?.trim())
    .filter((name) => hasWallets || !walletScripts.has(name))
    .flatMap((name) =>
      (env[name] ?? '')
        .split(name.endsWith('S') ? ',' : '\n')
        .map((part) => ({ name, url: name.endsWith('S') ? part.slice(part.indexOf('=') + 1).trim() : part.trim() })),
    )
}
