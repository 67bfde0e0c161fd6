import { Hono } from 'hono'
import { treeId } from '../../catalogue/categories.ts'
import { channels } from '../../catalogue/channels.ts'
import { findCategories, toTree, type Category, type CategoryNode } from '../../catalogue/queries/categories.ts'
import type { SandboxContext } from '../../env.ts'
import { catalogueNotFound, envelope, problem, respondWithPage, treeRefusal } from '../rest.ts'
import { flag, idList, projection, wholeNumber } from './query.ts'

export const categoryRoutes = new Hono<SandboxContext>()

categoryRoutes.get('/v3/catalog/trees', (c) => {
  const tree = { id: treeId, name: 'Selvedge', channels: channels.map(({ id }) => id) }
  const [ids, channelIds] = [idList(c, 'id:in'), idList(c, 'channel_id:in')]
  const isRequested = (ids?.includes(tree.id) ?? true) && (channelIds?.some((id) => tree.channels.includes(id)) ?? true)
  return respondWithPage(c, isRequested ? [tree] : [], (row) => row)
})

// Registered before the tree's own path, which would take the word for an id.
categoryRoutes.get('/v3/catalog/trees/categories', async (c) => {
  const all = await findCategories(c.env.DB, {
    ids: idList(c, 'category_id:in'),
    treeIds: idList(c, 'tree_id:in'),
    parentIds: idList(c, 'parent_id:in'),
    name: c.req.query('name'),
    nameLike: c.req.query('name:like') ?? c.req.query('keyword'),
    isVisible: flag(c, 'is_visible'),
  })
  return respondWithPage(c, all, (category) => projection(c, ['category_id'])(categoryShape(category)))
})

categoryRoutes.get('/v3/catalog/trees/:treeId/categories', async (c) => {
  const id = wholeNumber(c.req.param('treeId'))
  const depth = c.req.query('depth')
  if (depth !== undefined && wholeNumber(depth) === undefined) return treeRefusal(c, 400, 'The depth is not a number.')
  if (id !== treeId) return problem(c, 404, 'The requested tree was not found.', {})
  const tree = toTree(await findCategories(c.env.DB, { treeIds: [id] }))
  return c.json(envelope(tree.map((node) => nodeShape(node, wholeNumber(depth) ?? Number.POSITIVE_INFINITY))))
})

categoryRoutes.get('/v3/catalog/categories/:id', async (c) => {
  const id = wholeNumber(c.req.param('id'))
  const [category] = id === undefined ? [] : await findCategories(c.env.DB, { ids: [id] })
  if (!category) return catalogueNotFound(c, 'A category was not found with the id provided')
  return c.json(
    envelope({ id: category.id, ...sharedShape(category), custom_url: { url: category.path, is_customized: false } }),
  )
})

type NodeShape = Pick<Category, 'id' | 'parent_id' | 'depth' | 'name'> & {
  path: number[]
  is_visible: boolean
  url: string
  children: NodeShape[]
}

function nodeShape(node: CategoryNode, levels: number): NodeShape {
  const { id, parent_id, depth, ancestorIds, name, is_visible, path, children } = node
  return {
    id,
    parent_id,
    depth,
    path: ancestorIds,
    name,
    is_visible: is_visible === 1,
    url: path,
    children: levels > 1 ? children.map((child) => nodeShape(child, levels - 1)) : [],
  }
}

function categoryShape(category: Category) {
  return {
    category_id: category.id,
    category_uuid: `00000000-0000-4000-8000-${String(category.id).padStart(12, '0')}`,
    tree_id: category.tree_id,
    ...sharedShape(category),
    url: { path: category.path, is_customized: false },
  }
}

function sharedShape(category: Category) {
  return {
    parent_id: category.parent_id,
    name: category.name,
    description: category.description && `<p>${category.description}</p>`,
    views: 0,
    sort_order: category.sort_order,
    page_title: '',
    meta_keywords: [],
    meta_description: '',
    layout_file: 'category.html',
    image_url: '',
    is_visible: category.is_visible === 1,
    search_keywords: '',
    default_product_sort: 'use_store_settings',
  }
}
