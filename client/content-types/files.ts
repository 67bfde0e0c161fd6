import * as v from 'valibot'
import { allBlocks } from '../blocks/registry.ts'
import { blockLabel, contentTypeSchema, schemaRegistration, typeRegistration } from './content-type.ts'
import { blockFieldsOf } from './fields.ts'
import { type ContentType, shopTypes } from './shop-types.ts'
import { contentTypeUri } from '#shared/merchant.ts'
import { endpoints } from '#shared/routes.ts'

/** The files that the vendor's command line imports, by their path in the folder. */
export function contentTypeFiles(): Map<string, string> {
  return new Map(
    [...allBlocks(), ...shopTypes].flatMap((block): [string, string][] => [
      [`content-type-schemas/schemas/${block.name}.json`, json(contentTypeSchema(block))],
      [`content-type-schemas/${block.name}.json`, json(schemaRegistration(block))],
      [`content-types/${block.name}.json`, json(typeRegistration(block, pictures.has(block.name)))],
    ]),
  )
}

/** True if the item has everything that its content type requires. */
export function isComplete(item: { _meta: { schema: string } }): boolean {
  const type = [...allBlocks(), ...shopTypes].find(({ name }) => contentTypeUri(name) === item._meta.schema)
  return type !== undefined && v.is(type.schema, item)
}

// Made by `npm run content -- pictures`. Only the names are read.
const pictures = new Set(
  Object.keys(import.meta.glob('../../public/block-pictures/*.webp')).map((path) => path.replace(/^.*\/|\.webp$/g, '')),
)

/** The block catalogue: every block with its description and fields. */
export function blockCatalogue(): string {
  const head =
    '# Block catalogue\n\nEvery block that a page can be made of, with its fields. Written by `npm run content -- types`; change the schemas, not this page.\n\nThe samples show what a block looks like, on a phone too. They are served on a developer’s machine, by `BLOCK_GALLERY=on npm start`.\n'
  return [
    head,
    ...allBlocks().map((block) => section(block, samplesOf(block))),
    otherTypes,
    ...shopTypes.map((type) => section(type)),
  ].join('\n')
}

const otherTypes = `# Content that is no block\n\nItems that pages read by their delivery keys.\n`

/** The block's page of the gallery, at the default port. */
function samplesOf({ name }: ContentType): string {
  return `. [Samples](http://localhost:8787${endpoints.gallery.path}/${name})`
}

function section(block: ContentType, samples = ''): string {
  const rows = blockFieldsOf(block).map(
    ({ path, kind, isRequired, note }) =>
      `- \`${path}\`${isRequired ? ' (required)' : ''}: ${kind}${note && (/^\p{Lu}/u.test(note) ? `. ${note}` : `; ${note}`)}`,
  )
  return [
    `## ${blockLabel(block.name)}`,
    '',
    block.description,
    '',
    ...(pictures.has(block.name)
      ? [`![${blockLabel(block.name)}, a sample](../public/block-pictures/${block.name}.webp)`, '']
      : []),
    `Type: \`${contentTypeUri(block.name)}\`${samples}`,
    '',
    ...rows,
    '',
  ].join('\n')
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
