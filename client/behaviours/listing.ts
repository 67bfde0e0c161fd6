import type { PageStore } from '../atoms/store.ts'
import { runListingView } from '../runtime/listing/listing-view.ts'
import { runLoadMore } from '../runtime/listing/load-more.ts'
import { runRefinements } from '../runtime/listing/refinements.ts'
import { runReturnToCard } from '../runtime/listing/return-to-card.ts'

/**
 * Starts the listing's scripts: list or grid view, 'load more', the scroll position on return, and filters. Its links
 * and its form work without them.
 */
export function run(store: PageStore): void {
  runListingView()
  runLoadMore()
  runReturnToCard()
  runRefinements(store)
}
