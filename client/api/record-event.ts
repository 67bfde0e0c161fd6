/** What a shopper did, as analytics names it: the names are the specification's, hyphens and underscores alike (D-132). */
export type ShopEvent = {
  event:
    | 'remove_from_cart'
    | 'view_cart'
    | 'country_selector'
    | 'add-to-cart'
    | 'plp_quickadd_click'
    | 'select_item'
    | 'navigation_click'
    | 'menu_item'
    | 'page_view'
    | 'sign_up'
} & Record<string, unknown>

export type RecordedEvent = ShopEvent & { /** ISO 8601, UTC. */ timestamp: string }

declare global {
  interface DocumentEventMap {
    'sv:event': CustomEvent<RecordedEvent>
  }
}

/**
 * Tells the page what happened. Who listens decides, by the visitor's consent, whether it goes anywhere; nobody keeps
 * it.
 */
export function recordEvent(event: ShopEvent): void {
  const detail: RecordedEvent = { ...event, timestamp: new Date().toISOString() }
  document.dispatchEvent(new CustomEvent('sv:event', { detail }))
}
