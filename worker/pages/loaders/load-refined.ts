import { chosenAttributes, noRefinements, knownRefinements, refinementCount } from '#shared/domain/facet.ts'
import type { ListingFacets, Refinements } from '#shared/domain/listing.ts'

type Loaded<Found> = { found: Promise<Found>; facets: Promise<ListingFacets> }

type Refined<Found> = {
  found: Found
  facets: Promise<ListingFacets>
  refinements: Refinements
  /** Values of the address that the facets do not offer. They do not apply, and their page must not be cached. */
  unknownValues: string[]
}

/**
 * A listing with those of the refinements that its facets offer. Without values to check it does not wait for the
 * facets. The others do not narrow it, although the service may know them, such as a category below those of a filter.
 * If values leave nothing, the facets without them say which of them exist. If the service does not say, nothing is
 * dropped.
 */
export async function loadRefined<Found extends { total: number }>(
  asked: Refinements,
  load: (refinements: Refinements) => Loaded<Found>,
): Promise<Refined<Found>> {
  const first = load(asked)
  if (chosenAttributes(asked).length === 0) return refined(first, asked, [])
  const [found, checked] = await Promise.all([first.found, check(asked, first)])
  if (!checked || checked.unknown.length === 0) return refined(first, asked, [])
  if (found.total > 0) return refined(load(checked.refinements), checked.refinements, checked.unknown)
  const plain = load(noRefinements)
  const [, known] = await Promise.all([plain.found, check(asked, plain)])
  if (!known || known.unknown.length === 0) return refined(first, asked, [])
  const isPlain = refinementCount(known.refinements) === 0
  return refined(isPlain ? plain : load(known.refinements), known.refinements, known.unknown)
}

async function check(asked: Refinements, { facets }: Pick<Loaded<unknown>, 'facets'>) {
  const known = await facets.catch(() => null)
  return known && knownRefinements(asked, known.facets)
}

async function refined<Found>(
  { found, facets }: Loaded<Found>,
  refinements: Refinements,
  unknownValues: string[],
): Promise<Refined<Found>> {
  return { found: await found, facets, refinements, unknownValues }
}
