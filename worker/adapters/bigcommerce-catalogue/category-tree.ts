import * as v from 'valibot'
import type { Category } from '../../../shared/domain/category.ts'
import { ServiceError } from '../../../shared/errors.ts'
import type { Market } from '../../../shared/markets.ts'
import type { Log } from '../../log.ts'
import type { BigCommerceApi } from '../bigcommerce-api/bigcommerce-api.ts'

const TreesSchema = v.object({ data: v.array(v.object({ id: v.number() })) })

type WireNode = { id: number; parent_id: number; path: number[]; name: string; is_visible: boolean; url: string; children: WireNode[] }

const NodeSchema: v.GenericSchema<unknown, WireNode> = v.object({
  id: v.number(),
  parent_id: v.number(),
  path: v.optional(v.array(v.number()), []),
  name: v.string(),
  is_visible: v.boolean(),
  url: v.string(),
  children: v.optional(v.array(v.lazy(() => NodeSchema)), []),
})

/** A tree as it is kept. */
export const CategoriesSchema: v.GenericSchema<unknown, Category[]> = v.array(
  v.object({ id: v.number(), name: v.string(), url: v.string(), parentId: v.number(), path: v.array(v.number()), children: v.lazy(() => CategoriesSchema) }),
)

const NodesSchema = v.object({ data: v.array(NodeSchema) })

/** The visible categories of the market's channel; a hidden one takes all below it along. */
export async function readCategoryTree(api: BigCommerceApi, request: { market: Market; log: Log }, signal: AbortSignal): Promise<Category[]> {
  const { market, log } = request
  const trees = await api.rest('category-trees', TreesSchema, { path: '/v3/catalog/trees', query: { 'channel_id:in': market.channelId }, signal })
  const [tree] = trees.data
  if (!tree) throw new ServiceError('commerce', 'rejected', { message: `commerce category-trees: channel ${market.channelId} has no category tree` })
  const { data } = await api.rest('category-tree', NodesSchema, { path: `/v3/catalog/trees/${tree.id}/categories`, signal })
  const categories = toCategories(data, { id: 0, path: [] })
  if (categories.length === 0) log.warn('Are BigCommerce env vars set correctly?', { channelId: market.channelId })
  return categories
}

// Ancestors are counted here, since the platform's own `path` is not stated to leave the node itself out.
function toCategories(wire: readonly WireNode[], parent: { id: number; path: number[] }): Category[] {
  return wire
    .filter((node) => node.is_visible)
    .map(({ id, name, url, children }) => {
      const path = parent.id === 0 ? [] : [...parent.path, parent.id]
      return { id, name, url: normaliseUrl(url), parentId: parent.id, path, children: toCategories(children, { id, path }) }
    })
}

function normaliseUrl(url: string): string {
  return `/${url.replace(/^\/+|\/+$/g, '')}`
}
