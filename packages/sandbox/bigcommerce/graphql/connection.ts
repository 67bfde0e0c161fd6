import { GraphQLError } from 'graphql'

export type PageArguments = {
  before?: string | null
  after?: string | null
  first?: number | null
  last?: number | null
}
/** A slice of a list, from `start` up to but not including `end`. */
type Slice = { start: number; end: number }
export type Connection<Node> = {
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null }
  edges: { node: Node; cursor: string }[]
  collectionInfo: { totalItems: number }
}

const defaultPage = 10
const cursorPrefix = 'arrayconnection:'

/** The part of `total` items that Relay's four arguments select; the first ten by default. */
export function sliceOf({ before, after, first, last }: PageArguments, total: number): Slice {
  for (const [name, value] of [
    ['first', first],
    ['last', last],
  ] as const) {
    if (value != null && value < 0) throw new GraphQLError(`Argument '${name}' must be a non-negative integer`)
  }
  let start = after == null ? 0 : Math.min(total, offsetOf(after) + 1)
  let end = before == null ? total : Math.min(total, offsetOf(before))
  if (first != null || last == null) end = Math.min(end, start + (first ?? defaultPage))
  if (last != null) start = Math.max(start, end - last)
  return { start, end: Math.max(start, end) }
}

/** The slice, if it does not depend on the total; `last` counts from the end, so it requires the total. */
export function forwardSlice(page: PageArguments): Slice | undefined {
  return page.last == null ? sliceOf(page, Number.MAX_SAFE_INTEGER) : undefined
}

export function connectionOf<Node>(nodes: readonly Node[], { start, end }: Slice, total: number): Connection<Node> {
  const edges = nodes.map((node, index) => ({ node, cursor: cursorAt(start + index) }))
  return {
    pageInfo: {
      hasNextPage: Math.min(end, start + nodes.length) < total && nodes.length > 0,
      hasPreviousPage: start > 0 && total > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    edges,
    collectionInfo: { totalItems: total },
  }
}

/** A connection over a list in memory. Only the nodes of the page are created. */
export function pageOf<Item, Node>(
  items: readonly Item[],
  page: PageArguments,
  toNode: (item: Item) => Node,
): Connection<Node> {
  const slice = sliceOf(page, items.length)
  return connectionOf(items.slice(slice.start, slice.end).map(toNode), slice, items.length)
}

function cursorAt(offset: number): string {
  return btoa(`${cursorPrefix}${offset}`)
}

export function nodeId(type: string, id: number): string {
  return btoa(`${type}:${id}`)
}

/** The number in a node id of this type; undefined for any other text. */
export function entityIdOf(type: string, id: string): number | undefined {
  const [name, number] = decode(id).split(':')
  return name === type && /^\d+$/.test(number ?? '') ? Number(number) : undefined
}

function offsetOf(cursor: string): number {
  const text = decode(cursor)
  const offset = text.startsWith(cursorPrefix) ? Number(text.slice(cursorPrefix.length)) : Number.NaN
  if (!Number.isSafeInteger(offset) || offset < 0) throw new GraphQLError(`Invalid cursor '${cursor}'`)
  return offset
}

function decode(text: string): string {
  try {
    return atob(text)
  } catch {
    return ''
  }
}
