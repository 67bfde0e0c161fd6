/** Content in the form of the delivery service: `_meta` and the fields of its content type, with nested items inlined. */
export type Content = { _meta: ContentMeta } & Record<string, unknown>
export type ContentMeta = {
  name: string
  schema: string
  deliveryId: string
  deliveryKey?: string
  hierarchy?: { root: boolean; parentId?: string }
  /** Start and end as ISO dates. */
  edition?: { id: string; start: string; end: string }
  /**
   * When the content expires, as an ISO date. It is delivered after that too, and the client must check the time:
   * https://amplience.com/docs/integration/activeenddates.html
   */
  lifecycle?: { expiryTime: string }
}

/** Placeholder in stored bodies for the host of the media service. */
export const mediaHostPlaceholder = '{mediaHost}'

const linkSchema = 'http://bigcontent.io/cms/schema/v1/core#/definitions/content-link'

export function isContent(value: unknown): value is Content {
  if (typeof value !== 'object' || value === null || !('_meta' in value)) return false
  const { _meta: meta } = value
  return typeof meta === 'object' && meta !== null && 'deliveryId' in meta && 'schema' in meta
}

/** The item with this id in the tree, including the root. */
export function findContent(value: unknown, deliveryId: string): Content | undefined {
  if (isContent(value) && value._meta.deliveryId === deliveryId) return value
  if (typeof value !== 'object' || value === null) return undefined
  for (const below of Object.values(value)) {
    const found = findContent(below, deliveryId)
    if (found) return found
  }
  return undefined
}

/** Replaces each nested item by a link, and returns the nested items, at any depth. */
export function linkContent(root: Content): { content: Content; linkedContent: Content[] } {
  const linkedContent: Content[] = []
  const visit = (value: unknown): unknown => {
    if (!isContent(value)) return mapChildren(value, visit)
    linkedContent.push(mapChildren(value, visit))
    return { _meta: { schema: linkSchema }, id: value._meta.deliveryId, contentType: value._meta.schema }
  }
  return { content: mapChildren(root, visit), linkedContent }
}

/** A copy of an object or a list with its direct values changed. Any other value stays. */
export function mapChildren<Value>(value: Value, change: (below: unknown) => unknown): Value {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(change) as Value
  return Object.fromEntries(Object.entries(value).map(([field, below]) => [field, change(below)])) as Value
}
