import type { Connection } from './connect.ts'
import type { Check } from './finding.ts'
import { endpoints } from '#shared/routes.ts'
import type { SettingTexts } from '#worker/configuration/parse-settings.ts'
import { type SettingName, settings } from '#worker/configuration/settings.ts'

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

function scriptsOf(env: SettingTexts): { name: SettingName; url: string }[] {
  return (Object.keys(settings) as SettingName[])
    .filter((name) => /_SCRIPT_URLS?$/.test(name) && env[name]?.trim())
    .flatMap((name) =>
      (env[name] ?? '')
        .split(name.endsWith('S') ? ',' : '\n')
        .map((part) => ({ name, url: name.endsWith('S') ? part.slice(part.indexOf('=') + 1).trim() : part.trim() })),
    )
}
