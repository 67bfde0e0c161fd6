import { type Block, blockSchemaUri } from '../blocks/define-block.tsx'
import { contentBase, type JsonSchema } from './core-schema.ts'
import { labelOf, toJsonSchema } from './json-schema.ts'

/** The shop's address in the files. The command that registers them replaces it with the real one. */
export const exampleOrigin = 'https://www.example.com'

/** `hero-banner-one` as `Hero banner one`. */
export function blockLabel(name: string): string {
  return labelOf(name)
}

/** The JSON Schema of a block's content type, in the content service's dialect. */
export function contentTypeSchema(block: Block): JsonSchema {
  const label = blockLabel(block.name)
  const { properties, propertyOrder, required } = toJsonSchema(block.schema)
  return {
    $schema: 'http://bigcontent.io/cms/schema/v1/schema#',
    $id: blockSchemaUri(block.name),
    title: label,
    description: block.description ?? label,
    allOf: [{ $ref: contentBase }],
    type: 'object',
    properties: properties ?? {},
    ...(propertyOrder !== undefined && { propertyOrder }),
    ...(required !== undefined && { required }),
  }
}

/** The file that registers the schema with the vendor's command line. The schema itself is in the file at `body`. */
export function schemaRegistration(block: Block) {
  return { body: `./schemas/${block.name}.json`, schemaId: blockSchemaUri(block.name), validationLevel: 'CONTENT_TYPE' }
}

/** The file that registers the content type: its label, and the page that shows an item beside its form. */
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
