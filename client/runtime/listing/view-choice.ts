const key = 'listing-view'

export type ListingViewName = 'grid' | 'list'

/**
 * Applies the visitor's listing view of this session. The list view is an attribute of the document, which later pages
 * keep.
 */
export function showChosenView(): ListingViewName {
  const view = document.documentElement.dataset['listing'] === 'list' || readStoredView() === 'list' ? 'list' : 'grid'
  if (view === 'list') document.documentElement.dataset['listing'] = view
  return view
}

export function chooseView(view: ListingViewName): void {
  if (view === 'list') document.documentElement.dataset['listing'] = view
  else delete document.documentElement.dataset['listing']
  try {
    sessionStorage.setItem(key, view)
  } catch {
    // If storage is blocked, the choice lasts as long as the document.
  }
}

function readStoredView(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}
