import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/root.ts'
import { readShownLines, withShownLines } from './document.ts'
import { readRequirements } from './read-requirements.ts'
import { testsOf } from './tests-of.ts'

const document = readFileSync(join(root, 'docs/requirements.md'), 'utf8')
const shown = testsOf(root)

test('every requirement is named by a test', () => {
  expect(readRequirements(root).filter(({ id }) => !shown.has(id))).toEqual([])
})

test('docs/requirements.md names tests for every requirement, and each of them still names it (npm run requirements)', () => {
  const lines = readShownLines(document)
  const wrong = readRequirements(root).flatMap(({ id }) => {
    const files = lines.get(id)?.files ?? []
    if (files.length === 0) return [`${id}: no test`]
    return files.flatMap((file) => (shown.get(id)?.files.includes(file) ? [] : [`${id}: ${file} does not name it`]))
  })
  expect(wrong).toEqual([])
})

test('a line below each requirement says where it is seen, in place of an older line', () => {
  const old =
    '## Cart\n\n- **BAG-01** One\n  and more.\n  - Seen on `/old`; shown by `a.test.ts`,\n    `b.test.ts`.\n- **BAG-02** Two.\n'
  const after = withShownLines(
    old,
    new Map([
      ['BAG-01', { files: ['e2e/a.test.ts', 'b.test.ts', 'c.test.ts', 'd.test.ts'], pages: ['/bag', '/search'] }],
      ['BAG-02', { files: ['worker/a.test.ts'], pages: [] }],
    ]),
  )
  expect(after).toBe(
    [
      '## Cart\n',
      '- **BAG-01** One\n  and more.',
      '  - Seen on `/bag`, `/search`; shown by `e2e/a.test.ts`, `b.test.ts`, `c.test.ts` and 1 more.',
      '- **BAG-02** Two.',
      '  - Seen on `/bag`; shown by `worker/a.test.ts`.\n',
    ].join('\n'),
  )
  expect(readShownLines(after).get('BAG-01')).toEqual({
    pages: ['/bag', '/search'],
    files: ['e2e/a.test.ts', 'b.test.ts', 'c.test.ts'],
  })
})
