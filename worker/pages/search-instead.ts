import { addFacts } from '../promotions/add-facts.ts'
import type { PageContext } from './public-context.ts'
import type { ListingView } from '#client/pages/listing/listing-view.ts'
import * as messages from '#shared/messages/en.ts'

const maxProducts = 12

/**
 * Products for a search that found nothing: those that the refinements hide, or else the best sellers. The page works
 * without them.
 */
export async function loadInstead(
  context: PageContext,
  { term, isRefined }: { term: string; isRefined: boolean },
): Promise<NonNullable<ListingView['instead']>> {
  const { services } = context
  const or = <Value>(promise: Promise<Value[]>) => context.defer(promise).catch(() => [])
  const hidden = isRefined
    ? await or(services.search.search({ query: term, page: 1 }).then(({ products }) => products))
    : []
  const found = hidden.length > 0 ? hidden : await or(services.catalogue.shelf({ shelf: 'best-sellers' }))
  return {
    title: hidden.length > 0 ? messages.listing.withoutFilters : messages.listing.bestSellers,
    products: await addFacts(found.slice(0, maxProducts), context),
  }
}
