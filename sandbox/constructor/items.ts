import { categories } from '../catalogue/categories.ts'
import { pictureName, pictureUrl } from '../catalogue/pictures.ts'
import { priceTag, toDecimal } from '../catalogue/pricing.ts'
import { findCategoryIds, findProducts, type Product } from '../catalogue/queries/products.ts'
import type { IndexScope } from './scope.ts'

const imageWidth = 400

const groupById = new Map(categories.map((category) => [category.id, groupIdOf(category.path)]))
const categoryByGroup = new Map(categories.map((category) => [groupIdOf(category.path), category]))

/** Group id of a category: its path with underscores, such as `womens_clothing_dresses`. */
export function groupIdOf(path: string): string {
  return path.slice(1, -1).replaceAll('/', '_')
}

export function findGroup(groupId: string) {
  return categoryByGroup.get(groupId)
}

/** Results for products, in the order of the ids. Money is decimal; `sale_price` is today's price. */
export async function resultItems({ db, origin, currency }: IndexScope, ids: readonly number[], term = '') {
  const [products, categoryIds] = await Promise.all([findProducts(db, ids), findCategoryIds(db, ids)])
  const byId = new Map(products.map((product) => [product.id, product]))
  const words = term.toLowerCase().split(/\s+/).filter(Boolean)
  return ids.flatMap((id) => {
    const product = byId.get(id)
    if (!product) return []
    const { price, base } = priceTag(product, undefined, currency)
    const colour = product.colours[0]?.name ?? ''
    const segment = colour.replaceAll(' ', '_')
    const name = product.name.toLowerCase()
    return [
      {
        value: product.name,
        matched_terms: words.filter((word) => name.includes(word)),
        labels: {},
        is_slotted: false,
        data: {
          id: String(product.id),
          url: `/p/${product.id}/${product.slug}/${encodeURIComponent(segment)}`,
          sku: product.style,
          image_url: pictureUrl(origin, pictureName(product.style, colour), imageWidth),
          original_price: toDecimal(base),
          sale_price: toDecimal(price),
          colour,
          variation_id: `${product.style}-${segment}`,
          group_ids: (categoryIds.get(id) ?? []).flatMap((categoryId) => groupById.get(categoryId) ?? []),
          facets: facetsOf(product),
        },
      },
    ]
  })
}

function facetsOf(product: Product) {
  return [
    { name: 'color', values: product.colours.map(({ name }) => name) },
    { name: 'size', values: product.sizes },
  ]
}
