import { globSync } from 'node:fs'
import { basename, extname } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'
import { neutralName, neutralWords } from './file-names.ts'
import { sharedChunks } from './shared-chunks.ts'

const wordsOf = (name: string) => name.split('-')
const isKnown = (word: string) => word in neutralWords

test('a file is named after its module, without the words that content blockers look for', () => {
  expect(neutralName('run-page')).toBe('run-page')
  expect(neutralName('analytics')).toBe('facts')
  expect(neutralName('ask-for-consent')).toBe('ask-for-answer')
})

test('no module of the browser and no shared chunk gives its file a name that content blockers look for', () => {
  const modules = globSync('client/**/*.{ts,tsx,css,svg}', { cwd: root }).map((path) => basename(path, extname(path)))
  const names = [...modules, ...sharedChunks.map(({ name }) => name)]
  expect(names.filter((name) => wordsOf(name).some(isKnown)).length).toBeGreaterThan(5)
  expect(names.map(neutralName).filter((name) => wordsOf(name).some(isKnown))).toEqual([])
})
