/** The visitor's place in a listing: added pages, the card that was followed, and the scroll position. */
export type ShownPlace = { added: number; card: string | null; top: number }

type State = { listing?: ShownPlace } | null

/** Stored in the history entry, so it comes back with the page and the URL stays. */
export function readPlace(): ShownPlace | null {
  const place = (history.state as State)?.listing
  return place && Number.isInteger(place.added) ? place : null
}

export function storePlace(change: Partial<ShownPlace>): void {
  const place: ShownPlace = { ...(readPlace() ?? { added: 0, card: null }), top: scrollY, ...change }
  history.replaceState({ ...(history.state as State), listing: place }, '')
}
