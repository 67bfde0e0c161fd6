import { chooseView, showChosenView, type ListingViewName } from './view-choice.ts'

/** The two view buttons of a listing. */
export function connectListingView(listing: HTMLElement, signal: AbortSignal): void {
  const press = (view: ListingViewName) => {
    for (const button of listing.querySelectorAll<HTMLElement>('button[data-view]'))
      button.ariaPressed = String(button.dataset['view'] === view)
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
