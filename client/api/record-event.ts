/** Analytics events. The names are given by the requirements, with hyphens and underscores as there (D-132). */
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

/** Announces an event on the document. Listeners forward it if the visitor has consented. It is not stored. */
export function recordEvent(event: ShopEvent): void {
  const detail: RecordedEvent = { ...event, timestamp: new Date().toISOString() }
  document.dispatchEvent(new CustomEvent('sv:event', { detail }))
}
