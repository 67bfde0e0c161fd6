import { type Content, linkContent } from './content.ts'
import { localise } from './localise.ts'

export type Parameters = { depth?: string | undefined; format?: string | undefined; locale?: string | undefined }

export type NotFound = {
  error: { type: 'CONTENT_NOT_FOUND'; message: 'Not found'; data: { deliveryKey: string } | { deliveryId: string } }
}

export type Lookup = { key: string } | { id: string }

/**
 * An item according to the request's `depth` (`root` unless `all`), `format` (`linked` unless `inlined`) and `locale`
 * (all values if absent).
 */
export function deliver(
  item: Content,
  { depth, format, locale }: Parameters,
): { content: Content; linkedContent?: Content[] } {
  const content = localise(item, locale)
  if (depth === 'all' && format === 'inlined') return { content }
  const linked = linkContent(content)
  return depth === 'all' ? linked : { content: linked.content }
}

export function notFound(lookup: Lookup): NotFound {
  const data = 'key' in lookup ? { deliveryKey: lookup.key } : { deliveryId: lookup.id }
  return { error: { type: 'CONTENT_NOT_FOUND', message: 'Not found', data } }
}
