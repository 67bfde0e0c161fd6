/** `categories` are the names of the path to its category, root first; absent if its page named none. */
export type ViewedProduct = { id: number; colour: string; categories?: string[] }

/** Maximum number of recently viewed products to request and show. */
export const maxViewed = 8

/** Levels of a category's path. */
const maxCategories = 10

/** Parses the viewed products in the browser's storage, the latest first. Invalid entries are left out. */
export function parseViewed(text: string | null): ViewedProduct[] {
  if (text === null) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed)
      ? parsed
          .filter(isViewed)
          .slice(0, maxViewed + 1)
          .map(({ id, colour, categories }) => ({ id, colour, ...(areNames(categories) && { categories }) }))
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

function isViewed(value: unknown): value is ViewedProduct {
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

function areNames(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= maxCategories &&
    value.every((name) => typeof name === 'string' && name.length <= 100)
  )
}
