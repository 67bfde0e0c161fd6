import { chooseView, showChosenView, type ListingViewName } from './view-choice.ts'

/** The two view buttons of a listing. */
export function runListingView(): void {
  const press = (view: ListingViewName) => {
    for (const button of document.querySelectorAll<HTMLElement>('button[data-view]'))
      button.ariaPressed = String(button.dataset['view'] === view)
  }
  press(showChosenView())
  document.addEventListener('sv:navigate-end', () => press(showChosenView()))
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('button[data-view]') : null
    if (!button) return
    const view = button.dataset['view'] === 'list' ? 'list' : 'grid'
    chooseView(view)
    press(view)
  })
}
