import { recordEvent } from '../api/record-event.ts'

/**
 * Records one view for each shown page: this document, each page swapped into it, and the document restored from the
 * history (D-96).
 */
export function recordPageViews(): void {
  let page_referrer = document.referrer
  const record = () => {
    recordEvent({ event: 'page_view', page_title: titleOf(document), page_referrer })
    page_referrer = location.href
  }
  record()
  document.addEventListener('sv:navigate-end', record)
  addEventListener('pageshow', (event) => event.persisted && record())
}

/** The title without the visitor's text. */
export function titleOf({ body, title }: { body: { dataset: DOMStringMap }; title: string }): string {
  return body.dataset['title'] ?? title
}
