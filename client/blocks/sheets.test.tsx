import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { markets } from '../../shared/markets.ts'
import { Blocks } from './blocks.tsx'
import { type Block, blockSchemaUri } from './define-block.tsx'
import { blockSheets, sheetsOf } from './sheets.ts'

const modules = import.meta.glob<Block>('./*/block.tsx', { eager: true, import: 'default' })
const fixtures = import.meta.glob<Record<string, object>>('./*/fixture.ts', { eager: true, import: 'default' })
// The browser's types have no file system, and Vitest empties imported style sheets.
const files: { readFileSync: (path: URL, encoding: 'utf8') => string } = await import('node:fs' as string)

const shell = classesOf('./shell-blocks.css')
const classes = Object.fromEntries(blockSheets.map((sheet) => [sheet, classesOf(`../styles/${sheet}.css`)]))
const samples = Object.values(modules).flatMap((block) =>
  Object.entries(fixtures[`./${block.name}/fixture.ts`] ?? {}).map(([sample, content]) => ({
    name: block.name,
    sample,
    item: { ...content, _meta: { schema: blockSchemaUri(block.name) } },
  })),
)

describe.each(samples)('$name: $sample', ({ item }) => {
  test('every class that has a style has it in a sheet that its page loads', () => {
    const html = renderToStaticMarkup(<Blocks items={[item]} market={markets.en} report={() => {}} />)
    const loaded = sheetsOf([item])
    const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    const homeless = used.filter(
      (name) =>
        !shell.has(name) &&
        blockSheets.some((sheet) => classes[sheet]?.has(name)) &&
        !loaded.some((sheet) => classes[sheet]?.has(name)),
    )
    expect([...new Set(homeless)]).toEqual([])
  })
})

test('a page without content loads none, one of words a single sheet, one with a hero within a slot that of campaigns', () => {
  const of = (name: string, content: object = {}) => ({ ...content, _meta: { schema: blockSchemaUri(name) } })
  expect(sheetsOf([])).toEqual([])
  expect(sheetsOf([of('text-block'), of('divider-text')])).toEqual(['content'])
  expect(sheetsOf([of('content-page', { content: [{ after: 4, content: of('hero-banner-one') }] })])).toEqual([
    'content',
    'campaign',
  ])
  expect(sheetsOf([{ _meta: { schema: `${blockSchemaUri('two-col-tile-row')}.json` } }])).toEqual([
    'content',
    'occasional',
  ])
})

function classesOf(path: string): Set<string> {
  const url = new URL(path, import.meta.url)
  const css = files.readFileSync(url, 'utf8')
  const imported = [...css.matchAll(/@import '([^']+)'/g)].flatMap(([, file = '']) => [
    ...classesOfFile(new URL(file, url)),
  ])
  return new Set([...imported, ...classesOfFile(url)])
}

function classesOfFile(url: URL): string[] {
  return [...files.readFileSync(url, 'utf8').matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)
}
