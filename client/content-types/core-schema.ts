import { allBlocks } from '../blocks/registry.ts'
import { contentTypeUri } from '#shared/merchant.ts'

/** The part of JSON Schema that content types need. */
export type JsonSchema = {
  [keyword: string]: unknown
  title?: string
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

const core = 'http://bigcontent.io/cms/schema/v1/core#/definitions/'

export const contentBase = `${core}content`

export const mediaHint =
  'A picture or a video, its description, and the point that stays visible when the screen crops it.'

/** A picture or video of the media service, its alternative text and its focal point. */
export function mediaGroup({ isRequired }: { isRequired: boolean }): JsonSchema {
  const properties = {
    image: {
      title: 'Picture or video',
      type: 'object',
      anyOf: [{ $ref: `${core}image-link` }, { $ref: `${core}video-link` }],
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
      properties: { x: share('From the left'), y: share('From the top') },
      propertyOrder: ['x', 'y'],
    },
  }
  return {
    type: 'object',
    description: mediaHint,
    properties,
    propertyOrder: Object.keys(properties),
    ...(isRequired && { required: ['image'] }),
  }
}

function share(title: string): JsonSchema {
  return { title, description: 'From 0 to 1', type: 'number', minimum: 0, maximum: 1 }
}

/**
 * A link to one content item. The service delivers the item in place of the link. Without names, any block may be
 * linked except those with a delivery key.
 */
export function contentLink(blockNames: readonly string[] = slotBlockNames()): JsonSchema {
  const types = blockNames.map(contentTypeUri)
  return { type: 'object', allOf: [{ $ref: `${core}content-link` }, { properties: { contentType: { enum: types } } }] }
}

export function contentSlot(blockNames?: readonly string[]): JsonSchema {
  return { type: 'array', items: contentLink(blockNames) }
}

function slotBlockNames(): string[] {
  return allBlocks().flatMap(({ name, hasDeliveryKey }) => (hasDeliveryKey ? [] : [name]))
}
