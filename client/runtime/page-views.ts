import { recordEvent } from '../api/record-event.ts'

/**
 * One view for each page that is shown: this document, each page swapped into it, and the document come back through
 * the history (D-96).
 */
export function recordPageViews(): void {
  recordView()
  document.addEventListener('sv:navigate-end', recordView)
  addEventListener('pageshow', (event) => event.persisted && recordView())
}

// The query may hold what a visitor typed.
function recordView(): void {
  recordEvent({ event: 'page_view', path: location.pathname, page_type: document.body.dataset['pageType'] ?? '' })
}
