import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readGraph } from './graph.ts'
import {
  definitionViolations,
  linkViolations,
  titleViolations,
  unknownIdViolations,
  untestedViolations,
} from './requirement-ids.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ids-'))
})

afterEach(() => rmSync(root, { recursive: true }))

// Joined from parts, so that this file itself does not name an id that no document defines.
const undefinedId = ['BAG', '99'].join('-')
const documents = {
  'docs/records/requirements.md':
    '## Cart\n\n- **BAG-01** One.\n- **BAG-02** Two.\n\n## Search\n\n- **SEO-01** Three.\n',
  'docs/records/decisions.md': '- **D-02** Two.\n- **D-10** Ten.\n',
}

function tree(files: Record<string, string>) {
  for (const [path, text] of Object.entries({ ...documents, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return readGraph(root)
}

function violationsOf(files: Record<string, string>): string[] {
  const graph = tree(files)
  return [...definitionViolations(root), ...unknownIdViolations(root, graph), ...titleViolations(root, graph)]
}

test('accepts ids that a document defines, and other codes that look like ids', () => {
  expect(
    violationsOf({
      'worker/a.ts':
        '/** Counts as BAG-01 says (D-10). Stock number SKU-90004, UTF-8, 0A-BAG-77. */\nexport const a = 1',
      'worker/a.test.ts':
        "test('keeps the cart [BAG-01, D-02] [SEO-01]', () => {})\ntest.each([1])(`takes %s [BAG-02]`, () => {})",
      'README.md': 'See BAG-02.',
    }),
  ).toEqual([])
})

test.each([
  ['worker/a.ts', `export const a = 1\n// ${undefinedId} decides.`, 2],
  ['worker/a.test.ts', `test('keeps the cart [${undefinedId}]', () => {})`, 1],
  ['client/a.css', `.a {\n  /* ${undefinedId} */\n}`, 2],
  ['docs/a.md', `\n\nSee ${undefinedId}.`, 3],
])('refuses an id that no document defines, in %s', (path, text, line) => {
  expect(violationsOf({ [path]: text })).toEqual([
    `${path}:${line} names ${undefinedId}: docs/records/requirements.md and docs/records/decisions.md do not define it`,
  ])
})

test.each([
  "test('keeps the cart (BAG-01)', () => {})",
  "test('BAG-01', () => {})",
  "test('keeps the cart [see BAG-01]', () => {})",
  "describe('BAG-01 [BAG-02]', () => {})",
  "test.skip('keeps BAG-01', () => {})",
  "test.each([1])('keeps BAG-01 of %s', () => {})",
  'it(`keeps BAG-01`, () => {})',
])('refuses an id outside square brackets in the title %s', (text) => {
  expect(violationsOf({ 'worker/a.test.ts': text })).toEqual([
    'worker/a.test.ts:1 names BAG-01 outside square brackets: write [BAG-01]',
  ])
})

test('accepts ids outside brackets in texts that are not titles', () => {
  expect(violationsOf({ 'worker/a.test.ts': "test('keeps the cart', () => { expect('BAG-01').toBe(a) })" })).toEqual([])
})

test.each([
  [
    '- **BAG-02** Two.\n- **BAG-01** One.\n',
    'docs/records/requirements.md:2 defines BAG-01 after BAG-02: sort the section',
  ],
  [
    '- **BAG-01** One.\n\n## More\n\n- **BAG-01** One.\n',
    'docs/records/requirements.md:5 defines BAG-01 again: it is defined at docs/records/requirements.md:1',
  ],
  ['- **BAG-01** One.\n- **SEO-02** Two.\n', 'docs/records/requirements.md:2 defines SEO-02 among the ids of BAG'],
])('refuses definitions that are not sorted or come twice: %j', (text, violation) => {
  expect(violationsOf({ 'docs/records/requirements.md': text })).toEqual([violation])
})

test('refuses a decision about a row that does not name it', () => {
  tree({
    'docs/records/requirements.md': '- **BAG-01** One.\n- **BAG-02** Two, and\n  more. (D-02)\n',
    'docs/records/decisions.md':
      '- **D-02** Two.\n  (Completes BAG-01 and BAG-02.)\n- **D-10** Ten, as BAG-01. (Amends D-02.)\n',
  })
  expect(linkViolations(root)).toEqual([
    'docs/records/decisions.md:1 is about BAG-01, which does not name it: end the row with (D-02)',
  ])
})

test('refuses a row that no title of a test names', () => {
  const graph = tree({
    'docs/records/requirements.md': '- **BAG-01** One.\n- **BAG-02** Two.\n- **BAG-03** No text. (D-247)\n',
    'worker/a.test.ts': "// Not BAG-02.\ntest('keeps the cart [BAG-01]', () => {})",
  })
  expect(untestedViolations(root, graph)).toEqual([
    "docs/records/requirements.md:2 defines BAG-02, which no test's title names: write [BAG-02] where a test shows it",
  ])
})

test.each([
  ["test.skip('keeps the cart [BAG-01]', () => {})", 1],
  ["test.skip.each([1])('keeps the cart [BAG-01]', () => {})", 1],
  ["test.todo('keeps the cart [BAG-01]')", 1],
  ["describe.skip('a cart', () => { test('is kept [BAG-01]', () => {}) })", 1],
  ["test.skip(isSlow, 'It is slow.')\ntest('keeps the cart [BAG-01]', () => {})", 0],
  ["test.skipIf(isSlow)('keeps the cart [BAG-01]', () => {})", 0],
])('a skipped test shows no row: %s', (text, count) => {
  const graph = tree({ 'docs/records/requirements.md': '- **BAG-01** One.\n', 'worker/a.test.ts': text })
  expect(untestedViolations(root, graph)).toHaveLength(count)
})
