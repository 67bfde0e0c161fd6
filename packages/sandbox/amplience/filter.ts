import * as v from 'valibot'
import type { Content } from './content.ts'
import { deliver } from './delivery.ts'

const defaultSize = 12
const schemaPath = '/_meta/schema'

const ParametersSchema = v.optional(
  v.object({ depth: v.optional(v.string()), format: v.optional(v.string()), locale: v.optional(v.string()) }),
  {},
)

const PathFilterSchema = v.object({ path: v.pipe(v.string(), v.startsWith('/')), value: v.unknown() })

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
  filterBy: v.pipe(v.array(PathFilterSchema), v.minLength(1)),
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

/** The schema that the request filters by. It is the only filter that the store has an index for. */
export function schemaOf({ filterBy }: FilterRequest): string | undefined {
  const value = filterBy.find(({ path }) => path === schemaPath)?.value
  return typeof value === 'string' ? value : undefined
}

/** One page of the items that match every filter; `nextCursor` is absent on the last page. */
export function filterContent(items: readonly Content[], { filterBy, sortBy, page, parameters }: FilterRequest) {
  const found = items.filter((item) => filterBy.every(({ path, value }) => pointed(item, path) === value))
  const sorted = sortBy
    ? found.toSorted(
        (a, b) =>
          compare(pointed(a, `/${sortBy.key}`), pointed(b, `/${sortBy.key}`)) * (sortBy.order === 'ASC' ? 1 : -1),
      )
    : found
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
