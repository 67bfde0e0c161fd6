import { type Block, blockSchemaUri } from '../blocks/define-block.tsx'
import { blockNotes } from './block-notes.ts'
import { contentBase, type JsonSchema } from './core-schema.ts'
import { labelOf, toJsonSchema } from './json-schema.ts'

/** The shop's address as it stands in the files; the command that registers them puts the real one in. */
export const exampleOrigin = 'https://www.example.com'

/** `hero-banner-one` as `Hero banner one`. */
export function blockLabel(name: string): string {
  return labelOf(name)
}

/** The JSON Schema of a block's content type, in the content service's dialect. */
export function contentTypeSchema(block: Block): JsonSchema {
  const { properties, propertyOrder, required } = toJsonSchema(block.schema)
  return {
    $schema: 'http://bigcontent.io/cms/schema/v1/schema#',
    $id: blockSchemaUri(block.name),
    title: blockLabel(block.name),
    description: blockNotes[block.name] ?? blockLabel(block.name),
    allOf: [{ $ref: contentBase }],
    type: 'object',
    properties: properties ?? {},
    ...(propertyOrder !== undefined && { propertyOrder }),
    ...(required !== undefined && { required }),
  }
}

/** How the vendor's command line is told of the schema: its body stands in a file beside. */
export function schemaRegistration(block: Block) {
  return { body: `./schemas/${block.name}.json`, schemaId: blockSchemaUri(block.name), validationLevel: 'CONTENT_TYPE' }
}

/** How it is told of the type: its label, and where the shop shows an item of it beside its form. */
export function typeRegistration(block: Block) {
  const templatedUri = `${exampleOrigin}/amplience-visualization/{{vse.domain}}/{{content.sys.id}}`
  return {
    contentTypeUri: blockSchemaUri(block.name),
    status: 'ACTIVE',
    settings: {
      label: blockLabel(block.name),
      icons: [],
      visualizations: [{ label: 'Shop', templatedUri, default: true }],
      cards: [],
    },
  }
}
