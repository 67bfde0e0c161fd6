import { type Content, isContent, mapChildren } from '../content.ts'

/** The tree with `item` in place of the item with the same id. */
export function replaceContent<Value>(tree: Value, item: Content): Value {
  if (isContent(tree) && tree._meta.deliveryId === item._meta.deliveryId) return item as Value
  return mapChildren(tree, (below) => replaceContent(below, item))
}

/** The tree with a new id for each item that has none or has a duplicate, as after writing or copying JSON by hand. */
export function withIds<Value>(tree: Value, seenIds = new Set<string>()): Value {
  const value = isUnnumbered(tree) || (isContent(tree) && seenIds.has(tree._meta.deliveryId)) ? renumbered(tree) : tree
  if (isContent(value)) seenIds.add(value._meta.deliveryId)
  return mapChildren(value, (below) => withIds(below, seenIds)) as Value
}

function renumbered(item: object & { _meta?: unknown }): object {
  return { ...item, _meta: { ...(item._meta as object), deliveryId: crypto.randomUUID() } }
}

/** An item of a content type without an id. It has a name, unlike links to media. */
function isUnnumbered(value: unknown): value is { _meta: object } {
  if (typeof value !== 'object' || value === null || isContent(value) || !('_meta' in value)) return false
  const { _meta: meta } = value
  return typeof meta === 'object' && meta !== null && 'schema' in meta && 'name' in meta
}

/** A copy for another key: every item in it has a new id. */
export function copyFor(key: string, name: string, item: Content): Content {
  const ids = new Set<string>()
  const collect = (value: unknown): void => {
    if (isContent(value)) ids.add(value._meta.deliveryId)
    if (typeof value === 'object' && value !== null) for (const below of Object.values(value)) collect(below)
  }
  collect(item)
  const { hierarchy: _place, edition: _edition, ...meta } = item._meta
  const copy = withIds(item, ids)
  return { ...copy, _meta: { ...meta, deliveryId: copy._meta.deliveryId, name, deliveryKey: key } }
}
