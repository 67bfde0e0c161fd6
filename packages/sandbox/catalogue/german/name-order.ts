import type { ListingFilter, ListingSort } from '../queries/listing.ts'
import { germanTitle } from './product-name.ts'

let latest: { fingerprint: string; ids: readonly number[] } | undefined

/** The same listing by German names, if it is sorted by names. A search keeps its matches. */
export async function sortedInGerman(
  db: D1Database,
  filter: ListingFilter,
  sort: ListingSort,
): Promise<{ filter: ListingFilter; sort: ListingSort }> {
  if ((sort !== 'name-up' && sort !== 'name-down') || filter.searchTerm !== undefined) return { filter, sort }
  const upwards = await idsByGermanName(db)
  const ids = sort === 'name-up' ? upwards : upwards.toReversed()
  const found = filter.ids && new Set(filter.ids)
  return { filter: { ...filter, ids: found ? ids.filter((id) => found.has(id)) : ids }, sort: 'as-given' }
}

/** Ids of all products in the order of their German names, as old as the last seed of the catalogue. */
async function idsByGermanName(db: D1Database): Promise<readonly number[]> {
  const [seed, products] = await db.batch<{ value: string } & { id: number; name: string; garment: string }>([
    db.prepare("SELECT value FROM seed WHERE key = 'catalogue'"),
    db.prepare('SELECT id, name, garment FROM products'),
  ])
  const fingerprint = `${seed?.results[0]?.value}/${products?.results.length}`
  if (latest?.fingerprint === fingerprint) return latest.ids
  const { compare } = new Intl.Collator('de')
  const ids = (products?.results ?? [])
    .map((product) => ({ id: product.id, name: germanTitle(product) }))
    .toSorted((a, b) => compare(a.name, b.name) || a.id - b.id)
    .map(({ id }) => id)
  latest = { fingerprint, ids }
  return ids
}
