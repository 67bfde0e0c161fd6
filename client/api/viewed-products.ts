import { parseViewed, type ViewedProduct, addViewed } from '#shared/domain/viewed-products.ts'

const key = 'sv-recently-viewed'

/** The products that this browser has shown before, but for the one on the page; none if it blocks storage. */
export function viewedBefore(productId: number | null): ViewedProduct[] {
  return read().filter(({ id }) => id !== productId)
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
