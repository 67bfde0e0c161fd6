/** A node of the channel's category tree. `url` is its path below `/browse`, e.g. `/womens/dresses`. */
export type Category = {
  id: number
  name: string
  url: string
  parentId: number
  /** Ancestor ids, root first. */
  path: number[]
  children: Category[]
}

/** The category with the URL that the slugs make, or `null`. */
export function findCategory(tree: readonly Category[], slugs: readonly string[]): Category | null {
  const url = `/${slugs.join('/')}`.toLowerCase()
  for (const node of tree) {
    if (node.url.toLowerCase() === url) return node
    const below = findCategory(node.children, slugs)
    if (below) return below
  }
  return null
}

export function findCategoryById(tree: readonly Category[], id: number): Category | null {
  for (const node of tree) {
    const found = node.id === id ? node : findCategoryById(node.children, id)
    if (found) return found
  }
  return null
}

/** The category's ancestors, root first, and the category itself. */
export function categoryTrail(tree: readonly Category[], category: Category): Category[] {
  const byId = new Map<number, Category>()
  const walk = (nodes: readonly Category[]) => {
    for (const node of nodes) {
      byId.set(node.id, node)
      walk(node.children)
    }
  }
  walk(tree)
  return [...category.path.map((id) => byId.get(id)).filter((node) => node !== undefined), category]
}
