import type { PageStore } from '../atoms/store.ts'
import { runListingView } from '../runtime/listing/listing-view.ts'
import { runLoadMore } from '../runtime/listing/load-more.ts'
import { runRefinements } from '../runtime/listing/refinements.ts'
import { runReturn } from '../runtime/listing/return-to-card.ts'

/** Enhances a listing. Its links and its form work without this script. */
export function run(store: PageStore): void {
  runListingView()
  runLoadMore()
  runReturn()
  runRefinements(store)
}
