import { addViewed, parseViewed, type ViewedProduct } from '#shared/domain/viewed-products.ts'

const key = 'sv-recently-viewed'

/** Puts the product first in the list of this browser. */
export function rememberViewed(product: ViewedProduct): void {
  try {
    localStorage.setItem(key, JSON.stringify(addViewed(readViewed(), product)))
  } catch {
    // If storage is blocked or full, there is no history.
  }
}

/** The latest first. Empty if storage is blocked. */
export function readViewed(): ViewedProduct[] {
  try {
    return parseViewed(localStorage.getItem(key))
  } catch {
    return []
  }
}
