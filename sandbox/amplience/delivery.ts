import { type Content, linkContent } from './content.ts'

export type Parameters = { depth?: string | undefined; format?: string | undefined }

export type NotFound = { error: { type: 'CONTENT_NOT_FOUND'; message: 'Not found'; data: { deliveryKey: string } | { deliveryId: string } } }

export type Lookup = { key: string } | { id: string }

/** An item as `depth` (`root` unless `all`) and `format` (`linked` unless `inlined`) ask for it. */
export function deliver(content: Content, { depth, format }: Parameters): { content: Content; linkedContent?: Content[] } {
  if (depth === 'all' && format === 'inlined') return { content }
  const linked = linkContent(content)
  return depth === 'all' ? linked : { content: linked.content }
}

export function notFound(lookup: Lookup): NotFound {
  const data = 'key' in lookup ? { deliveryKey: lookup.key } : { deliveryId: lookup.id }
  return { error: { type: 'CONTENT_NOT_FOUND', message: 'Not found', data } }
}
