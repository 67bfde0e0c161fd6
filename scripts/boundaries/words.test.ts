import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { forbiddenWords, forbiddenWordViolations, merchantWordViolations } from './words.ts'
import { brand } from '#shared/merchant.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'words-'))
  write(
    'docs/glossary.md',
    '- **panel**: A dialog at\n  the side. Avoid: overlay, drawer (in menus), side sheet, veil (only in `client/a`, `shared/b.ts`)\n',
  )
})

afterEach(() => rmSync(root, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

test('reads the words of the glossary that are wrong everywhere, and leaves those with a condition to the reader', () => {
  expect([
    ...forbiddenWords(
      '- **panel**: A dialog at\n  the side. Avoid: overlay,\n  drawer (in menus, mostly), veil (only in `a`,\n  `b/c.ts`, as there), sheet\n',
    ),
  ]).toEqual([
    ['overlay', { term: 'panel', places: [] }],
    ['veil', { term: 'panel', places: ['a', 'b/c.ts'] }],
    ['sheet', { term: 'panel', places: [] }],
  ])
})

test('refuses a forbidden word in the name of a file, in an identifier and in a class', () => {
  write('client/overlay-list.ts', 'export const items = []\n')
  write('shared/names.ts', 'export const openOverlayCount = 1\nexport const drawer = 2\n')
  write('client/menu.css', '.menu__overlay {\n  transition: overlay 1s;\n}\n')
  write('client/menu.tsx', 'export const Menu = () => <p className="menu overlay-text">An overlay, in words.</p>\n')
  expect(forbiddenWordViolations(root)).toEqual([
    "client/menu.css has the name menu__overlay: the glossary says not to use 'overlay' for 'panel'",
    "client/menu.tsx has the name overlay-text: the glossary says not to use 'overlay' for 'panel'",
    "client/overlay-list.ts has the name overlay-list.ts: the glossary says not to use 'overlay' for 'panel'",
    "shared/names.ts has the name openOverlayCount: the glossary says not to use 'overlay' for 'panel'",
  ])
})

test('takes a word only in the places that the glossary names', () => {
  for (const path of ['client/a/x.ts', 'shared/b.ts', 'client/x.ts']) write(path, 'export const veil = 1\n')
  expect(forbiddenWordViolations(root)).toEqual([
    "client/x.ts has the name veil: the glossary says not to use 'veil' for 'panel'",
  ])
})

test('takes comments, texts, tests, samples and adapters as they are', () => {
  write('shared/texts.ts', "// An overlay.\n/* overlay */\nexport const text = 'overlay' + `an overlay of ${1}`\n")
  for (const path of [
    'worker/a.test.ts',
    'worker/adapters/a/a.ts',
    'client/blocks/a/fixture.ts',
    'shared/messages/en/a.ts',
  ])
    write(path, 'export const overlay = 1\n')
  expect(forbiddenWordViolations(root)).toEqual([])
})

test('refuses the words of the merchant outside of the merchant’s file', () => {
  write('worker/title.ts', `export const title = 'Home | ${brand}'\n`)
  write('proof/bench/page.ts', `export const page = '<h1>${brand}</h1>'\n`)
  write('client/title.test.ts', `expect(title).toBe('Home | ${brand}')\n`)
  write('shared/merchant.ts', `export const brand = '${brand}'\n`)
  expect(merchantWordViolations(root)).toEqual([
    `proof/bench/page.ts writes out '${brand}': take it from shared/merchant.ts`,
    `worker/title.ts writes out '${brand}': take it from shared/merchant.ts`,
  ])
})
