import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { allBlocks } from '../blocks/registry.ts'
import { blockNotes } from './block-notes.ts'
import { contentTypeSchema } from './content-type.ts'
import { fieldsOf } from './fields.ts'
import { contentTypeFiles } from './files.ts'
import { toJsonSchema } from './json-schema.ts'
import { violations } from './test/violations.ts'

const fixtures = import.meta.glob<Record<string, object>>('../blocks/*/fixture.ts', { eager: true, import: 'default' })
const core = 'http://bigcontent.io/cms/schema/v1/core#/definitions/'

/**
 * The content service's own definitions, as far as its documentation tells them; an item delivered inline stands for
 * its link.
 */
const link = (name: string) => ({
  type: 'object',
  required: ['_meta', 'name', 'endpoint', 'defaultHost'],
  properties: { _meta: { type: 'object', properties: { schema: { const: core + name } } } },
})
const definitions = {
  [`${core}content`]: { type: 'object' },
  [`${core}content-link`]: { type: 'object', required: ['_meta'] },
  [`${core}image-link`]: link('image-link'),
  [`${core}video-link`]: link('video-link'),
}

const samples = allBlocks().flatMap((block) =>
  Object.entries(fixtures[`../blocks/${block.name}/fixture.ts`] ?? {}).map(([name, content]) => ({
    block,
    name,
    content,
  })),
)

test.each(samples)('the content type of $block.name accepts its sample $name', ({ block, content }) => {
  expect(violations(contentTypeSchema(block), filledIn(content), definitions)).toEqual([])
})

test.each(allBlocks())('every field of $name has a name for editors and a kind', (block) => {
  for (const { path, kind } of fieldsOf(block))
    expect([path, kind]).toEqual([expect.stringMatching(/^[\w[\].]+$/), expect.stringMatching(/\w/)])
})

test('what the block refuses, its content type refuses', () => {
  const schema = toJsonSchema(
    v.object({
      text: v.pipe(v.string(), v.trim(), v.nonEmpty()),
      size: v.nullish(v.picklist(['S', 'M']), 'S'),
      rows: v.pipe(v.array(v.number()), v.maxLength(2)),
    }),
  )
  const isValid = (value: unknown) => violations(schema, value, definitions).length === 0
  expect(isValid({ text: 'x', rows: [1] })).toBe(true)
  for (const value of [
    { rows: [] },
    { text: '', rows: [] },
    { text: 'x', rows: [], size: 'L' },
    { text: 'x', rows: [1, 2, 3] },
    { text: 'x', rows: ['1'] },
  ])
    expect(isValid(value)).toBe(false)
})

test('a schema that has no counterpart is refused by name', () => {
  expect(() => toJsonSchema(v.object({ when: v.date() }))).toThrow("A content type cannot say 'date'")
})

describe('docs/', () => {
  test('holds what the schemas say: otherwise run `npm run content-types`', async () => {
    // The browser's types have no file system.
    const files: {
      globSync: (pattern: string, options: object) => string[]
      readFileSync: (path: URL, encoding: 'utf8') => string
    } = await import('node:fs' as string)
    const folder = new URL('../../docs/', import.meta.url)
    const written = files.globSync('{content-types/**/*.json,block-catalogue.md}', {
      cwd: decodeURIComponent(folder.pathname),
    })
    const expected = contentTypeFiles()
    expect(written.toSorted()).toEqual([...expected.keys()].toSorted())
    for (const [path, text] of expected) expect(files.readFileSync(new URL(path, folder), 'utf8')).toBe(text)
  })

  test('says what sets alike blocks apart [D-130]', () => {
    const pairs = Object.keys(blockNotes).filter((name) => name.endsWith('-two'))
    expect(pairs).toEqual(['hero-banner-two', 'shop-the-look-two', 'text-box-type-two'])
    for (const name of pairs) expect(blockNotes[name]).toMatch(/mirrored/)
  })
})

/** As a form has it: fields that are not filled in, and emptied entries of a list, are not there. */
function filledIn(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((entry) => typeof entry !== 'object' || Object.keys(entry ?? {}).length > 0).map(filledIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      field === null || field === undefined ? [] : [[name, filledIn(field)]],
    ),
  )
}
