import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { pageOf, readPages } from '../api/pages.ts'
import type { Category } from '#shared/domain/category.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import type { Log } from '#worker/lib/log.ts'

/** The visible categories of the channels that share them. */
export type CategoryTree = { channelIds: number[]; categories: Category[] }

const maxPerPage = 250
// A category with this address has no page, because collections are below it (D-76).
const collectionsUrl = '/collection'

const TreesSchema = v.object({
  data: v.array(v.object({ id: v.number(), channels: v.optional(v.array(v.number()), []) })),
})

const NodeSchema = v.object({
  category_id: v.number(),
  parent_id: v.number(),
  tree_id: v.number(),
  name: v.string(),
  is_visible: v.boolean(),
  sort_order: v.optional(v.number(), 0),
  url: v.object({ path: v.string() }),
})

const NodesSchema = pageOf(v.array(NodeSchema))

type WireNode = v.InferOutput<typeof NodeSchema>

const CategoriesSchema: v.GenericSchema<unknown, Category[]> = v.array(
  v.object({
    id: v.number(),
    name: v.string(),
    url: v.string(),
    parentId: v.number(),
    path: v.array(v.number()),
    children: v.lazy(() => CategoriesSchema),
  }),
)

/** The trees as they are cached. */
export const CategoryTreesSchema: v.GenericSchema<unknown, CategoryTree[]> = v.array(
  v.object({ channelIds: v.array(v.number()), categories: CategoriesSchema }),
)

/** Name of the trees in KV. With other channels the trees are others. */
export function treesName(api: BigCommerceApi): string {
  return `category-trees ${channelsOf(api).join(' ')}`
}

/** The trees of all markets' channels. Requests the mapping of channels to trees and all categories in parallel. */
export async function readCategoryTrees(
  api: BigCommerceApi,
  { log }: { log: Log },
  signal: AbortSignal,
): Promise<CategoryTree[]> {
  const [{ data: trees }, nodes] = await Promise.all([
    api.rest('category-trees', TreesSchema, {
      path: '/v3/catalog/trees',
      query: { 'channel_id:in': channelsOf(api).join(',') },
      signal,
    }),
    readPages((page) =>
      api.rest('categories', NodesSchema, {
        path: '/v3/catalog/trees/categories',
        query: { limit: maxPerPage, page },
        signal,
      }),
    ),
  ])
  const byTree = Map.groupBy(
    nodes.toSorted((a, b) => a.sort_order - b.sort_order),
    (node) => node.tree_id,
  )
  return trees.map(({ id, channels: channelIds }) => {
    const categories = toCategories(
      Map.groupBy(byTree.get(id) ?? [], (node) => node.parent_id),
      { id: 0, path: [] },
    )
    if (categories.length === 0) log.warn('Are BigCommerce env vars set correctly?', { channelIds: channelIds.join() })
    const hidden = categories.find(({ url }) => url === collectionsUrl)
    if (hidden) log.warn('category-hidden-by-collections', { category: hidden.id, channelIds: channelIds.join() })
    return { channelIds, categories }
  })
}

/** @throws ServiceError when the market's channel has no tree. */
export function categoriesOf(trees: readonly CategoryTree[], channelId: number): Category[] {
  const tree = trees.find(({ channelIds }) => channelIds.includes(channelId))
  if (!tree)
    throw new ServiceError('commerce', 'rejected', {
      message: `commerce category-trees: channel ${channelId} has no category tree`,
    })
  return tree.categories
}

function channelsOf(api: BigCommerceApi): number[] {
  return Object.values(markets).map(api.channelOf)
}

/** The path of a category below `/browse`. A merchant may write capitals, which addresses of the shop do not have. */
export function categoryUrl(url: string): string {
  return `/${url.split('/').filter(Boolean).join('/').toLowerCase()}`
}

/** The visible categories. A hidden category hides everything below it. */
function toCategories(byParent: ReadonlyMap<number, WireNode[]>, parent: { id: number; path: number[] }): Category[] {
  return (byParent.get(parent.id) ?? [])
    .filter((node) => node.is_visible)
    .map(({ category_id: id, name, url }) => {
      const path = parent.id === 0 ? [] : [...parent.path, parent.id]
      return {
        id,
        name,
        url: categoryUrl(url.path),
        parentId: parent.id,
        path,
        children: toCategories(byParent, { id, path }),
      }
    })
}
