import type { PageStore } from '../atoms/store.ts'
import { holdClicksUntil } from '../island/early-clicks.ts'
import { runListingView } from '../runtime/listing/listing-view.ts'
import { runLoadMore } from '../runtime/listing/load-more.ts'
import { runReturnToCard } from '../runtime/listing/return-to-card.ts'

/**
 * Starts the listing's scripts: list or grid view, 'load more', the scroll position on return, and, once somebody turns
 * to them, the filters. Its links and its form work without them.
 */
export function run(store: PageStore): void {
  runListingView()
  runLoadMore()
  runReturnToCard()
  let panel: Promise<void> | undefined
  const loadPanel = ({ target }: Event) => {
    if (panel || !(target as Element).closest?.('[data-opens=filters],#filters')) return
    panel = import('../runtime/listing/refinements.ts').then(
      ({ runRefinements }) => runRefinements(store),
      console.error,
    )
    holdClicksUntil(panel)
  }
  for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, loadPanel)
}
