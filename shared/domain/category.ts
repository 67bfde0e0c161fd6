import { oncePerObject } from '../once-per-object.ts'

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
  return categoriesById(tree).get(id) ?? null
}

/** The category's ancestors, root first, and the category itself. */
export function categoryTrail(tree: readonly Category[], category: Category): Category[] {
  return [...categoriesOf(tree, category.path), category]
}

/**
 * The names of the path to the category of a product that is in all of these, root first: the one of `deepestTrail`.
 * Ids that the tree does not have are ignored.
 */
export function categoryNames(tree: readonly Category[], ids: readonly number[]): string[] {
  const trails = categoriesOf(tree, ids).map((category) => categoryTrail(tree, category))
  return deepestTrail(trails).map(({ name }) => name)
}

/** Of the paths to a product's categories the deepest. One of the sale counts only if there is no other. */
export function deepestTrail<Node extends Pick<Category, 'url'>>(trails: readonly Node[][]): Node[] {
  const isOnSale = ([top]: Node[]) => Number(top?.url.startsWith('/sale'))
  const [deepest = []] = trails.toSorted((a, b) => isOnSale(a) - isOnSale(b) || b.length - a.length)
  return deepest
}

const categoriesById = oncePerObject(
  (tree: readonly Category[]) => new Map(allCategories(tree).map((category) => [category.id, category])),
)

/** The categories with these ids, in their order. Ids that the tree does not have are ignored. */
function categoriesOf(tree: readonly Category[], ids: readonly number[]): Category[] {
  return ids.flatMap((id) => categoriesById(tree).get(id) ?? [])
}

function allCategories(nodes: readonly Category[]): Category[] {
  return nodes.flatMap((node) => [node, ...allCategories(node.children)])
}

/**
 * The names that tell a category from the others of the tree: its own, and if another category has the same one, the
 * outermost ancestor that only this one has, which is its department, or else all ancestors, nearest first.
 */
export function distinctNames(tree: readonly Category[], category: Category): string[] {
  const trails = allTrails(tree)
  const own = trails.find(({ id }) => id === category.id)
  if (!own) return [category.name]
  const { name } = own
  const namesakes = trails.filter((other) => other.id !== own.id && other.name.toLowerCase() === name.toLowerCase())
  if (namesakes.length === 0) return [name]
  const only = own.ancestors.findLast((ancestor) => !namesakes.some(({ ancestors }) => ancestors.includes(ancestor)))
  return only === undefined ? [name, ...own.ancestors] : [name, only]
}

const allTrails = oncePerObject((tree: readonly Category[]) => trailsOf(tree))

type Trail = { id: number; name: string; ancestors: string[] }

/** Every category with the names of its ancestors, nearest first. */
function trailsOf(nodes: readonly Category[], ancestors: string[] = []): Trail[] {
  return nodes.flatMap(({ id, name, children }) => [
    { id, name, ancestors },
    ...trailsOf(children, [name, ...ancestors]),
  ])
}
