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
