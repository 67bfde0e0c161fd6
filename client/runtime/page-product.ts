import type { Ecommerce } from '#shared/analytics/events.ts'

/** The product that the page shows, as the server wrote it for analytics (`toProductFacts`). */
export function pageProduct(page: Pick<Document, 'querySelector'>): Ecommerce | undefined {
  const { viewItem } = page.querySelector<HTMLElement>('main [data-view-item]')?.dataset ?? {}
  return viewItem === undefined ? undefined : JSON.parse(viewItem)
}
