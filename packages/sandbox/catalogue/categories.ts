/** One row of the `categories` table, apart from `product_count`. `depth` is 0 at the top. */
export type CategoryRow = {
  id: number
  parent_id: number
  name: string
  slug: string
  /** URL path with both slashes, e.g. `/womens/clothing/dresses/`. */
  path: string
  depth: number
  description: string
  sort_order: number
  is_visible: 0 | 1
}

type Branch = { name: string; slug?: string; description?: string; isHidden?: true; children?: readonly Branch[] }

const firstCategoryId = 100
export const treeId = 1

const tree: readonly Branch[] = [
  {
    name: 'Womens',
    description: 'Printed dresses, soft knits and the coats that go over them, drawn in our own studio.',
    children: [
      {
        name: 'Clothing',
        children: [
          {
            name: 'Dresses',
            description:
              'Hand-drawn prints, proper pockets and sleeves that roll. From tea dresses for long lunches to knitted ones for the school run, each starts as a painting on the studio table.',
            children: [
              {
                name: 'Midi Dresses',
                children: [{ name: 'Wrap Dresses' }, { name: 'Tea Dresses' }, { name: 'Tiered Dresses' }],
              },
              { name: 'Maxi Dresses' },
              { name: 'Shirt Dresses' },
              { name: 'Knitted Dresses' },
            ],
          },
          {
            name: 'Tops',
            description: 'Bretons, blouses and the tees you reach for first.',
            children: [{ name: 'Blouses' }, { name: 'Shirts' }, { name: 'Tees' }, { name: 'Bretons' }],
          },
          {
            name: 'Knitwear',
            description: 'Lambswool, cotton and merino, knitted to be worn for years.',
            children: [
              { name: 'Jumpers', children: [{ name: 'Fair Isle' }] },
              { name: 'Cardigans' },
              { name: 'Hoodies' },
            ],
          },
          {
            name: 'Coats and Jackets',
            children: [{ name: 'Coats' }, { name: 'Jackets' }, { name: 'Gilets' }],
          },
          {
            name: 'Trousers and Jeans',
            children: [{ name: 'Trousers' }, { name: 'Jeans' }, { name: 'Shorts' }],
          },
          { name: 'Skirts' },
          { name: 'Swimwear' },
          { name: 'Nightwear' },
        ],
      },
      {
        name: 'Accessories',
        children: [
          { name: 'Socks' },
          { name: 'Scarves' },
          { name: 'Hats and Gloves' },
          { name: 'Bags' },
          { name: 'Belts' },
        ],
      },
      {
        name: 'Footwear',
        children: [{ name: 'Shoes' }, { name: 'Boots' }, { name: 'Wellies' }],
      },
    ],
  },
  {
    name: 'Mens',
    description: 'Hard-wearing shirts, chinos and jumpers for weekends out of doors.',
    children: [
      {
        name: 'Clothing',
        children: [
          { name: 'Shirts', children: [{ name: 'Casual Shirts' }, { name: 'Linen Shirts' }] },
          { name: 'Polos and Tees' },
          { name: 'Knitwear', children: [{ name: 'Jumpers' }, { name: 'Hoodies' }] },
          { name: 'Coats and Jackets' },
          { name: 'Trousers', children: [{ name: 'Chinos' }, { name: 'Jeans' }, { name: 'Shorts' }] },
          { name: 'Nightwear' },
        ],
      },
      { name: 'Accessories', children: [{ name: 'Socks' }, { name: 'Hats and Scarves' }] },
    ],
  },
  {
    name: 'Kids',
    description: 'Small clothes for puddles, picnics and parties.',
    children: [
      {
        name: 'Clothing',
        children: [{ name: 'Dresses' }, { name: 'Tees' }, { name: 'Dungarees' }, { name: 'Nightwear' }],
      },
      { name: 'Accessories', children: [{ name: 'Socks' }, { name: 'Wellies' }] },
    ],
  },
  {
    name: 'Home',
    slug: 'home',
    description: 'The same prints, for the kitchen table and the end of the bed.',
    children: [
      {
        name: 'Living',
        children: [{ name: 'Cushions' }, { name: 'Throws' }, { name: 'Candles' }, { name: 'Vases' }, { name: 'Lamps' }],
      },
      {
        name: 'Kitchen and Dining',
        children: [
          { name: 'Mugs' },
          { name: 'Tableware', children: [{ name: 'Plates' }, { name: 'Bowls' }, { name: 'Jugs' }] },
          { name: 'Kitchen Textiles' },
        ],
      },
      { name: 'Bed and Bath', children: [{ name: 'Bedding' }, { name: 'Towels' }] },
      { name: 'Stationery' },
    ],
  },
  {
    name: 'Gifts',
    description: 'Small, pretty and useful things for somebody else. Or not.',
    children: [
      { name: 'Gifts for Her' },
      { name: 'Gifts for Him' },
      { name: 'Gifts for the Home' },
      { name: 'Stocking Fillers' },
      { name: 'Gift Cards' },
      { name: 'With Our Compliments', isHidden: true },
    ],
  },
  {
    name: 'Sale',
    description: 'Last sizes and last seasons, at kinder prices.',
    children: [
      { name: 'Womens', children: [{ name: 'Dresses' }, { name: 'Knitwear' }, { name: 'Tops' }] },
      { name: 'Mens' },
      { name: 'Kids' },
      { name: 'Home' },
    ],
  },
]

/** Every category, parents before children. Ids depend only on the tree, not on the seed. */
export const categories: readonly CategoryRow[] = flatten(tree)

const byPath = new Map(categories.map((category) => [category.path, category]))
const byId = new Map(categories.map((category) => [category.id, category]))

/**
 * Ids of the category at `path` and of all its ancestors, top first.
 *
 * @throws RangeError for an unknown path.
 */
export function categoryIdsTo(path: string): number[] {
  let category = byPath.get(path)
  if (!category) throw new RangeError(`There is no category at ${path}`)
  const ids: number[] = []
  while (category) {
    ids.unshift(category.id)
    category = byId.get(category.parent_id)
  }
  return ids
}

export function slugify(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function flatten(roots: readonly Branch[]): CategoryRow[] {
  const rows: CategoryRow[] = []
  const visit = (branches: readonly Branch[], parent: CategoryRow | undefined) => {
    branches.forEach((branch, index) => {
      const slug = branch.slug ?? slugify(branch.name)
      const row: CategoryRow = {
        id: firstCategoryId + rows.length,
        parent_id: parent?.id ?? 0,
        name: branch.name,
        slug,
        path: `${parent?.path ?? '/'}${slug}/`,
        depth: parent ? parent.depth + 1 : 0,
        description: branch.description ?? '',
        sort_order: index,
        is_visible: branch.isHidden ? 0 : 1,
      }
      rows.push(row)
      visit(branch.children ?? [], row)
    })
  }
  visit(roots, undefined)
  return rows
}
