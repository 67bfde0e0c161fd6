import { columnExpression } from '../currencies.ts'
import { facetAttributes, type FacetAttribute } from '../filter-fields.ts'
import { ratingLevels } from '../rating.ts'
import { matching, type ListingFilter } from './listing.ts'

export type FacetCount = { value: string; product_count: number }
type CountsByAttribute = ReadonlyMap<FacetAttribute, FacetCount[]>

const letterOrder = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL']

/** Attribute name as stored, ignoring the request's case. Unknown names are returned unchanged and match nothing. */
export function facetAttribute(name: string): string {
  return facetAttributes.find((attribute) => attribute.toLowerCase() === name.toLowerCase()) ?? name
}

/**
 * Counts the values of an attribute with the number of products that each would leave. The attribute's own refinement
 * is ignored. Attributes without a refinement match the same products, so they are counted together, in one statement.
 */
export function facetCounter(db: D1Database, filter: ListingFilter) {
  const refined = new Set(filter.attributes.map(({ attribute }) => attribute))
  const others = facetAttributes.filter((attribute) => !refined.has(attribute))
  let counted: Promise<CountsByAttribute> | undefined
  return async function countFacet(attribute: FacetAttribute): Promise<FacetCount[]> {
    const counts = refined.has(attribute)
      ? countFacets(db, withoutRefinement(filter, attribute), [attribute])
      : (counted ??= countFacets(db, filter, others))
    return (await counts).get(attribute) ?? []
  }
}

function withoutRefinement(filter: ListingFilter, attribute: FacetAttribute): ListingFilter {
  return { ...filter, attributes: filter.attributes.filter((refinement) => refinement.attribute !== attribute) }
}

async function countFacets(
  db: D1Database,
  filter: ListingFilter,
  attributes: readonly FacetAttribute[],
): Promise<CountsByAttribute> {
  const plainCategory = onlyCategory(filter)
  const { text, values } = matching(filter)
  const names = JSON.stringify(attributes)
  // The unary plus keeps the planner from probing every attribute for every product.
  const statement =
    plainCategory === undefined
      ? db
          .prepare(`WITH matched AS MATERIALIZED (SELECT l.product_id ${text})
             SELECT f.attribute, f.value, count(*) AS product_count FROM matched m CROSS JOIN product_facets f ON f.product_id = m.product_id
             WHERE +f.attribute IN (SELECT value FROM json_each(?)) GROUP BY f.attribute, f.value`)
          .bind(...values, names)
      : db
          .prepare(
            'SELECT attribute, value, product_count FROM category_facets WHERE category_id = ? AND attribute IN (SELECT value FROM json_each(?))',
          )
          .bind(plainCategory, names)
  const { results } = await statement.all<FacetCount & { attribute: FacetAttribute }>()
  const counts = Map.groupBy(results, ({ attribute }) => attribute)
  for (const [attribute, found] of counts) found.sort((a, b) => order(attribute, a.value, b.value))
  return counts
}

/** Number of matching products in each of the categories. Categories without any are absent. */
export async function countCategories(
  db: D1Database,
  filter: ListingFilter,
  categoryIds: readonly number[],
): Promise<Map<number, number>> {
  const { text, values } = matching(filter)
  // The unary plus keeps the planner from probing every category for every product, since a product is in about six.
  const sql = `WITH matched AS MATERIALIZED (SELECT l.product_id ${text})
    SELECT pc.category_id, count(*) AS product_count FROM matched m CROSS JOIN product_categories pc ON pc.product_id = m.product_id
    WHERE +pc.category_id IN (SELECT value FROM json_each(?)) GROUP BY pc.category_id`
  const { results } = await db
    .prepare(sql)
    .bind(...values, JSON.stringify(categoryIds))
    .all<{ category_id: number; product_count: number }>()
  return new Map(results.map((row) => [row.category_id, row.product_count]))
}

/** How many products each number of stars and more would leave. The rating's own refinement is ignored. */
export async function countRatings(db: D1Database, filter: ListingFilter): Promise<FacetCount[]> {
  const { text, values } = matching({ ...filter, rating: undefined })
  const { results } = await db
    .prepare(`SELECT level.value AS value, count(*) AS product_count
       FROM (SELECT l.rating ${text}) matched JOIN json_each(?) level ON matched.rating >= level.value
       GROUP BY level.value ORDER BY level.value DESC`)
    .bind(...values, JSON.stringify(ratingLevels))
    .all<{ value: number; product_count: number }>()
  return results.map(({ value, product_count }) => ({ value: String(value), product_count }))
}

/** The lowest and the highest price of the matching products, in minor units; `null` if there are none. */
export async function priceBounds(db: D1Database, filter: ListingFilter): Promise<{ min: number; max: number } | null> {
  const { text, values } = matching({ ...filter, price: undefined })
  const price = columnExpression('l.price', filter.currency)
  const bounds = await db
    .prepare(`SELECT min(${price}) AS min, max(${price}) AS max ${text}`)
    .bind(...values)
    .first<{ min: number | null; max: number | null }>()
  return bounds?.min == null || bounds.max === null ? null : { min: bounds.min, max: bounds.max }
}

/** The category of a filter that contains one category and nothing else. */
export function onlyCategory(filter: ListingFilter): number | undefined {
  const [group, ...rest] = filter.categories
  const isPlain =
    filter.searchTerm === undefined &&
    filter.ids === undefined &&
    rest.length === 0 &&
    filter.attributes.length === 0 &&
    !filter.price &&
    !filter.rating &&
    !filter.isInStockOnly
  return isPlain && group?.length === 1 ? group[0] : undefined
}

function order(attribute: FacetAttribute, a: string, b: string): number {
  if (attribute !== 'Size') return a.localeCompare(b, 'en')
  return sizeRank(a) - sizeRank(b) || a.localeCompare(b, 'en', { numeric: true })
}

// Numbers first, then ages and ranges ("3-4"), then letters, then words.
function sizeRank(size: string): number {
  if (/^\d+$/.test(size)) return Number(size)
  if (/^\d+-\d+$/.test(size)) return 1000 + Number.parseInt(size, 10)
  const letter = letterOrder.indexOf(size)
  return letter < 0 ? 3000 : 2000 + letter
}
