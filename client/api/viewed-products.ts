import { addViewed, maxViewed, parseViewed, type ViewedProduct } from '#shared/domain/viewed-products.ts'

const key = 'sv-recently-viewed'

/**
 * Names the products that this browser has shown before in a query, but for the one on the page. Empty if there are
 * none, or if storage is blocked.
 */
export function viewedQuery(productId: number): string {
  const viewed = read().filter(({ id }) => id !== productId)
  return new URLSearchParams(viewed.slice(0, maxViewed).map(({ id, colour }) => ['item', `${id}.${colour}`])).toString()
}

/** Names the category of each of the cards that this browser's page of the product has named, for analytics. */
export function nameCategories(cards: ParentNode): void {
  for (const { id, categories } of read())
    if (categories) cards.querySelector(`[data-product="${id}"]`)?.setAttribute('data-categories', categories)
}

export function rememberViewed(product: ViewedProduct): void {
  try {
    localStorage.setItem(key, JSON.stringify(addViewed(read(), product)))
  } catch {
    // If storage is blocked or full, there is no history.
  }
}

function read(): ViewedProduct[] {
  try {
    return parseViewed(localStorage.getItem(key))
  } catch {
    return []
  }
}
