import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { LookSchema } from '../blocks/parts/look.ts'
import { allBlocks, findBlock } from '../blocks/registry.ts'
import { contentTypeSchema } from './content-type.ts'
import { blockFieldsOf } from './fields.ts'
import { blockCatalogue, contentTypeFiles } from './files.ts'
import { toJsonSchema } from './json-schema.ts'
import { shopTypes } from './shop-types.ts'
import { violations } from './test/violations.ts'
import { contentTypeUri } from '#shared/merchant.ts'

const fixtures = import.meta.glob<Record<string, object>>('../blocks/*/fixture.ts', { eager: true, import: 'default' })
const core = 'http://bigcontent.io/cms/schema/v1/core#/definitions/'

/**
 * The content service's own definitions, as far as its documentation describes them. An item delivered inline replaces
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

test.each(samples)('the content type of $block.name accepts its sample $name', ({ block, name, content }) => {
  const found = violations(contentTypeSchema(block), filledIn(content), definitions)
  // The form refuses sizes beyond their ranges. The block corrects those of an item that was published before.
  expect(found.filter((violation) => name !== 'hostile' || !/: (?:min|max)imum$/.test(violation))).toEqual([])
})

test.each(allBlocks())('every field of $name has a path and a kind that editors can read', (block) => {
  for (const { path, kind } of blockFieldsOf(block))
    expect([path, kind]).toEqual([expect.stringMatching(/^[\w[\].]+$/), expect.stringMatching(/\w/)])
})

test('a content type refuses values that the schema of its block refuses', () => {
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

test('the form and the catalogue say of a size its unit, its range and what an empty field means', () => {
  const sticker = allBlocks().filter(({ name }) => name === 'sticker')
  expect(sticker.map((block) => toJsonSchema(block.schema).properties?.['marginTop'])).toEqual([
    { title: 'Margin top', type: 'number', minimum: -400, maximum: 400, default: 0, description: 'In pixels' },
  ])
  const field = sticker.flatMap(blockFieldsOf).find(({ path }) => path === 'textLines[].size')
  expect(field).toMatchObject({ kind: 'number (8 to 120)', note: 'in pixels, by default 20' })
})

test('a form does not fill in a group that may be left empty', () => {
  const schema = toJsonSchema(v.object({ box: v.nullish(v.object({ size: v.nullish(v.number(), 2) }), null) }))
  expect(JSON.stringify(schema)).not.toContain('default')
})

test('the form says below a price how to write it [BLK-61] [D-127]', () => {
  expect(toJsonSchema(LookSchema)).toMatchObject({
    properties: { leftProduct: { properties: { price: { description: expect.stringContaining('1299.00') } } } },
  })
})

test('a schema without a JSON Schema counterpart is refused with its name', () => {
  expect(() => toJsonSchema(v.object({ when: v.date() }))).toThrow("No JSON Schema for 'date'")
})

describe('content service files', () => {
  const files = new Map([...contentTypeFiles()].map(([path, text]) => [path, JSON.parse(text)]))
  const names = [...allBlocks(), ...shopTypes].map(({ name }) => name)

  test('every block and every type that a page reads has a schema, its registration and a content type, and no other file', () => {
    expect([...files.keys()].toSorted()).toEqual(
      names
        .flatMap((name) => [
          `content-type-schemas/schemas/${name}.json`,
          `content-type-schemas/${name}.json`,
          `content-types/${name}.json`,
        ])
        .toSorted(),
    )
  })

  test.each(names)('the files identify %s by the name of its folder, which never changes', (name) => {
    const uri = contentTypeUri(name)
    expect(files.get(`content-type-schemas/schemas/${name}.json`)).toMatchObject({ $id: uri })
    expect(files.get(`content-type-schemas/${name}.json`)).toEqual({
      body: `./schemas/${name}.json`,
      schemaId: uri,
      validationLevel: 'CONTENT_TYPE',
    })
    expect(files.get(`content-types/${name}.json`)).toMatchObject({ contentTypeUri: uri, status: 'ACTIVE' })
  })

  test('every slot offers only types that exist and have no delivery key', () => {
    const offered = names.flatMap((name) => linkedTypes(files.get(`content-type-schemas/schemas/${name}.json`)))
    expect(offered.length).toBeGreaterThan(names.length)
    const refused = offered.filter((uri) => !findBlock(uri) || findBlock(uri)?.hasDeliveryKey)
    expect([...new Set(refused)]).toEqual([])
  })

  test.each([
    ['jump-off-one-group', ['jump-off-one']],
    ['jump-off-two-group', ['jump-off-two']],
    ['link-tile-group', ['link-tile']],
    ['scrollable-card-carousel', ['scrollable-card']],
    ['snug-content-card-group', ['snug-content-card']],
    ['sticker-template', ['sticker']],
    ['text-block-group', ['text-block']],
    ['two-col-tile-row', ['two-col-tile']],
  ])('the schema of %s offers only the block that it groups', (name, expected) => {
    const schema = files.get(`content-type-schemas/schemas/${name}.json`)
    expect(linkedTypes(schema)).toEqual(expected.map(contentTypeUri))
  })

  test('the schema of a block with text, Markdown and a list is complete', () => {
    expect(files.get('content-type-schemas/schemas/accordion.json')).toEqual({
      $schema: 'http://bigcontent.io/cms/schema/v1/schema#',
      $id: contentTypeUri('accordion'),
      title: 'Accordion',
      description: 'Questions and answers, one open at a time.',
      allOf: [{ $ref: 'http://bigcontent.io/cms/schema/v1/core#/definitions/content' }],
      type: 'object',
      properties: {
        title: { title: 'Title', type: 'string' },
        items: {
          title: 'Items',
          type: 'array',
          items: {
            type: 'object',
            properties: {
              title: { title: 'Title', type: 'string', minLength: 1 },
              body: { title: 'Body', type: 'string', format: 'markdown', minLength: 1 },
            },
            propertyOrder: ['title', 'body'],
            required: ['title', 'body'],
          },
          minItems: 1,
        },
      },
      propertyOrder: ['title', 'items'],
      required: ['items'],
    })
  })

  test('the schema of a block with limits and a slot is complete', () => {
    expect(files.get('content-type-schemas/schemas/jump-off-two-group.json')).toEqual({
      $schema: 'http://bigcontent.io/cms/schema/v1/schema#',
      $id: contentTypeUri('jump-off-two-group'),
      title: 'Jump off two group',
      description: 'Two to four blocks of the type Jump Off Two in a row.',
      allOf: [{ $ref: 'http://bigcontent.io/cms/schema/v1/core#/definitions/content' }],
      type: 'object',
      properties: {
        title: { title: 'Title', type: 'string' },
        jumpOffs: {
          title: 'Jump offs',
          type: 'array',
          items: {
            type: 'object',
            allOf: [
              { $ref: 'http://bigcontent.io/cms/schema/v1/core#/definitions/content-link' },
              { properties: { contentType: { enum: [contentTypeUri('jump-off-two')] } } },
            ],
          },
          minItems: 2,
          maxItems: 4,
        },
      },
      propertyOrder: ['title', 'jumpOffs'],
    })
  })

  test('the schema of a block with media is complete', () => {
    expect(files.get('content-type-schemas/schemas/bag-page-image.json')).toEqual({
      $schema: 'http://bigcontent.io/cms/schema/v1/schema#',
      $id: contentTypeUri('bag-page-image'),
      title: 'Bag page image',
      description: 'A wide picture on the bag page. It belongs in Bag Page Slots.',
      allOf: [{ $ref: 'http://bigcontent.io/cms/schema/v1/core#/definitions/content' }],
      type: 'object',
      properties: {
        image: {
          title: 'Image',
          type: 'object',
          description:
            'A picture or a video, its description, and the point that stays visible when the screen crops it.',
          properties: {
            image: {
              title: 'Picture or video',
              type: 'object',
              anyOf: [
                { $ref: 'http://bigcontent.io/cms/schema/v1/core#/definitions/image-link' },
                { $ref: 'http://bigcontent.io/cms/schema/v1/core#/definitions/video-link' },
              ],
            },
            altText: {
              title: 'Alternative text',
              description: 'A description for screen readers. Leave it empty if the picture is decoration.',
              type: 'string',
            },
            poi: {
              title: 'Focal point',
              description: 'The point that stays visible: 0.5 and 0.5 is the middle.',
              type: 'object',
              properties: {
                x: { title: 'From the left', description: 'From 0 to 1', type: 'number', minimum: 0, maximum: 1 },
                y: { title: 'From the top', description: 'From 0 to 1', type: 'number', minimum: 0, maximum: 1 },
              },
              propertyOrder: ['x', 'y'],
            },
          },
          propertyOrder: ['image', 'altText', 'poi'],
          required: ['image'],
        },
        mobileImage: {
          title: 'Mobile image',
          type: 'object',
          description:
            'A picture or a video, its description, and the point that stays visible when the screen crops it.',
          properties: {
            image: {
              title: 'Picture or video',
              type: 'object',
              anyOf: [
                { $ref: 'http://bigcontent.io/cms/schema/v1/core#/definitions/image-link' },
                { $ref: 'http://bigcontent.io/cms/schema/v1/core#/definitions/video-link' },
              ],
            },
            altText: {
              title: 'Alternative text',
              description: 'A description for screen readers. Leave it empty if the picture is decoration.',
              type: 'string',
            },
            poi: {
              title: 'Focal point',
              description: 'The point that stays visible: 0.5 and 0.5 is the middle.',
              type: 'object',
              properties: {
                x: { title: 'From the left', description: 'From 0 to 1', type: 'number', minimum: 0, maximum: 1 },
                y: { title: 'From the top', description: 'From 0 to 1', type: 'number', minimum: 0, maximum: 1 },
              },
              propertyOrder: ['x', 'y'],
            },
          },
          propertyOrder: ['image', 'altText', 'poi'],
        },
        url: {
          title: 'Url',
          description: 'A path of this shop such as /browse/womens, or https://…, mailto: or tel:',
          type: 'string',
        },
        linkTitle: { title: 'Link title', type: 'string' },
      },
      propertyOrder: ['image', 'mobileImage', 'url', 'linkTitle'],
      required: ['image'],
    })
  })

  test('the registration of a content type is complete', () => {
    expect(files.get('content-types/accordion.json')).toEqual({
      contentTypeUri: contentTypeUri('accordion'),
      status: 'ACTIVE',
      settings: {
        label: 'Accordion',
        icons: [{ size: 256, url: '/block-pictures/accordion.webp' }],
        visualizations: [],
        cards: [],
      },
    })
  })
})

describe('block catalogue', () => {
  test('the block catalogue has each type with its fields', () => {
    const catalogue = blockCatalogue()
    const types = [...allBlocks(), ...shopTypes]
    expect(catalogue.match(/^Type: `/gm)).toHaveLength(types.length)
    for (const type of types) {
      const section = catalogue.split('\n## ').find((part) => part.includes(`\`${contentTypeUri(type.name)}\``)) ?? ''
      expect(section).toContain(type.description)
      expect(section.match(/^- `[^`]+`/gm)).toEqual(blockFieldsOf(type).map(({ path }) => `- \`${path}\``))
    }
  })

  test('the block catalogue describes each block in sentences of its own, and says how the second of two similar blocks differs [D-130]', () => {
    const descriptions = new Set(allBlocks().map(({ description }) => description))
    expect(descriptions.size).toBe(allBlocks().length)
    for (const description of descriptions) expect(description).toMatch(/^\p{Lu}.{20,}\.$/su)
    for (const name of ['hero-banner-two', 'shop-the-look-two', 'text-box-type-two'])
      expect(allBlocks().find((block) => block.name === name)?.description).toMatch(/One.*(sheet|centre|below)/s)
  })
})

/** The types that the links of a schema accept, at any depth. */
function linkedTypes(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'contentType' in schema ? (schema.contentType as { enum: string[] }).enum : []
  return [...own, ...Object.values(schema).flatMap(linkedTypes)]
}

/**
 * The value as the service's form holds it: without empty fields and without emptied list entries. A linked item of a
 * type that exists carries its type as its link does.
 */
function filledIn(value: unknown): unknown {
  if (Array.isArray(value))
    return value.filter((entry) => typeof entry !== 'object' || Object.keys(entry ?? {}).length > 0).map(filledIn)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).flatMap(([name, field]) =>
    field === null || field === undefined ? [] : [[name, filledIn(field)]],
  )
  const type = '_meta' in value ? (value._meta as { schema: string }).schema : undefined
  return Object.fromEntries(type !== undefined && findBlock(type) ? [...fields, ['contentType', type]] : fields)
}
