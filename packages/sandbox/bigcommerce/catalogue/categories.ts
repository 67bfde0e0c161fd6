import { Hono } from 'hono'
import { treeId } from '../../catalogue/categories.ts'
import { channels } from '../../catalogue/channels.ts'
import { findCategories, type Category } from '../../catalogue/queries/categories.ts'
import type { SandboxContext } from '../../env.ts'
import { respondWithPage } from '../rest.ts'
import { flag, idList, projection } from './query.ts'

export const categoryRoutes = new Hono<SandboxContext>()

categoryRoutes.get('/v3/catalog/trees', (c) => {
  const tree = { id: treeId, name: 'Selvedge', channels: channels.map(({ id }) => id) }
  const [ids, channelIds] = [idList(c, 'id:in'), idList(c, 'channel_id:in')]
  const isRequested = (ids?.includes(tree.id) ?? true) && (channelIds?.some((id) => tree.channels.includes(id)) ?? true)
  return respondWithPage(c, isRequested ? [tree] : [], (row) => row)
})

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
