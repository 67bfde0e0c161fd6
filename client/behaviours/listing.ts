import type { PageStore } from '../atoms/store.ts'
import { holdClicksUntil } from '../island/early-clicks.ts'
import { connectLoadMore } from '../runtime/listing/load-more.ts'
import { returnToCard } from '../runtime/listing/return-to-card.ts'
import { chooseView, showChosenView, type ListingViewName } from '../runtime/listing/view-choice.ts'

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
      (module) => module.connectRefinements(listing, signal, store),
      console.error,
    )
    holdClicksUntil(panel)
  }
  for (const type of ['pointerover', 'focusin', 'click']) listing.addEventListener(type, loadPanel, { signal })
}

/** The two view buttons of a listing. */
function connectListingView(listing: HTMLElement, signal: AbortSignal): void {
  const press = (view: ListingViewName) => {
    for (const button of listing.querySelectorAll<HTMLElement>('button[data-view]'))
      button.setAttribute('aria-pressed', String(button.dataset['view'] === view))
  }
  press(showChosenView())
  listing.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('button[data-view]') : null
      if (!button) return
      const view = button.dataset['view'] === 'list' ? 'list' : 'grid'
      chooseView(view)
      press(view)
    },
    { signal },
  )
}
