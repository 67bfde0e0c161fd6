import { columnExpression, type Currency } from '../currencies.ts'

/** Filter of a listing. All parts that are present must match; the values of one attribute are alternatives. */
export type ListingFilter = {
  searchTerm?: string | undefined
  /** The product must be one of these, in the order of relevance. */
  ids?: readonly number[] | undefined
  /** For each group, a product must be in any of its categories. */
  categories: readonly (readonly number[])[]
  attributes: readonly { attribute: string; values: readonly string[] }[]
  /** Minor units of `currency`, both ends inclusive. */
  price?: { min: number | undefined; max: number | undefined } | undefined
  /** The mean of the product's ratings, both ends inclusive. */
  rating?: { min: number | undefined; max: number | undefined } | undefined
  isInStockOnly?: boolean | undefined
  currency: Currency
}
export type ListingSort =
  | 'featured'
  | 'relevance'
  | 'newest'
  | 'best-selling'
  | 'best-reviewed'
  | 'price-up'
  | 'price-down'
  | 'name-up'
  | 'name-down'
  /** In the order of `ids`. */
  | 'as-given'

type Sql = { text: string; values: unknown[] }

/** Product ids of one page, in order, and the total number of matches: two statements in one round trip. */
export async function listProducts(
  db: D1Database,
  filter: ListingFilter,
  sort: ListingSort,
  page: { offset: number; limit: number },
): Promise<{ ids: number[]; total: number }> {
  const [ids, total] = await db.batch<{ product_id: number; total: number }>([
    toStatement(db, listingPage(filter, sort, page)),
    toStatement(db, listingTotal(filter)),
  ])
  return { ids: (ids?.results ?? []).map((row) => row.product_id), total: total?.results[0]?.total ?? 0 }
}

export async function countProducts(db: D1Database, filter: ListingFilter): Promise<number> {
  return (await toStatement(db, listingTotal(filter)).first<number>('total')) ?? 0
}

export function listingPage(
  filter: ListingFilter,
  sort: ListingSort,
  { offset, limit }: { offset: number; limit: number },
): Sql {
  const { text, values } = matching(filter)
  return {
    text: `SELECT l.product_id ${text} ORDER BY ${orderOf(filter, sort)} LIMIT ? OFFSET ?`,
    values: [...values, limit, offset],
  }
}

export function listingTotal(filter: ListingFilter): Sql {
  const { text, values } = matching(filter)
  return { text: `SELECT count(*) AS total ${text}`, values }
}

/**
 * `FROM … WHERE …` over the matching products, as alias `l` of product_listing. The most selective source comes first:
 * the search index, else the category's own order, else the listing itself.
 */
export function matching(filter: ListingFilter): Sql {
  const clauses = ['l.is_visible = 1']
  const values: unknown[] = []
  const groups = [...filter.categories]
  let source = 'product_listing l'
  if (filter.searchTerm !== undefined) {
    source = 'product_search CROSS JOIN product_listing l ON l.product_id = product_search.rowid'
    clauses.unshift('product_search MATCH ?')
    values.push(matchQuery(filter.searchTerm))
  } else if (filter.ids !== undefined) {
    source = 'json_each(?) hit CROSS JOIN product_listing l ON l.product_id = hit.value'
    values.push(JSON.stringify(filter.ids))
  } else if (isOwnOrder(filter)) {
    source = 'product_categories pc CROSS JOIN product_listing l ON l.product_id = pc.product_id'
    clauses.unshift('pc.category_id = ?')
    values.push(groups.shift()?.[0])
  }
  for (const ids of groups) {
    clauses.push(
      'l.product_id IN (SELECT product_id FROM product_categories WHERE category_id IN (SELECT value FROM json_each(?)))',
    )
    values.push(JSON.stringify(ids))
  }
  for (const { attribute, values: chosen } of filter.attributes) {
    clauses.push(
      'l.product_id IN (SELECT f.product_id FROM product_facets f WHERE f.attribute = ? AND f.value IN (SELECT value FROM json_each(?)))',
    )
    values.push(attribute, JSON.stringify(chosen))
  }
  for (const [column, range] of [
    [columnExpression('l.price', filter.currency), filter.price],
    // A product without a review has no rating to compare.
    ['l.rating', filter.rating && { ...filter.rating, min: filter.rating.min ?? 1 }],
  ] as const) {
    if (range?.min !== undefined) {
      clauses.push(`${column} >= ?`)
      values.push(range.min)
    }
    if (range?.max !== undefined) {
      clauses.push(`${column} <= ?`)
      values.push(range.max)
    }
  }
  if (filter.isInStockOnly) clauses.push('l.is_in_stock = 1')
  return { text: `FROM ${source} WHERE ${clauses.join(' AND ')}`, values }
}

function toStatement(db: D1Database, { text, values }: Sql): D1PreparedStatement {
  return db.prepare(text).bind(...values)
}

function isOwnOrder(filter: ListingFilter): boolean {
  return filter.searchTerm === undefined && filter.ids === undefined && filter.categories[0]?.length === 1
}

function orderOf(filter: ListingFilter, sort: ListingSort): string {
  const featured = isOwnOrder(filter) ? 'pc.rank, pc.product_id' : 'l.rank, l.product_id'
  const found = filter.ids === undefined ? featured : 'l.is_in_stock DESC, hit.key'
  const price = columnExpression('l.price', filter.currency)
  const orders: Record<ListingSort, string> = {
    featured,
    relevance: filter.searchTerm === undefined ? found : 'bm25(product_search, 4.0, 1.0), l.rank',
    newest: 'l.date_created DESC, l.product_id DESC',
    'best-selling': 'l.popularity DESC, l.product_id',
    'best-reviewed': 'l.rating DESC, l.product_id',
    'price-up': `${price}, l.product_id`,
    'price-down': `${price} DESC, l.product_id`,
    'name-up': 'l.name, l.product_id',
    'name-down': 'l.name DESC, l.product_id',
    'as-given': filter.ids === undefined ? featured : 'hit.key',
  }
  return orders[sort]
}

/** Full-text query for what a shopper typed. Words are quoted, so that none is read as syntax, and match as prefixes. */
export function matchQuery(term: string): string {
  const found = term.slice(0, 255).match(/[\p{L}\p{N}]+/gu) ?? []
  return found.length > 0 ? found.map((word) => `"${word}"*`).join(' ') : '""'
}
