import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import type { Category } from '#shared/domain/category.ts'
import type { Market } from '#shared/markets.ts'
import { oncePerObject } from '#shared/once-per-object.ts'

/** Names of a channel's categories in one language, by id. The tree of the REST API has the default language only. */
export type CategoryNames = Readonly<Record<string, string>>

export const CategoryNamesSchema: v.GenericSchema<unknown, CategoryNames> = v.record(v.string(), v.string())

type Node = { entityId: number; name: string; children?: Node[] | undefined }
const NodeSchema: v.GenericSchema<unknown, Node> = v.object({
  entityId: v.number(),
  name: v.string(),
  children: v.optional(v.array(v.lazy(() => NodeSchema))),
})
const TreeSchema = v.object({ site: v.object({ categoryTree: v.array(NodeSchema) }) })

/** As deep as the addresses of categories. */
const levels = 5
const fields = Array.from({ length: levels }).reduce<string>(
  (below) => `entityId name${below && ` children { ${below} }`}`,
  '',
)
const query = `query CategoryNames { site { categoryTree { ${fields} } } }`

export async function readCategoryNames(
  api: BigCommerceApi,
  { market }: { market: Market },
  signal: AbortSignal,
): Promise<CategoryNames> {
  const { site } = await api.graphql('category-names', TreeSchema, { market, query, variables: {}, signal })
  const namesOf = (nodes: readonly Node[]): [string, string][] =>
    nodes.flatMap(({ entityId, name, children = [] }) => [[String(entityId), name], ...namesOf(children)])
  return Object.fromEntries(namesOf(site.categoryTree))
}

/** The tree with these names; a category without one keeps its own. The same object for the same names. */
export function withNames(categories: Category[], names: CategoryNames): Category[] {
  return namedTree(names)(categories)
}

const namedTree = oncePerObject((names: CategoryNames) => {
  const named = (category: Category): Category => ({
    ...category,
    name: names[String(category.id)] ?? category.name,
    children: category.children.map(named),
  })
  return oncePerObject((categories: Category[]) => categories.map(named))
})
