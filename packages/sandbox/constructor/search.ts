import { categories, type CategoryRow } from '../catalogue/categories.ts'
import { facetAttributes, familyOf, type FacetAttribute } from '../catalogue/filter-fields.ts'
import { sortedInGerman } from '../catalogue/german/name-order.ts'
import {
  countCategories,
  countRatings,
  type FacetCount,
  facetCounter,
  priceBounds,
} from '../catalogue/queries/facets.ts'
import { listProducts, type ListingFilter, type ListingSort } from '../catalogue/queries/listing.ts'
import { isAskedColour, listingFilter, listingSort, sortOptions } from './filters.ts'
import { findGroup, groupIdOf, resultItems } from './items.ts'
import { german } from './language/german.ts'
import { answerQuery } from './query.ts'
import { redirectFor, rulesFor } from './redirect.ts'
import { countOf, Refusal, type IndexScope } from './scope.ts'

const defaultPage = 20
const maxPage = 200
// The family of a shade comes with the colour.
const searchFacets = facetAttributes.filter((attribute) => attribute !== 'color_shade')

/**
 * `GET /search/{query}`. The request names a corrected query and what was typed, as the vendor's client types them:
 * https://github.com/Constructor-io/constructorio-client-javascript/blob/master/src/types/search.d.ts
 */
export async function search(scope: IndexScope, written: string, query: URLSearchParams) {
  const answered = await answerQuery(scope, written, { query, isTyping: false })
  const redirect = redirectFor(scope.dictionary, answered.term)
  if (redirect) return { request: answered.request, response: redirect }
  const content = rulesFor(scope.dictionary, answered.term, scope.dictionary.refinedContent).map(({ data }) => ({
    data,
  }))
  return results(scope, query, { ...answered, content })
}

/** `GET /browse/{filter_name}/{filter_value}`: a group, or a facet value. */
export async function browse(
  scope: IndexScope,
  { name, value }: { name: string; value: string },
  query: URLSearchParams,
) {
  const request = { browse_filter_name: name, browse_filter_value: value, term: '' }
  if (name === 'group_id' || name === 'collection_id')
    return results(scope, query, { filter: listingFilter(scope, query, { groupId: value }), matchedTerms: [], request })
  if (!facetAttributes.some((attribute) => attribute.toLowerCase() === name.toLowerCase()))
    return new Refusal(`No facet named ${name}`)
  const narrowed = new URLSearchParams(query)
  narrowed.append(`filters[${name}]`, value)
  return results(scope, narrowed, { filter: listingFilter(scope, narrowed, {}), matchedTerms: [], request })
}

async function results(
  scope: IndexScope,
  query: URLSearchParams,
  {
    filter,
    matchedTerms,
    request,
    content = [],
  }: { filter: ListingFilter; matchedTerms: readonly string[]; request: object; content?: readonly object[] },
) {
  const limit = countOf(query, 'num_results_per_page', { otherwise: defaultPage, max: maxPage })
  const page = countOf(query, 'page', { otherwise: 1, max: 10_000 })
  const sort = listingSort(query)
  const countFacet = facetCounter(scope.db, filter)
  const [{ ids, total }, facets, ratings, prices, group] = await Promise.all([
    listItems(scope, filter, sort, { offset: (page - 1) * limit, limit }),
    Promise.all(searchFacets.map(async (attribute) => facet(scope, filter, attribute, await countFacet(attribute)))),
    ratingFacet(scope, filter),
    priceFacet(scope, filter),
    groupTree(scope, filter, query),
  ])
  return {
    request: {
      ...request,
      page,
      num_results_per_page: limit,
      section: 'Products',
      sort_by: query.get('sort_by') ?? 'relevance',
      sort_order: query.get('sort_order') ?? 'descending',
    },
    response: {
      results: await resultItems(scope, ids, { matchedTerms, isAsked: (colour) => isAskedColour(filter, colour) }),
      facets: [...facets, ...ratings, ...prices],
      groups: [{ ...group, count: total }],
      sort_options: sortOptions.map((option, index) => ({
        ...option,
        display_name: scope.dictionary.labels.sorts[index],
        status: isChosen(option, query) ? 'selected' : '',
        hidden: false,
      })),
      refined_content: content,
      result_sources: { token_match: { count: total }, embeddings_match: { count: 0 } },
      total_num_results: total,
      features: [],
    },
  }
}

