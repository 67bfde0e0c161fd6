import type { PageContext } from '../../context/public-context.ts'
import type { FoundProduct } from '../../ports/search-port.ts'
import { addFacts } from '../../promotions/add-facts.ts'
import type { ListingView, NearMatch } from '#client/pages/listing/listing-view.ts'
import { chosenFacets, noRefinements, refinementCount, withoutFacet } from '#shared/domain/facet.ts'
import type { Listing, Refinements } from '#shared/domain/listing.ts'
import * as messages from '#shared/messages/shop.ts'

const maxProducts = 12
const maxTried = 4

type Load = (refinements: Refinements) => Promise<Listing<FoundProduct>>

/**
 * Products for a listing that is empty: those that one filter less leaves, or all filters less, or else the best
 * sellers. The page works without them.
 */
export async function loadInstead(
  context: PageContext,
  { refinements, load }: { refinements: Refinements; load: Load },
): Promise<NonNullable<ListingView['instead']>> {
  const optional = (products: Promise<FoundProduct[]>) => context.defer(products).catch(() => [])
  const isSingle = chosenFacets(refinements).length === 1
  const { near, products } = await loadNear(context, refinements, load)
  const unrefined =
    products.length === 0 && refinementCount(refinements) > 0
      ? await optional(load(noRefinements).then((found) => found.products))
      : []
  const lists = [
    { title: isSingle ? messages.listing.withoutFilters : messages.listing.nearMatches, products },
    { title: messages.listing.withoutFilters, products: unrefined },
  ]
  const found = lists.find((list) => list.products.length > 0) ?? {
    title: messages.listing.bestSellers,
    products: await optional(context.services.catalogue.rail({ rail: 'best-sellers' })),
  }
  return { title: found.title, near, products: await addFacts(found.products.slice(0, maxProducts), context) }
}

/** What the listing has without each of the filters, most products first, and the products of the first one. */
async function loadNear(
  context: PageContext,
  refinements: Refinements,
  load: Load,
): Promise<{ near: NearMatch[]; products: FoundProduct[] }> {
  const tried = await Promise.all(
    chosenFacets(refinements)
      .slice(0, maxTried)
      .map(async (facet) => {
        const found = await context.defer(load(withoutFacet(refinements, facet))).catch(() => null)
        return found && found.total > 0 ? [{ facet, ...found }] : []
      }),
  )
  const ways = tried.flat().toSorted((a, b) => b.total - a.total)
  return { near: ways.map(({ facet, total }) => ({ facet, total })), products: ways[0]?.products ?? [] }
}
