import { categories } from '../catalogue/categories.ts'
import { pictureName, pictureUrl } from '../catalogue/pictures.ts'
import { priceTag, toDecimal } from '../catalogue/pricing.ts'
import { findCategoryIds, findProducts, type Product } from '../catalogue/queries/products.ts'
import { wordsOf } from './index/words.ts'
import type { Dictionary } from './language/dictionary.ts'
import type { IndexScope } from './scope.ts'

/** The words that matched, and the colours that a filter asks for. */
type Asked = { matchedTerms: readonly string[]; isAsked: (colour: string) => boolean }

const imageWidth = 400
const nothingAsked: Asked = { matchedTerms: [], isAsked: () => false }

const categoryByGroup = new Map(categories.map((category) => [groupIdOf(category.id), category]))

/**
 * Group id of a category. A merchant chooses the ids of groups, and this one uploads those of the platform's
 * categories.
 * https://docs.constructor.com/docs/integrating-with-constructor-product-catalog-catalog-files-via-http-or-ftps-csv-feed-format-item-groups-categories
 */
export function groupIdOf(categoryId: number): string {
  return String(categoryId)
}

export function findGroup(groupId: string) {
  return categoryByGroup.get(groupId)
}

/**
 * Results for products, in the order of the ids, each in the variation that matches best: the colour that was asked
 * for. Money is decimal; `sale_price` is today's price. https://docs.constructor.io/rest_api/search/results_structure/
 */
export async function resultItems(
  { db, origin, currency, dictionary }: IndexScope,
  ids: readonly number[],
  asked: Asked = nothingAsked,
) {
  const [products, categoryIds] = await Promise.all([findProducts(db, ids), findCategoryIds(db, ids)])
  const byId = new Map(products.map((product) => [product.id, product]))
  return ids.flatMap((id) => {
    const product = byId.get(id)
    if (!product) return []
    const { price, base } = priceTag(product, undefined, currency)
    const colour = matchingColour(dictionary, product, asked)
    const segment = colour.replaceAll(' ', '_')
    return [
      {
        value: dictionary.translateProduct(product).name,
        matched_terms: [...asked.matchedTerms],
        labels: {},
        is_slotted: false,
        data: {
          // A merchant chooses the ids of items. Pods are asked for items by it.
          id: itemId(product.style, colour),
          url: `/p/${product.id}/${product.slug}/${encodeURIComponent(segment)}`,
          sku: product.style,
          image_url: pictureUrl(origin, pictureName(product.style, colour), imageWidth),
          original_price: toDecimal(base),
          sale_price: toDecimal(price),
          colour,
          variation_id: itemId(product.style, colour),
          group_ids: (categoryIds.get(id) ?? []).map(groupIdOf),
          facets: facetsOf(product),
        },
      },
    ]
  })
}

/** `{style}-{Colour}`: an item is one colour of a product. */
export function itemId(style: string, colour: string): string {
  return `${style}-${colour.replaceAll(' ', '_')}`
}

/** The colour that was chosen, or the one that most words of the query describe. */
function matchingColour(dictionary: Dictionary, product: Product, { matchedTerms, isAsked }: Asked): string {
  const names = product.colours.map(({ name }) => name)
  const words = new Set(matchedTerms)
  const scored = names.map((name) => ({
    name,
    score: (isAsked(name) ? 100 : 0) + describing(dictionary, name).filter((word) => words.has(word)).length,
  }))
  return scored.reduce((best, each) => (each.score > best.score ? each : best), { name: names[0] ?? '', score: 0 }).name
}

function describing({ colourName, keywords }: Dictionary, colour: string): string[] {
  return [...new Set([colourName(colour), ...(keywords.colours[colour] ?? [])].flatMap(wordsOf))]
}

function facetsOf(product: Product) {
  return [
    { name: 'color', values: product.colours.map(({ name }) => name) },
    { name: 'size', values: product.sizes },
  ]
}
