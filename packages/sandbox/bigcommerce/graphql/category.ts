import type { CategoryNode } from '../../catalogue/queries/categories.ts'
import { nodeId, pageOf, type PageArguments } from './connection.ts'
import type { StorefrontScope } from './context.ts'

/** A `Category` without `products`. The schema resolves those, because products have categories in turn. */
export function categoryNode(scope: StorefrontScope, category: CategoryNode) {
  return {
    __typename: 'Category',
    id: nodeId('Category', category.id),
    entityId: category.id,
    name: category.name,
    path: category.path,
    description: category.description,
    defaultImage: null,
    defaultProductSort: 'FEATURED',
    seo: { pageTitle: category.name, metaDescription: category.description, metaKeywords: '' },
    breadcrumbs: (args: PageArguments & { depth: number }) => breadcrumbs(scope, category, args),
  }
}

/** `CategoryTreeItem`s of the whole channel, or of the children of one category. */
export async function categoryTree(scope: StorefrontScope, rootEntityId: number | null | undefined) {
  const { roots, byId } = await scope.categories()
  if (rootEntityId == null) return roots.map(treeItem)
  const root = byId.get(rootEntityId)
  return root ? [treeItem(root)] : []
}

type TreeItem = ReturnType<typeof shallowItem> & { children: () => TreeItem[] }

function treeItem(category: CategoryNode): TreeItem {
  return { ...shallowItem(category), children: () => category.children.map(treeItem) }
}

function shallowItem({ id, name, path, description, product_count, children }: CategoryNode) {
  return {
    entityId: id,
    name,
    path,
    description,
    productCount: product_count,
    image: null,
    hasChildren: children.length > 0,
  }
}

async function breadcrumbs(
  scope: StorefrontScope,
  category: CategoryNode,
  { depth, ...page }: PageArguments & { depth: number },
) {
  const { byId } = await scope.categories()
  const trail = [...category.ancestorIds.flatMap((id) => byId.get(id) ?? []), category].slice(-Math.max(0, depth))
  return pageOf(trail, page, ({ id, name, path }) => ({ entityId: id, name, path }))
}
