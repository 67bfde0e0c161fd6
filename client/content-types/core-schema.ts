import { blockSchemaUri } from '../blocks/define-block.tsx'
import { allBlocks } from '../blocks/registry.ts'

/** As much of JSON Schema as content types need. */
export type JsonSchema = { [keyword: string]: unknown; title?: string; type?: string; properties?: Record<string, JsonSchema>; items?: JsonSchema }

const core = 'http://bigcontent.io/cms/schema/v1/core#/definitions/'

/** Blocks that stand by themselves under a key of their own, and in no slot. */
export const ownKeys: ReadonlySet<string> = new Set(['app-header', 'benefit-bar', 'content-page', 'desktop-navigation', 'footer', 'mobile-navigation', 'listing-header'])

export const contentBase = `${core}content`

/** A picture or a video of the media service. */
export function mediaLink(): JsonSchema {
  return { type: 'object', anyOf: [{ allOf: [{ $ref: `${core}image-link` }] }, { allOf: [{ $ref: `${core}video-link` }] }] }
}

/** One content item that an editor links in. Delivered inline, it stands in the place of its link. */
export function contentLink(): JsonSchema {
  const types = allBlocks().flatMap(({ name }) => (ownKeys.has(name) ? [] : [blockSchemaUri(name)]))
  return { type: 'object', allOf: [{ $ref: `${core}content-link` }, { properties: { contentType: { enum: types } } }] }
}

export function contentSlot(): JsonSchema {
  return { type: 'array', items: contentLink() }
}
