import type { ListingFilter, ListingSort } from '../queries/listing.ts'
import { germanTitle } from './product-name.ts'

type Named = { id: number; name: string }

let latest: { fingerprint: string; products: readonly Named[] } | undefined

/** The same listing by German names, if it is sorted by names. A search keeps its matches. */
export async function sortedInGerman(
  db: D1Database,
  filter: ListingFilter,
  sort: ListingSort,
): Promise<{ filter: ListingFilter; sort: ListingSort }> {
  if ((sort !== 'name-up' && sort !== 'name-down') || filter.searchTerm !== undefined) return { filter, sort }
  const upwards = (await germanNames(db)).map(({ id }) => id)
  const ids = sort === 'name-up' ? upwards : upwards.toReversed()
  const found = filter.ids && new Set(filter.ids)
  return { filter: { ...filter, ids: found ? ids.filter((id) => found.has(id)) : ids }, sort: 'as-given' }
}

/** The products whose German name has all words of a search, in any order and also within a compound. */
export async function foundInGerman(db: D1Database, term: string): Promise<number[]> {
  const words = wordsOf(term)
  if (words.length === 0) return []
  return (await germanNames(db))
    .filter(({ name }) => {
      const inName = wordsOf(name)
      return words.every((word) => inName.some((part) => part.includes(word)))
    })
    .map(({ id }) => id)
}

function wordsOf(text: string): string[] {
  return (
    text
      .slice(0, 255)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** All products in the order of their German names, as old as the last seed of the catalogue. */
async function germanNames(db: D1Database): Promise<readonly Named[]> {
  const [seed, products] = await db.batch<{ value: string } & { id: number; name: string; garment: string }>([
    db.prepare("SELECT value FROM seed WHERE key = 'catalogue'"),
    db.prepare('SELECT id, name, garment FROM products'),
  ])
  const fingerprint = `${seed?.results[0]?.value}/${products?.results.length}`
  if (latest?.fingerprint === fingerprint) return latest.products
  const { compare } = new Intl.Collator('de')
  const named = (products?.results ?? [])
    .map((product) => ({ id: product.id, name: germanTitle(product) }))
    .toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
  latest = { fingerprint, products: named }
  return named
}
