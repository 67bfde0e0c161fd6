import type { PageStore } from '../atoms/store.ts'
import { holdClicksUntil } from '../island/early-clicks.ts'
import { connectListingView } from '../runtime/listing/listing-view.ts'
import { connectLoadMore } from '../runtime/listing/load-more.ts'
import { returnToCard } from '../runtime/listing/return-to-card.ts'

/**
 * Starts a listing's scripts: list or grid view, 'load more', the scroll position on return, and, once somebody turns
 * to them, the filters. Its links and its form work without them.
 */
export function connect(listing: HTMLElement, signal: AbortSignal, store: PageStore): void {
  connectListingView(listing, signal)
  connectLoadMore(listing, signal)
  returnToCard(listing, signal)
  let panel: Promise<void> | undefined
  const loadPanel = ({ target }: Event) => {
    if (panel || !(target as Element).closest('[data-opens=filters],#filters')) return
    panel = import('../runtime/listing/refinements.ts').then(
      ({ connectRefinements }) => connectRefinements(listing, signal, store),
      console.error,
    )
    holdClicksUntil(panel)
  }
  for (const type of ['pointerover', 'focusin', 'click']) listing.addEventListener(type, loadPanel, { signal })
}
