import { parseViewed, type ViewedProduct, addViewed } from '../../shared/domain/viewed-products.ts'

const key = 'sv-recently-viewed'

/** The products that this browser has shown before this one; none where it keeps nothing. */
export function viewedBefore(productId: number): ViewedProduct[] {
  return read().filter(({ id }) => id !== productId)
}

export function rememberViewed(product: ViewedProduct): void {
  try {
    localStorage.setItem(key, JSON.stringify(addViewed(read(), product)))
  } catch {
    // A browser that keeps nothing, or has no room, has no history of ours.
  }
}

function read(): ViewedProduct[] {
  try {
    return parseViewed(localStorage.getItem(key))
  } catch {
    return []
  }
}
