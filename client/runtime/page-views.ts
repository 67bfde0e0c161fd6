import { recordEvent } from '../api/record-event.ts'

/**
 * Records one view for each shown page: this document, each page swapped into it, and the document restored from the
 * history (D-96).
 */
export function recordPageViews(): void {
  recordView()
  document.addEventListener('sv:navigate-end', recordView)
  addEventListener('pageshow', (event) => event.persisted && recordView())
}

// The query may contain text that a visitor typed.
function recordView(): void {
  recordEvent({ event: 'page_view', path: location.pathname, page_type: document.body.dataset['pageType'] ?? '' })
}
