import type { CategoryRow } from '../categories.ts'

export type Category = CategoryRow & { tree_id: number; product_count: number }

type CategoryFilter = {
  ids?: readonly number[] | undefined
  treeIds?: readonly number[] | undefined
  parentIds?: readonly number[] | undefined
  name?: string | undefined
  nameLike?: string | undefined
  path?: string | undefined
  isVisible?: boolean | undefined
}

/** Categories in tree order (parents before children, siblings by their sort order). */
export async function findCategories(db: D1Database, filter: CategoryFilter = {}): Promise<Category[]> {
  const clauses: [sql: string, value: unknown][] = []
  const list = (column: string, values: readonly number[] | undefined) => {
    if (values) clauses.push([`${column} IN (SELECT value FROM json_each(?))`, JSON.stringify(values)])
  }
  list('id', filter.ids)
  list('tree_id', filter.treeIds)
  list('parent_id', filter.parentIds)
  if (filter.name !== undefined) clauses.push(['name = ?', filter.name])
  if (filter.nameLike !== undefined) clauses.push(["name LIKE '%' || ? || '%'", filter.nameLike])
  if (filter.path !== undefined) clauses.push(['path = ?', filter.path])
  if (filter.isVisible !== undefined) clauses.push(['is_visible = ?', filter.isVisible ? 1 : 0])
  const where = clauses.length > 0 ? `WHERE ${clauses.map(([sql]) => sql).join(' AND ')}` : ''
  const statement = db
    .prepare(`SELECT * FROM categories ${where} ORDER BY id`)
    .bind(...clauses.map(([, value]) => value))
  return (await statement.all<Category>()).results
}

export type CategoryNode = Category & { ancestorIds: number[]; children: CategoryNode[] }

/** Trees of the categories whose parents are in the list or at the top. `ancestorIds` start at the top. */
export function toTree(categories: readonly Category[]): CategoryNode[] {
  const byParent = Map.groupBy(categories, (category) => category.parent_id)
  const build = (parentId: number, ancestorIds: number[]): CategoryNode[] =>
    (byParent.get(parentId) ?? []).map((category) => ({
      ...category,
      ancestorIds,
      children: build(category.id, [...ancestorIds, category.id]),
    }))
  return build(0, [])
}
