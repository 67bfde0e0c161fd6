import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { brokenLinkViolations, missingFileViolations, wideTableViolations } from './documents.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'documents-'))
})

afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('refuses a table row of more than 160 columns, and no other long line', () => {
  write('docs/a.md', `${'long '.repeat(40)}\n| ${'x'.repeat(157)}|\n| ${'x'.repeat(158)} |\n`)
  expect(wideTableViolations(root)).toEqual([
    'docs/a.md:3 has a table of 162 columns, 160 at most: write a list instead',
  ])
})

test('refuses a link to a file or a heading that does not exist', () => {
  write('docs/a.md', '# First page\n\n[a](b/c.md#one-more) [b](#first-page) [c](https://x.example/#y) [d](b/)\n')
  write('docs/b/c.md', '## One, more!\n\n[up](../a.md) [gone](../d.md)\n[no heading](../a.md#two) ![no](e.jpg)\n')
  expect(brokenLinkViolations(root)).toEqual([
    'docs/b/c.md:3 links ../d.md, which does not exist',
    'docs/b/c.md:4 links ../a.md#two, which does not exist',
    'docs/b/c.md:4 links e.jpg, which does not exist',
  ])
})

test('a document names no file or folder of the project that does not exist', () => {
  write('worker/app.ts', '')
  write('docs/a.md', '`worker/app.ts` `worker/` `worker/{name}.ts` `app.ts`\n`worker/gone.ts` and `worker/none/`\n')
  expect(missingFileViolations(root)).toEqual([
    'docs/a.md:2 names worker/gone.ts, which does not exist',
    'docs/a.md:2 names worker/none/, which does not exist',
  ])
})
