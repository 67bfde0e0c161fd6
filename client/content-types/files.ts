import { type Block, blockSchemaUri } from '../blocks/define-block.tsx'
import { allBlocks } from '../blocks/registry.ts'
import { blockNotes } from './block-notes.ts'
import { blockLabel, contentTypeSchema, schemaRegistration, typeRegistration } from './content-type.ts'
import { fieldsOf } from './fields.ts'

/** Every generated file by its path under `docs/`: what the vendor's command line imports, and the catalogue of blocks. */
export function contentTypeFiles(): Map<string, string> {
  const files = allBlocks().flatMap((block): [string, string][] => [
    [`content-types/content-type-schemas/schemas/${block.name}.json`, json(contentTypeSchema(block))],
    [`content-types/content-type-schemas/${block.name}.json`, json(schemaRegistration(block))],
    [`content-types/content-types/${block.name}.json`, json(typeRegistration(block))],
  ])
  return new Map([...files, ['block-catalogue.md', catalogue(allBlocks())]])
}

function catalogue(blocks: readonly Block[]): string {
  const head =
    '# Block catalogue\n\nEvery block that a page can be made of, with its fields. Written by `npm run content-types`; change the schemas, not this page.\n'
  return [head, ...blocks.map(section)].join('\n')
}

function section(block: Block): string {
  const note = blockNotes[block.name]
  const rows = fieldsOf(block).map(
    ({ path, kind, isRequired }) => `| \`${path}\` | ${kind.replaceAll('|', '\\|')} | ${isRequired ? 'yes' : ''} |`,
  )
  return [
    `## ${blockLabel(block.name)}`,
    '',
    ...(note ? [note, ''] : []),
    `Type: \`${blockSchemaUri(block.name)}\``,
    '',
    '| field | what it holds | required |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
