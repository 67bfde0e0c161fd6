/// <reference types="vite/types/importMeta.d.ts" />
import { expect, test } from 'vitest'
import { consentGroups } from './consent.ts'
import { listItemsOf } from './test/list-items.ts'
import {
  hostKinds,
  scriptsOn,
  configuredScripts,
  thirdParties,
  thirdPartyNames,
  type ThirdPartyScripts,
  vendorHosts,
} from './third-parties.ts'

const all = Object.fromEntries(
  thirdPartyNames.map((name) => [name, `https://${name}.example/a.js`]),
) as Required<ThirdPartyScripts>

test('only the third-party scripts that are configured are listed [D-134]', () => {
  expect(configuredScripts({ fit: 'https://fit.example/pdp.js' })).toEqual([['fit', 'https://fit.example/pdp.js']])
  expect(configuredScripts({})).toEqual([])
})

test('personal pages load no third-party script, and the bag page only those of the wallets [D-17]', () => {
  const names = (where: Parameters<typeof scriptsOn>[1]) => scriptsOn(all, where).map(([name]) => name)
  expect(names({ side: 'personal' })).toEqual([])
  expect(names({ side: 'personal', pageType: 'account' })).toEqual([])
  expect(names({ side: 'wallet', pageType: 'bag' })).toEqual(['apple-pay', 'google-pay'])
  expect(names({ side: 'public' })).toEqual(thirdPartyNames)
  expect(names({ side: 'public', pageType: 'pdp' })).toContain('recommendations')
  expect(names({ side: 'public', pageType: 'content' })).not.toContain('recommendations')
})

test('only the consent script, and a wallet’s script when its button is pressed, load without consent [D-19] [D-155]', () => {
  const necessary = thirdPartyNames.filter((name) => thirdParties[name].consent === 'necessary')
  expect(necessary.map((name) => [name, thirdParties[name].loads])).toEqual([
    ['consent', 'first'],
    ['apple-pay', 'press'],
    ['google-pay', 'press'],
  ])
})

test('each host of a vendor is an https origin, with at most its subdomains as a wildcard [D-20]', () => {
  for (const name of thirdPartyNames)
    for (const host of hostKinds.flatMap((kind) => vendorHosts(name, kind)))
      expect(host).toMatch(/^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/)
})

test('docs/third-party-scripts.md lists exactly the known third-party scripts', () => {
  const [document = ''] = Object.values(
    import.meta.glob<string>('../docs/third-party-scripts.md', { query: '?raw', import: 'default', eager: true }),
  )
  expect(listItemsOf(document)).toEqual(
    thirdPartyNames.map((name) => {
      const { setting, what, consent, loads, pages } = thirdParties[name]
      const hosts = [...new Set(hostKinds.flatMap((kind) => vendorHosts(name, kind)))]
      return {
        title: `\`${name}\``,
        fields: {
          setting: `\`${setting}\``,
          'what for': what,
          consent: `${consent} (\`${consentGroups[consent]}\`)`,
          loads,
          pages: typeof pages === 'string' ? pages : pages.join(', '),
          "hosts besides the script's origin":
            hosts.map((host) => `\`${host.replace('https://', '')}\``).join(' ') || '–',
        },
      }
    }),
  )
})
