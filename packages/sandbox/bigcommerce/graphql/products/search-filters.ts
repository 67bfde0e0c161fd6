import { pageOf, type PageArguments } from '../connection.ts'
import type { StorefrontScope } from '../context.ts'
import type { SearchInput } from './search-input.ts'
import { facetAttributes, type FacetAttribute } from '#sandbox/catalogue/filter-fields.ts'
import type { CategoryNode } from '#sandbox/catalogue/queries/categories.ts'
import { countCategories, countRatings, facetCounter, onlyCategory } from '#sandbox/catalogue/queries/facets.ts'
import { countProducts, type ListingFilter } from '#sandbox/catalogue/queries/listing.ts'

/** The facets of a result: category, attributes, price, rating and stock. Each is counted only on request. */
export async function searchFilters(
  scope: StorefrontScope,
  filter: ListingFilter,
  input: SearchInput,
  page: PageArguments,
) {
  const countFacet = facetCounter(scope.env.DB, filter)
  const facets = [
    categoryFilter(scope, filter),
    ...facetAttributes.map((attribute) => attributeFilter(filter, attribute, countFacet)),
    priceFilter(input),
    ratingFilter(scope, filter),
    otherFilter(scope, filter),
  ]
  return pageOf(facets, page, (facet) => facet)
}

function attributeFilter(
  filter: ListingFilter,
  attribute: FacetAttribute,
  countFacet: ReturnType<typeof facetCounter>,
) {
  const selected = new Set(
    filter.attributes.filter((refinement) => refinement.attribute === attribute).flatMap(({ values }) => values),
  )
  return {
    ...named('ProductAttributeSearchFilter', attribute),
    displayProductCount: true,
    filterName: attribute,
    filterKey: attribute,
    attributes: async (page: PageArguments) => {
      const counts = await countFacet(attribute)
      return pageOf(counts, page, ({ value, product_count }) => ({
        value,
        isSelected: selected.has(value),
        productCount: product_count,
      }))
    },
  }
}

function categoryFilter(scope: StorefrontScope, filter: ListingFilter) {
  return {
    ...named('CategorySearchFilter', 'Category'),
    displayProductCount: true,
    categories: async (page: PageArguments) => {
      const { roots, byId } = await scope.categories()
      const [current] = filter.categories.flat()
      const offered = current === undefined ? roots : (byId.get(current)?.children ?? [])
      const counts = await countsOf(scope, filter, [...byId.values()])
      return pageOf(
        offered.filter(({ id }) => counts.has(id)),
        page,
        (category) => categoryItem(category, counts, new Set(filter.categories.flat())),
      )
    },
  }
}

type CategoryItem = {
  entityId: number
  name: string
  isSelected: boolean
  productCount: number
  subCategories: (page: PageArguments) => unknown
}

function categoryItem(
  category: CategoryNode,
  counts: ReadonlyMap<number, number>,
  selected: ReadonlySet<number>,
): CategoryItem {
  return {
    entityId: category.id,
    name: category.name,
    isSelected: selected.has(category.id),
    productCount: counts.get(category.id) ?? 0,
    subCategories: (page: PageArguments) =>
      pageOf(
        category.children.filter(({ id }) => counts.has(id)),
        page,
        (child) => categoryItem(child, counts, selected),
      ),
  }
}

// With one category and no other filter, each subcategory's stored product count is exact.
async function countsOf(
  scope: StorefrontScope,
  filter: ListingFilter,
  categories: readonly CategoryNode[],
): Promise<ReadonlyMap<number, number>> {
  if (onlyCategory(filter) !== undefined)
    return new Map(
      categories
        .filter((category) => category.product_count > 0)
        .map((category) => [category.id, category.product_count]),
    )
  return countCategories(
    scope.env.DB,
    filter,
    categories.map(({ id }) => id),
  )
}

function priceFilter({ price }: SearchInput) {
  return {
    ...named('PriceSearchFilter', 'Price'),
    selected: price ? { minPrice: price.minPrice ?? null, maxPrice: price.maxPrice ?? null } : null,
  }
}

function ratingFilter(scope: StorefrontScope, filter: ListingFilter) {
  return {
    ...named('RatingSearchFilter', 'Rating'),
    ratings: async (page: PageArguments) =>
      pageOf(await countRatings(scope.env.DB, filter), page, ({ value, product_count }) => ({
        value,
        isSelected: filter.rating?.min === Number(value),
        productCount: product_count,
      })),
  }
}

function otherFilter(scope: StorefrontScope, filter: ListingFilter) {
  return {
    ...named('OtherSearchFilter', 'Other'),
    displayProductCount: true,
    freeShipping: null,
    isFeatured: null,
    isInStock: async () => ({
      displayName: 'In stock',
      isSelected: filter.isInStockOnly === true,
      productCount: await countProducts(scope.env.DB, { ...filter, isInStockOnly: true }),
    }),
  }
}

function named(type: string, displayName: string) {
  return {
    __typename: type,
    name: displayName,
    displayName,
    isCollapsedByDefault: false,
  }
}
