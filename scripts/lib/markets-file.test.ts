import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { merchantAliases } from './markets-file.ts'
import { root } from './root.ts'

const conditionsOf = (folder: string, name: string) => {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
  const { imports } = JSON.parse(text) as { imports: Record<string, Record<string, string>> }
  return Object.keys(imports[name] ?? {}).toSorted()
}

test('every table of markets has channels and a catalogue, so that a merchant’s own do not change the tests', () => {
  const conditions = conditionsOf('.', '#markets')
  expect(conditions).toContain('tests')
  expect(conditionsOf('packages/sandbox', '#market-channels')).toEqual(conditions)
  expect(conditionsOf('.', '#catalogue')).toEqual(conditions)
})

test('the tests have the markets, the channels and the catalogue of the demonstration', () => {
  const files = Object.values(merchantAliases('tests'))
  expect(files.map((file) => basename(file))).toEqual([
    'demonstration-markets.ts',
    'demonstration-catalogue.ts',
    'demonstration-channels.ts',
  ])
})
