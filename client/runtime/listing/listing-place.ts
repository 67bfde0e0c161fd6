/** Where a visitor stands in a listing: pages that were added to the first, the card that was left, and how far down. */
export type ListingPlace = { added: number; card: string | null; top: number }

type State = { listing?: ListingPlace } | null

/** Kept with the entry of the history: it comes back with the page, and its address stays. */
export function readPlace(): ListingPlace | null {
  const place = (history.state as State)?.listing
  return place && Number.isInteger(place.added) ? place : null
}

export function keepPlace(change: Partial<ListingPlace>): void {
  const place: ListingPlace = { ...(readPlace() ?? { added: 0, card: null }), top: scrollY, ...change }
  history.replaceState({ ...(history.state as State), listing: place }, '')
}
