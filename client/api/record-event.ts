import type { CartFact } from './cart-fact.ts'
import type { ShopEvent } from '#shared/analytics/events.ts'
import type { LineItem } from '#shared/domain/cart.ts'
import type { WishlistItem } from '#shared/domain/wishlist.ts'

/** A saved product, with the cart line that it was moved from. Analytics looks it up in the page. */
export type WishlistFact = { event: 'add_to_wishlist'; item: WishlistItem; line?: LineItem | undefined }

/**
 * A shown page. The title has no text of the visitor. `page_referrer` is the URL of the view before it, of this
 * document or of the one before.
 */
export type ViewFact = { event: 'page_view'; page_title: string; page_referrer: string }

/** An event as the code that causes it records it: complete, or as a fact that analytics makes an event of. */
export type ShopFact =
  | Exclude<ShopEvent, { event: CartFact['event'] | 'add_to_wishlist' | 'page_view' }>
  | CartFact
  | WishlistFact
  | ViewFact

/** When and on which page something happened. */
export type Moment = {
  /** ISO 8601, UTC. */
  timestamp: string
  page_type: string
  page_location: string
}

export type RecordedFact = ShopFact & Moment

declare global {
  interface DocumentEventMap {
    'sv:event': CustomEvent<RecordedFact>
  }
}

const maxEarlyFacts = 20
/** Facts from before analytics listens; `null` once it does. */
let early: RecordedFact[] | null = []

/**
 * Publishes a fact on the document. Analytics makes an event of it if the visitor has consented. It is not stored.
 * `moment` is for a fact that is recorded after its page has gone.
 */
export function recordEvent(fact: ShopFact, moment: Moment = thisMoment()): void {
  const detail = { ...fact, ...moment }
  early = early && [...early.slice(1 - maxEarlyFacts), detail]
  document.dispatchEvent(new CustomEvent('sv:event', { detail }))
}

/** Removes the facts that nobody has listened to and returns them, the newest twenty at most. */
export function takeEarlyFacts({ isLast = false } = {}): RecordedFact[] {
  const facts = early ?? []
  early = isLast || !early ? null : []
  return facts
}

/** Adds the moment and the page. */
export function recorded(fact: ShopFact): RecordedFact {
  return { ...fact, ...thisMoment() }
}

export function thisMoment(): Moment {
  return {
    timestamp: new Date().toISOString(),
    page_type: document.body.dataset['pageType'] ?? '',
    page_location: location.href,
  }
}