async function listItems(
  { db, dictionary }: IndexScope,
  filter: ListingFilter,
  sort: ListingSort,
  page: { offset: number; limit: number },
) {
  const listing = dictionary === german ? await sortedInGerman(db, filter, sort) : { filter, sort }
  return listProducts(db, listing.filter, listing.sort, page)
}

/**
 * A facet of values. The merchant keeps the family of a colour with the colour's option.
 * https://github.com/Constructor-io/constructorio-client-javascript/blob/master/src/types/index.d.ts
 */
function facet(
  { dictionary: { labels } }: IndexScope,
  filter: ListingFilter,
  attribute: FacetAttribute,
  counts: readonly FacetCount[],
) {
  const chosen = new Set(
    filter.attributes.filter((refinement) => refinement.attribute === attribute).flatMap(({ values }) => values),
  )
  return {
    name: attribute.toLowerCase(),
    display_name: labels.facet(attribute),
    type: 'multiple',
    hidden: false,
    data: {},
    options: counts.map(({ value, product_count }) => ({
      value,
      display_name: labels.facetValue(attribute, value),
      count: product_count,
      status: chosen.has(value) ? 'selected' : '',
      data: attribute === 'Color' ? { family: familyOf(value) } : {},
    })),
  }
}

/** The merchant uploads, with each item, every number of stars that it reaches. A shopper chooses one. */
async function ratingFacet({ db, dictionary }: IndexScope, filter: ListingFilter) {
  const counts = await countRatings(db, filter)
  if (counts.length === 0) return []
  return [
    {
      name: 'rating',
      display_name: dictionary.labels.facet('rating'),
      type: 'single',
      hidden: false,
      data: {},
      options: counts.map(({ value, product_count }) => ({
        value,
        display_name: value,
        count: product_count,
        status: filter.rating?.min === Number(value) ? 'selected' : '',
        data: {},
      })),
    },
  ]
}

async function priceFacet({ db, dictionary }: IndexScope, filter: ListingFilter) {
  const bounds = await priceBounds(db, filter)
  if (!bounds) return []
  const { min, max } = filter.price ?? {}
  return [
    {
      name: 'price',
      display_name: dictionary.labels.facet('price'),
      type: 'range',
      hidden: false,
      data: {},
      min: bounds.min / 100,
      max: bounds.max / 100,
      status: min === undefined || max === undefined ? {} : { min: min / 100, max: max / 100 },
    },
  ]
}

/**
 * One group with those below it, as `groups_max_depth` 1 returns them. It is the root of all, whose name is 'All', the
 * one that `groups_start` names, or by default the chosen one: https://docs.constructor.io/rest_api/browse/queries/ and
 * https://github.com/Constructor-io/constructorio-client-javascript/blob/master/src/types/index.d.ts
 */
async function groupTree({ db, dictionary }: IndexScope, filter: ListingFilter, query: URLSearchParams) {
  const start = query.get('fmt_options[groups_start]') ?? 'current'
  const named = start === 'current' ? query.get('filters[group_id]') : start.replace(/^group_id:/, '')
  const chosen = findGroup(named ?? '')
  const below = categories.filter(({ parent_id: parentId }) => parentId === (chosen?.id ?? 0))
  const counts = await countCategories(
    db,
    filter,
    below.map(({ id }) => id),
  )
  const groupOf = (category: CategoryRow) => ({
    group_id: groupIdOf(category.id),
    display_name: dictionary.translateCategory(category).name,
  })
  const rootGroup = { group_id: 'All', display_name: dictionary.labels.everything }
  const parents = chosen ? [rootGroup, ...ancestorsOf(chosen).map(groupOf)] : []
  const top = chosen ? groupOf(chosen) : rootGroup
  const children = below
    .filter(({ id }) => counts.has(id))
    .map((category) => ({
      ...groupOf(category),
      count: counts.get(category.id) ?? 0,
      data: {},
      children: [],
      parents: [...parents, top],
    }))
  return { ...top, data: {}, children, parents }
}

function ancestorsOf({ parent_id: parentId }: CategoryRow): CategoryRow[] {
  const parent = categories.find(({ id }) => id === parentId)
  return parent ? [...ancestorsOf(parent), parent] : []
}

function isChosen(option: (typeof sortOptions)[number], query: URLSearchParams): boolean {
  return (
    option.sort_by === (query.get('sort_by') ?? 'relevance') &&
    option.sort_order === (query.get('sort_order') ?? 'descending')
  )
}
