import { contentBase, type JsonSchema } from './core-schema.ts'
import { labelOf, toJsonSchema } from './json-schema.ts'
import type { ContentType } from './shop-types.ts'
import { contentTypeUri } from '#shared/merchant.ts'

/** `hero-banner-one` as `Hero banner one`. */
export function blockLabel(name: string): string {
  return labelOf(name)
}

/** The JSON Schema of a block's content type, in the content service's dialect. */
export function contentTypeSchema(block: ContentType): JsonSchema {
  const label = blockLabel(block.name)
  const { properties, propertyOrder, required } = toJsonSchema(block.schema)
  return {
    $schema: 'http://bigcontent.io/cms/schema/v1/schema#',
    $id: contentTypeUri(block.name),
    title: label,
    description: block.description,
    allOf: [{ $ref: contentBase }],
    type: 'object',
    properties: properties ?? {},
    ...(propertyOrder !== undefined && { propertyOrder }),
    ...(required !== undefined && { required }),
  }
}

/** The file that registers the schema with the vendor's command line. The schema itself is in the file at `body`. */
export function schemaRegistration(block: ContentType) {
  return { body: `./schemas/${block.name}.json`, schemaId: contentTypeUri(block.name), validationLevel: 'CONTENT_TYPE' }
}

/**
 * The file that registers the content type. The command that registers it adds the shop's address to the icon, and the
 * pages that show an item beside its form.
 */
export function typeRegistration(block: ContentType, hasPicture: boolean) {
  return {
    contentTypeUri: contentTypeUri(block.name),
    status: 'ACTIVE',
    settings: {
      label: blockLabel(block.name),
      icons: hasPicture ? [{ size: 256, url: `/block-pictures/${block.name}.webp` }] : [],
      visualizations: [],
      cards: [],
    },
  }
}
