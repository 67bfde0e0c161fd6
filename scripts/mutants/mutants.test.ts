import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'
import { drawn } from './draw.ts'
import { nameOf, staleMutants, titlePattern, type Mutant } from './mutant.ts'
import { mutants } from './mutants.ts'
import { readResults, toDocument } from './report.ts'

const mutant: Mutant = {
  ids: ['BAG-18'],
  change: 'says Sold Out | or not',
  file: 'a.ts',
  find: 'isSoldOut',
  replace: 'false',
  tests: ['a.test.ts'],
}

// Joined from parts, because no document defines this id.
const longerId = ['BAG', '180'].join('-')

function folder(files: Record<string, string>): string {
  const path = mkdtempSync(join(tmpdir(), 'mutants-test-'))
  mkdirSync(path, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
  return path
}

test('every mutant still fits the source and has test files that name its requirements', () => {
  expect(staleMutants(root, mutants)).toEqual([])
})

test('the table of mutants has a row for each mutant', () => {
  const document = readFileSync(join(root, 'docs/mutants.md'), 'utf8')
  const results = readResults(document)
  expect(document).toBe(toDocument(mutants, results))
})

test.each([
  [{ 'a.ts': 'if (isSoldOut) {}', 'a.test.ts': '[BAG-18]' }, []],
  [{ 'a.ts': 'isSoldOut || isSoldOut', 'a.test.ts': '[BAG-18]' }, [/a\.ts has 2 times/]],
  [{ 'a.ts': '', 'a.test.ts': '[BAG-18]' }, [/a\.ts has 0 times/]],
  [{ 'a.test.ts': '[BAG-18]' }, [/no file a\.ts/]],
  [{ 'a.ts': 'isSoldOut', 'a.test.ts': `[${longerId}]` }, [/none of its test files names BAG-18/]],
  [{ 'a.ts': 'isSoldOut' }, [/no file a\.test\.ts/, /none of its test files/]],
])('a mutant is stale if its text or its tests have changed: %j', (files, expected) => {
  const path = folder(files)
  try {
    expect(staleMutants(path, [mutant])).toEqual(expected.map((text) => expect.stringMatching(text)))
  } finally {
    rmSync(path, { recursive: true })
  }
})

test('a mutant that is listed twice is stale', () => {
  const path = folder({ 'a.ts': 'isSoldOut', 'a.test.ts': '[BAG-18]' })
  expect(staleMutants(path, [mutant, mutant])).toEqual([`${nameOf(mutant)} is listed twice`])
  rmSync(path, { recursive: true })
})

test('the pattern of titles matches whole ids', () => {
  const pattern = new RegExp(titlePattern(['BAG-18', 'BAG-19']))
  expect(
    ['shows it [BAG-19]', 'shows it [BAG-17, BAG-18]', `shows it [${longerId}]`].map((title) => pattern.test(title)),
  ).toEqual([true, true, false])
})

test('a draw is repeated by its seed, and differs with another', () => {
  const items = Array.from({ length: 100 }, (_, index) => index)
  expect(drawn(items, 10, 7)).toEqual(drawn(items, 10, 7))
  expect(drawn(items, 10, 7)).not.toEqual(drawn(items, 10, 8))
  expect(new Set(drawn(items, 100, 7)).size).toBe(100)
})

test('the results of a run are read back from the document', () => {
  const results = new Map([[nameOf(mutant), 'says Sold Out | at zero [BAG-18]']])
  expect(readResults(toDocument([mutant], results)).get(nameOf(mutant))).toBe('says Sold Out | at zero [BAG-18]')
  expect(readResults(toDocument([mutant], new Map())).has(nameOf(mutant))).toBe(false)
})
