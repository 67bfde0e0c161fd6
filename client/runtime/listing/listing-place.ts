/** The visitor's place in a listing: added pages, the card that was followed, and the scroll position. */
export type ListingPlace = { added: number; card: string | null; top: number }

type State = { listing?: ListingPlace } | null

/** Stored in the history entry, so it comes back with the page and the URL stays. */
export function readPlace(): ListingPlace | null {
  const place = (history.state as State)?.listing
  return place && Number.isInteger(place.added) ? place : null
}

export function storePlace(change: Partial<ListingPlace>): void {
  const place: ListingPlace = { ...(readPlace() ?? { added: 0, card: null }), top: scrollY, ...change }
  history.replaceState({ ...(history.state as State), listing: place }, '')
}
