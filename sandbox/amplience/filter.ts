import * as v from 'valibot'
import type { Content } from './content.ts'
import { deliver } from './delivery.ts'

const defaultSize = 12
const schemaPath = '/_meta/schema'
const parentPath = '/_meta/hierarchy/parentId'
// The id that no item has.
const noId = ''

const ParametersSchema = v.optional(
  v.object({ depth: v.optional(v.string()), format: v.optional(v.string()), locale: v.optional(v.string()) }),
  {},
)

const PathFilterSchema = v.object({ path: v.pipe(v.string(), v.startsWith('/')), value: v.unknown() })
const ParentFilterSchema = v.object({ lookupBy: v.literal('HIERARCHY_PARENT_META_DELIVERY_KEY'), value: v.string() })

export const FetchRequestSchema = v.object({
  parameters: ParametersSchema,
  requests: v.pipe(
    v.array(
      v.union([
        v.object({ key: v.string(), overrides: ParametersSchema }),
        v.object({ id: v.string(), overrides: ParametersSchema }),
      ]),
    ),
    v.minLength(1),
    v.maxLength(12),
  ),
})

export const FilterRequestSchema = v.object({
  filterBy: v.pipe(v.array(v.union([PathFilterSchema, ParentFilterSchema])), v.minLength(1)),
  sortBy: v.optional(v.object({ key: v.string(), order: v.optional(v.picklist(['ASC', 'DESC']), 'ASC') })),
  page: v.optional(
    v.object({
      size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), defaultSize),
      cursor: v.optional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/=]+$/))),
    }),
    {},
  ),
  parameters: ParametersSchema,
})

type FilterRequest = v.InferOutput<typeof FilterRequestSchema>
type PageRequest = Omit<FilterRequest, 'filterBy' | 'page'> & {
  page: { size?: number | undefined; cursor?: string | undefined }
}

/** The schema that the request filters by. It is the only filter that the store has an index for. */
export function schemaOf({ filterBy }: FilterRequest): string | undefined {
  const value = filterBy.find((filter) => 'path' in filter && filter.path === schemaPath)?.value
  return typeof value === 'string' ? value : undefined
}

/** One page of the items that match every filter. `idOf` returns the id of an item by its delivery key. */
export async function filterContent(
  items: readonly Content[],
  request: FilterRequest,
  idOf: (key: string) => Promise<string | undefined>,
) {
  const expected = await Promise.all(
    request.filterBy.map(async (filter) =>
      'path' in filter ? filter : { path: parentPath, value: (await idOf(filter.value)) ?? noId },
    ),
  )
  return pageOf(
    items.filter((item) => expected.every(({ path, value }) => pointed(item, path) === value)),
    request,
  )
}

/** One page of the items; `nextCursor` is absent on the last page. */
export function pageOf(items: readonly Content[], { sortBy, page, parameters }: PageRequest) {
  const sorted = sortBy
    ? items.toSorted(
        (a, b) =>
          compare(pointed(a, `/${sortBy.key}`), pointed(b, `/${sortBy.key}`)) * (sortBy.order === 'ASC' ? 1 : -1),
      )
    : items
  const start = page.cursor ? offsetOf(page.cursor) : 0
  const responses = sorted.slice(start, start + (page.size ?? defaultSize)).map((item) => deliver(item, parameters))
  const end = start + responses.length
  return {
    responses,
    page: { responseCount: responses.length, ...(end < sorted.length && { nextCursor: btoa(String(end)) }) },
  }
}

/** The value at a JSON pointer. */
function pointed(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (at, field) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[field] : undefined),
      value,
    )
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  return String(a ?? '').localeCompare(String(b ?? ''))
}

function offsetOf(cursor: string): number {
  try {
    const offset = Number(atob(cursor))
    return Number.isSafeInteger(offset) && offset > 0 ? offset : 0
  } catch {
    return 0
  }
}
