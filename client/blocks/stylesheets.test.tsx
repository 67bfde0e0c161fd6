import { describe, expect, test } from 'vitest'
import { files } from '../test/files.ts'
import { htmlOf } from '../test/html-of.ts'
import { Blocks } from './blocks.tsx'
import { type Block, blockSchemaUri, blockStylesheets } from './define-block.tsx'
import { stylesheetsOf } from './registry.ts'
import { markets } from '#shared/markets.ts'

const modules = import.meta.glob<Block>('./*/block.tsx', { eager: true, import: 'default' })
const fixtures = import.meta.glob<Record<string, object>>('./*/fixture.ts', { eager: true, import: 'default' })

const stylesheets = ['shell', 'later', ...blockStylesheets] as const
const blockFiles = Object.keys(import.meta.glob('./*/block.css', { query: '?url' }))
const classes = Object.fromEntries(stylesheets.map((name) => [name, classesOf(name)]))
const samples = Object.values(modules).flatMap((block) =>
  Object.entries(fixtures[`./${block.name}/fixture.ts`] ?? {}).map(([sample, content]) => ({
    name: block.name,
    sample,
    item: { ...content, _meta: { schema: blockSchemaUri(block.name) } },
  })),
)

describe.each(samples)('$name: $sample', ({ item }) => {
  test('a page with this sample loads a stylesheet for every class that has a style', () => {
    const html = htmlOf(<Blocks items={[item]} market={markets.en} report={() => {}} />)
    const loaded = ['shell', 'later', ...stylesheetsOf([item])]
    const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
    const isIn = (names: readonly string[], className: string) => names.some((name) => classes[name]?.has(className))
    const missing = used.filter((className) => isIn(stylesheets, className) && !isIn(loaded, className))
    expect([...new Set(missing)]).toEqual([])
  })
})

test('a page loads only the stylesheets that its content needs, including content in slots', () => {
  const of = (name: string, content: object = {}) => ({ ...content, _meta: { schema: blockSchemaUri(name) } })
  expect(stylesheetsOf([])).toEqual([])
  expect(stylesheetsOf([of('text-block'), of('divider-text')])).toEqual(['content', 'words'])
  expect(stylesheetsOf([of('content-page', { content: [{ after: 4, content: of('hero-banner-one') }] })])).toEqual([
    'content',
    'words',
    'campaign',
  ])
  expect(stylesheetsOf([{ _meta: { schema: `${blockSchemaUri('two-col-tile-row')}.json` } }])).toEqual([
    'content',
    'occasional',
  ])
})

/** The classes that an entry of `client/styles` has rules for, with the blocks that the build adds to it. */
function classesOf(name: (typeof stylesheets)[number]): Set<string> {
  const blocks = Object.values(modules).filter(({ stylesheet }) => stylesheet === name)
  const ownClasses = blocks.map((block) => `./${block.name}/block.css`).filter((path) => blockFiles.includes(path))
  return new Set([`../styles/${name}.css`, ...ownClasses].flatMap((path) => classesIn(new URL(path, import.meta.url))))
}

function classesIn(url: URL): string[] {
  // Vitest empties imported stylesheets.
  const css = files.readFileSync(url, 'utf8')
  const imported = [...css.matchAll(/@import '([^']+)'/g)].flatMap(([, file = '']) => classesIn(new URL(file, url)))
  return [...imported, ...[...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)]
}
