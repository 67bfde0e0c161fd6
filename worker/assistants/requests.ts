import * as v from 'valibot'

export const maxQuery = 100
export const maxIds = 20
export const maxPageSize = 50

export const TextUpTo = (length: number) => v.pipe(v.string(), v.maxLength(length))
const Amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999_999))

export const ContextSchema = v.optional(
  v.object({
    address_country: v.optional(TextUpTo(20)),
    currency: v.optional(TextUpTo(20)),
    language: v.optional(TextUpTo(50)),
  }),
  {},
)
const FiltersSchema = v.optional(
  v.object({
    categories: v.optional(v.pipe(v.array(TextUpTo(200)), v.maxLength(1, 'One category can be named at a time.')), []),
    price: v.optional(v.object({ min: v.optional(Amount), max: v.optional(Amount) })),
  }),
  {},
)
export const IdSchema = v.pipe(TextUpTo(200), v.minLength(1))
const SelectedSchema = v.object({ name: TextUpTo(100), label: TextUpTo(200) })

export const CatalogueSearchSchema = v.pipe(
  v.object({
    query: v.optional(v.pipe(TextUpTo(maxQuery), v.trim()), ''),
    context: ContextSchema,
    filters: FiltersSchema,
    pagination: v.optional(
      v.object({
        cursor: v.optional(TextUpTo(1000)),
        limit: v.optional(
          v.pipe(
            v.number(),
            v.safeInteger(),
            v.minValue(1),
            v.transform((limit) => Math.min(limit, maxPageSize)),
          ),
          10,
        ),
      }),
      {},
    ),
  }),
  v.check(({ query, filters }) => query !== '' || filters.categories.length > 0, 'Name a query or a category.'),
)

export const LookupSchema = v.object({
  ids: v.pipe(v.array(IdSchema), v.minLength(1), v.maxLength(maxIds, `At most ${maxIds} ids are looked up at a time.`)),
  context: ContextSchema,
  filters: FiltersSchema,
})

export const ProductRequestSchema = v.pipe(
  v.object({
    id: IdSchema,
    selected: v.optional(v.pipe(v.array(SelectedSchema), v.maxLength(10)), []),
    preferences: v.optional(v.pipe(v.array(TextUpTo(100)), v.maxLength(10)), []),
    context: ContextSchema,
    filters: FiltersSchema,
  }),
  v.check(
    ({ selected }) => new Set(selected.map(({ name }) => name)).size === selected.length,
    'An option can be selected once.',
  ),
)

export type CatalogueSearch = v.InferOutput<typeof CatalogueSearchSchema>
export type LookupRequest = v.InferOutput<typeof LookupSchema>
export type ProductRequest = v.InferOutput<typeof ProductRequestSchema>
export type PriceFilter = CatalogueSearch['filters']['price']
