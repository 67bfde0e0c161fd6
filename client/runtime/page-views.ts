import { recordEvent } from '../api/record-event.ts'

/**
 * Records one view for each shown page: this document, each page swapped into it, and the document restored from the
 * history (D-96).
 */
export function recordPageViews(): void {
  const record = () => recordEvent({ event: 'page_view' })
  record()
  document.addEventListener('sv:navigate-end', record)
  addEventListener('pageshow', (event) => event.persisted && record())
}
