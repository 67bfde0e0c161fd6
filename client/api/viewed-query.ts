import { readViewed } from './viewed-products.ts'
import { maxViewed } from '#shared/domain/viewed-products.ts'

/**
 * Names the products that this browser has shown before in a query, but for the one on the page. Empty if there are
 * none, or if storage is blocked.
 */
export function viewedQuery(productId: number): string {
  const viewed = readViewed().filter(({ id }) => id !== productId)
  return new URLSearchParams(viewed.slice(0, maxViewed).map(({ id, colour }) => ['item', `${id}.${colour}`])).toString()
}

/** Names the category of each of the cards that this browser's page of the product has named, for analytics. */
export function nameCategories(cards: ParentNode): void {
  for (const { id, categories } of readViewed())
    if (categories) cards.querySelector(`[data-product="${id}"]`)?.setAttribute('data-categories', categories)
}
