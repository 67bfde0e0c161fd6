import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutLayout, withParts } from './lib/generated-parts.ts'
import { root } from './lib/root.ts'
import { settingList } from './lib/setting-list.ts'
import { settings } from '#worker/configuration/settings.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('docs/commands.md names every npm command, and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...read('docs/commands.md').matchAll(/`npm (?:run )?([\w:-]+)`/g)].map(([, name = '']) => name)
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test('docs/configuration.md lists the rows of the settings: `npm run documents` writes them', () => {
  const page = read('docs/configuration.md')
  expect(withoutLayout(page)).toBe(withoutLayout(withParts(page, { settings: settingList() })))
})

test('the list of settings says of each what it is, if it is optional or secret, what requires it, and its default', () => {
  const rows = settingList().split('\n')
  const rowOf = (name: string) => rows.find((row) => row.startsWith(`- \`${name}\``))
  expect(rows).toHaveLength(Object.keys(settings).length)
  expect(rowOf('MEDIA_URL')).toBe('- `MEDIA_URL`: Dynamic Media host.')
  expect(rowOf('PREVIEW_SECRET')).toBe(
    '- `PREVIEW_SECRET` (secret): Base64url key of at least 32 bytes that signs preview tokens. Required if `PREVIEW_DOMAINS` is set, except on localhost.',
  )
  expect(rowOf('CUSTOMER_CART_FIELD')).toMatch(/^- `CUSTOMER_CART_FIELD`: .* Default: `Cart ID`\.$/)
})
