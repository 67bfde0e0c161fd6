import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { consentGroups, scriptsSetUp, thirdParties, thirdPartyNames } from '../shared/third-parties.ts'

test('lists only the third-party scripts that are configured [D-134]', () => {
  expect(scriptsSetUp({ fit: 'https://fit.example/pdp.js' })).toEqual([['fit', 'https://fit.example/pdp.js']])
  expect(scriptsSetUp({})).toEqual([])
})

test('docs/third-party-scripts.md lists exactly the known third-party scripts', () => {
  const rows = readFileSync(new URL('../docs/third-party-scripts.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  expect(rows).toEqual(
    thirdPartyNames.map((name) => {
      const { setting, what, consent } = thirdParties[name]
      return [`\`${name}\``, `\`${setting}\``, what, `${consent} (\`${consentGroups[consent]}\`)`]
    }),
  )
})
