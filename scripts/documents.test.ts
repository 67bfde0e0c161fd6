import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'
import { settings } from '#worker/configuration/settings.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('docs/commands.md names every npm command, and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...read('docs/commands.md').matchAll(/`npm (?:run )?([\w:-]+)`/g)].map(([, name = '']) => name)
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test('docs/configuration.md explains every setting, and no other', () => {
  const explained = [...read('docs/configuration.md').matchAll(/^- ((?:`[A-Z_]+`(?:, )?)+)/gm)].flatMap(
    ([, names = '']) => [...names.matchAll(/[A-Z_]+/g)].map(([name]) => name),
  )
  expect(explained.toSorted()).toEqual(Object.keys(settings).toSorted())
})
