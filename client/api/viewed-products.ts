import { addViewed, maxViewed, parseViewed, type ViewedProduct } from '#shared/domain/viewed-products.ts'
import { fragments } from '#shared/routes.ts'

const key = 'sv-recently-viewed'

/**
 * The fragment with the products that this browser has shown before, but for the one on the page. `null` if there are
 * none, or if storage is blocked.
 */
export function viewedFragment(productId: number | null): string | null {
  const viewed = read().filter(({ id }) => id !== productId)
  const items = viewed.slice(0, maxViewed).map(({ id, colour }) => ['item', `${id}.${colour}`])
  return items.length === 0 ? null : `${fragments.recentlyViewed}?${new URLSearchParams(items)}`
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
