import * as v from 'valibot'

/** A page of a REST list: its items, and in `meta` how many pages there are. */
export function pageOf<Items extends v.GenericSchema>(items: Items) {
  return v.object({
    data: items,
    meta: v.optional(v.object({ pagination: v.optional(v.object({ total_pages: v.number() })) }), {}),
  })
}

type Page<Item> = { data: Item[]; meta: { pagination?: { total_pages: number } | undefined } }

/** The items of all pages of a list. The first page says how many there are; the others are read in parallel. */
export async function readPages<Item>(readPage: (page: number) => Promise<Page<Item>>): Promise<Item[]> {
  const first = await readPage(1)
  const others = Math.max(0, (first.meta.pagination?.total_pages ?? 1) - 1)
  const rest = await Promise.all(Array.from({ length: others }, (_, index) => readPage(index + 2)))
  return [first, ...rest].flatMap(({ data }) => data)
}
