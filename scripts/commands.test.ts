import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/root.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('docs/commands.md names every npm command, and no other', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...read('docs/commands.md').matchAll(/`npm (?:run )?([\w:-]+)`/g)].map(([, name = '']) => name)
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(scripts).toSorted())
})
