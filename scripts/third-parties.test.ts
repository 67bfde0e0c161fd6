import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { consentGroups, scriptsOfPage, thirdParties, thirdPartyNames } from '../shared/third-parties.ts'

it('loads a script only where it is set up, and never where shoppers sign in or pay [D-134, D-17]', () => {
  const scripts = { fit: 'https://fit.example/pdp.js' }
  expect(scriptsOfPage(scripts, 'pdp')).toEqual([['fit', 'https://fit.example/pdp.js']])
  expect(scriptsOfPage({}, 'pdp')).toEqual([])
  for (const pageType of ['bag', 'checkout', 'account'] as const) expect(scriptsOfPage(scripts, pageType)).toEqual([])
})

it('is the inventory in docs/third-party-scripts.md', () => {
  const rows = readFileSync(new URL('../docs/third-party-scripts.md', import.meta.url), 'utf8').split('\n').filter((line) => line.startsWith('| `'))
  expect(rows).toEqual(thirdPartyNames.map((name) => {
    const { setting, what, consent, pages } = thirdParties[name]
    return `| \`${name}\` | \`${setting}\` | ${what} | ${consent} (\`${consentGroups[consent]}\`) | ${pages.join(', ')} |`
  }))
})
