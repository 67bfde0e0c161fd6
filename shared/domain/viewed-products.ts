/** `categories` are the names of the path to its category, root first, one a line; empty if its page named none. */
export type ViewedProduct = { id: number; colour: string; categories: string }

/** Maximum number of recently viewed products to request and show. */
export const maxViewed = 8

/** Parses the viewed products in the browser's storage, the latest first. Invalid entries are left out. */
export function parseViewed(text: string | null): ViewedProduct[] {
  if (text === null) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed)
      ? parsed
          .filter(isViewed)
          .slice(0, maxViewed + 1)
          .map(({ id, colour, categories }) => ({
            id,
            colour,
            categories: typeof categories === 'string' ? categories : '',
          }))
      : []
  } catch {
    return []
  }
}

/**
 * Puts the product first, without duplicates. Keeps one more than is shown, because the current page's product is not
 * shown.
 */
export function addViewed(viewed: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] {
  return [product, ...viewed.filter(({ id }) => id !== product.id)].slice(0, maxViewed + 1)
}

function isViewed(value: unknown): value is Omit<ViewedProduct, 'categories'> & { categories?: unknown } {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('colour' in value)) return false
  const { id, colour } = value
  return (
    Number.isInteger(id) &&
    (id as number) > 0 &&
    (id as number) < 1e9 &&
    typeof colour === 'string' &&
    colour.length <= 100
  )
}
