import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { root as projectRoot } from '../lib/root.ts'
import { blockStylesheets, readBlockStylesheets } from './block-stylesheets.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'block-stylesheets-'))
})

afterEach(() => rmSync(root, { recursive: true }))

test('adds each block to the stylesheet that it names, in alphabetical order after the shared files', async () => {
  tree({
    'client/styles/content.css': "@import '../blocks/parts/parts.css';",
    'client/styles/campaign.css': '/* no shared file */',
    'client/blocks/parts/parts.css': '.part { order: 1 }',
    'client/blocks/text/block.tsx': "defineBlock({ name: 'text', stylesheet: 'content' }, Text)",
    'client/blocks/text/block.css': '.text { order: 2 }',
    'client/blocks/accordion/block.tsx': "defineBlock({\n  stylesheet: 'content',\n}, Accordion)",
    'client/blocks/accordion/block.css': '.accordion { order: 3 }',
    'client/blocks/hero/block.tsx': "defineBlock({ stylesheet: 'campaign' }, Hero)",
    'client/blocks/hero/block.css': '.hero { order: 4 }',
  })
  expect(await built('content')).toMatch(/\.part.*\.accordion.*\.text/s)
  expect(await built('campaign')).toMatch(/^\s*\.hero/)
})

test('needs no stylesheet for a block without rules, and refuses rules that no page would load', () => {
  tree({ 'client/blocks/header/block.tsx': 'defineBlock({}, Header)' })
  expect(readBlockStylesheets(root)).toEqual({})
  tree({ 'client/blocks/header/block.css': '.header { order: 1 }' })
  expect(() => readBlockStylesheets(root)).toThrow('client/blocks/header/block.tsx names no stylesheet')
})

test('finds a stylesheet for every block of the shop that has rules', () => {
  expect(new Set(Object.values(readBlockStylesheets(projectRoot)))).toEqual(
    new Set(['shell', 'later', 'content', 'words', 'campaign', 'occasional', 'plp']),
  )
})

function tree(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}

async function built(name: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [blockStylesheets()],
    css: { transformer: 'lightningcss' },
    build: { write: false, cssMinify: false, rollupOptions: { input: join(root, `client/styles/${name}.css`) } },
  })
  const { output } = [result].flat()[0] as { output: { fileName: string; source?: unknown }[] }
  return String(output.find(({ fileName }) => fileName.endsWith('.css'))?.source)
}
