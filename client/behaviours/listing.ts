import type { PageStore } from '../atoms/store.ts'
import { runListingView } from '../runtime/listing/listing-view.ts'
import { runLoadMore } from '../runtime/listing/load-more.ts'
import { runRefinements } from '../runtime/listing/refinements.ts'
import { runReturn } from '../runtime/listing/return-to-card.ts'

/** What a listing does beyond its links and its form, which work without. */
export function run(store: PageStore): void {
  runListingView()
  runLoadMore()
  runReturn()
  runRefinements(store)
}
