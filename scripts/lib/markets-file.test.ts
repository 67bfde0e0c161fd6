import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { marketChannelsFile } from './markets-file.ts'
import { root } from './root.ts'

const conditionsOf = (folder: string, name: string) => {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
  const { imports } = JSON.parse(text) as { imports: Record<string, Record<string, string>> }
  return Object.keys(imports[name] ?? {}).toSorted()
}

test('the sandbox has channels for every table of markets, so that a merchant’s own do not change the tests', () => {
  expect(conditionsOf('packages/sandbox', '#market-channels')).toEqual(conditionsOf('.', '#markets'))
})

test('the sandbox of the tests has the channels of the demonstration', () => {
  expect(basename(marketChannelsFile('tests'))).toBe('demonstration-channels.ts')
})
