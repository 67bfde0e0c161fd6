import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { files } from '../test/files.ts'
import { htmlOf } from '../test/html-of.ts'
import { Blocks } from './blocks.tsx'
import { type Block, blockStylesheets } from './define-block.tsx'
import { stylesheetsOf } from './registry.ts'
import { markets } from '#shared/markets.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const modules = import.meta.glob<Block>('./*/block.tsx', { eager: true, import: 'default' })
const fixtures = import.meta.glob<Record<string, object>>('./*/fixture.ts', { eager: true, import: 'default' })

const stylesheets = ['shell', 'later', ...blockStylesheets] as const
const blockFiles = Object.keys(import.meta.glob('./*/block.css', { query: '?url' }))
const classes = Object.fromEntries(stylesheets.map((name) => [name, classesOf(name)]))
const samples = Object.values(modules).flatMap((block) =>
  Object.entries(fixtures[`./${block.name}/fixture.ts`] ?? {}).map(([sample, content]) => ({
    name: block.name,
    sample,
    item: { ...content, _meta: { schema: contentTypeUri(block.name) } },
  })),
)

const PicklistSchema = v.object({ type: v.literal('picklist'), options: v.array(v.string()) })
const FlagSchema = v.object({ type: v.literal('boolean') })
const NumberSchema = v.object({ type: v.literal('number') })
const WrapperSchema = v.object({ wrapped: v.unknown() })
const ListSchema = v.object({ type: v.literal('array'), item: v.unknown() })
const FieldsSchema = v.object({ entries: v.record(v.string(), v.unknown()) })

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

test('every option, flag and small number of a block has a rule, but for those that are what the block is without one [BLK-13, BLK-34, BLK-43, BLK-49, BLK-50, BLK-63, BLK-70, BLK-72, BLK-78]', () => {
  const items = Object.values(modules).flatMap((block) =>
    Object.values(fixtures[`./${block.name}/fixture.ts`] ?? {}).flatMap((content) =>
      withEachOption(block.schema, content).map((each) =>
        Object.assign({}, each, { _meta: { schema: contentTypeUri(block.name) } }),
      ),
    ),
  )
  const html = items.map((item) => htmlOf(<Blocks items={[item]} market={markets.en} report={() => {}} />)).join('')
  const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '))
  const options = new Set(used.filter((name) => name.includes('--')))
  expect(options.size).toBeGreaterThan(140)
  expect([...options].filter((name) => !stylesheets.some((sheet) => classes[sheet]?.has(name))).toSorted()).toEqual([
    'backdrop__video--all',
    'divider-text--center',
    'hero-banner-one--center',
    'hero-banner-two--bottom',
    'jump-off-one--bottom-left',
    'listing-header--plain',
    'listing-header__squiggle--1-line-title',
    'round-call-to-action-group--center',
    'square-call-to-action-group--center',
    'sticker-template--row',
    'sticker__line--center',
    'tall-image-type-one--center',
    'tall-image-type-one__quisas--align-left',
    'tall-image-type-one__quisas--center',
    'text-block-large--center',
    'text-box--left',
    'text-box-type-one--plain',
    'text-box__arrow--right',
    'two-col-tile--4x5',
    'two-col-tile__quisas--center',
  ])
})

test('an empty rule, and one whose selector only excludes a class, give that class no style', () => {
  const css = `/* .a { color: red } */ .b { } @media print { .c:is(.d, .e):not(.f, :has(.g)) { color: red } } .h {
    /* Nothing. */
  }`
  expect(classesWithRules(css)).toEqual(['c', 'd', 'e'])
})

test('a page loads only the stylesheets that its content needs, including content in slots', () => {
  const of = (name: string, content: object = {}) => ({ ...content, _meta: { schema: contentTypeUri(name) } })
  expect(stylesheetsOf([])).toEqual([])
  expect(stylesheetsOf([of('text-block'), of('divider-text')])).toEqual(['content', 'words'])
  expect(stylesheetsOf([of('content-page', { content: [{ after: 4, content: of('hero-banner-one') }] })])).toEqual([
    'content',
    'words',
    'campaign',
  ])
  expect(stylesheetsOf([{ _meta: { schema: `${contentTypeUri('two-col-tile-row')}.json` } }])).toEqual([
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
  return [...imported, ...classesWithRules(css)]
}

/** The classes of selectors whose rule is not empty. A class that a selector excludes has no rule by it. */
function classesWithRules(css: string): string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)
  return [...rules].flatMap(([, selector = '', declarations = '']) =>
    declarations.trim() === ''
      ? []
      : [...selector.replaceAll(/:not\((?:[^()]|\([^()]*\))*\)/g, '').matchAll(/\.([a-z][\w-]*)/g)].map(
          ([, name = '']) => name,
        ),
  )
}

/**
 * The content with each value of each option, flag and small number of the schema in turn, also of those inside lists
 * and objects.
 */
function withEachOption(schema: unknown, content: unknown): unknown[] {
  if (v.is(PicklistSchema, schema)) return schema.options
  if (v.is(FlagSchema, schema)) return [true, false]
  if (v.is(NumberSchema, schema)) return [1, 2, 3, 4]
  if (v.is(WrapperSchema, schema)) return withEachOption(schema.wrapped, content)
  if (v.is(ListSchema, schema))
    return Array.isArray(content)
      ? content.flatMap((each, index) => withEachOption(schema.item, each).map((value) => content.with(index, value)))
      : []
  if (!v.is(FieldsSchema, schema) || !v.is(v.record(v.string(), v.unknown()), content)) return []
  return Object.entries(schema.entries).flatMap(([field, part]) =>
    withEachOption(part, content[field]).map((value) => ({ ...content, [field]: value })),
  )
}
