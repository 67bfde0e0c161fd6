import { blockSchemaUri } from '../blocks/define-block.tsx'
import { allBlocks } from '../blocks/registry.ts'

/** As much of JSON Schema as content types need. */
export type JsonSchema = {
  [keyword: string]: unknown
  title?: string
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

const core = 'http://bigcontent.io/cms/schema/v1/core#/definitions/'

/** Blocks that stand by themselves under a key of their own, and in no slot. */
export const ownKeys: ReadonlySet<string> = new Set([
  'app-header',
  'benefit-bar',
  'content-page',
  'desktop-navigation',
  'footer',
  'mobile-navigation',
  'listing-header',
])

export const contentBase = `${core}content`

export const mediaHint =
  'A picture or a film, what it shows in words, and the point that stays in sight where the screen cuts it.'

/** A picture or a video of the media service, with what the editor says of it. */
export function mediaGroup({ isRequired }: { isRequired: boolean }): JsonSchema {
  const properties = {
    image: {
      title: 'Picture or film',
      type: 'object',
      anyOf: [{ $ref: `${core}image-link` }, { $ref: `${core}video-link` }],
    },
    altText: {
      title: 'Words for it',
      description: 'What it shows, for those who do not see it. Nothing where it is decoration.',
      type: 'string',
    },
    poi: {
      title: 'Focal point',
      description: 'The point that stays in sight: 0.5 and 0.5 is the middle.',
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

/** One content item that an editor links in. Delivered inline, it stands in the place of its link. */
export function contentLink(): JsonSchema {
  const types = allBlocks().flatMap(({ name }) => (ownKeys.has(name) ? [] : [blockSchemaUri(name)]))
  return { type: 'object', allOf: [{ $ref: `${core}content-link` }, { properties: { contentType: { enum: types } } }] }
}

export function contentSlot(): JsonSchema {
  return { type: 'array', items: contentLink() }
}
