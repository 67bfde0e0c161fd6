import * as v from 'valibot'
import type { Content } from './content.ts'
import { pageOf } from './filter.ts'

const defaultDepth = 10
function count(maximum: number) {
  return v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1), v.maxValue(maximum))
}

export const HierarchyQuerySchema = v.object({
  hierarchyDepth: v.optional(count(defaultDepth)),
  maxPageSize: v.optional(count(100)),
  pageCursor: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/=]+$/))),
  sortByKey: v.optional(v.string()),
  sortByOrder: v.optional(v.picklist(['ASC', 'DESC']), 'ASC'),
  locale: v.optional(v.string()),
})

/**
 * One page of the root's descendants, level by level as a flat list of whole items; `nextCursor` is absent on the last
 * page.
 */
export function descendants(
  items: readonly Content[],
  rootId: string,
  query: v.InferOutput<typeof HierarchyQuerySchema>,
) {
  const found: Content[] = []
  let parents = new Set([rootId])
  for (let depth = 0; depth < (query.hierarchyDepth ?? defaultDepth) && parents.size > 0; depth += 1) {
    const level = items.filter(
      ({ _meta: { hierarchy, deliveryId } }) =>
        hierarchy?.parentId !== undefined && parents.has(hierarchy.parentId) && deliveryId !== rootId,
    )
    found.push(...level)
    parents = new Set(level.map(({ _meta }) => _meta.deliveryId))
  }
  return pageOf(found, {
    ...(query.sortByKey !== undefined && { sortBy: { key: query.sortByKey, order: query.sortByOrder } }),
    page: { size: query.maxPageSize, cursor: query.pageCursor },
    parameters: { depth: 'all', format: 'inlined', locale: query.locale },
  })
}
