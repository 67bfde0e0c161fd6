export type ViewedProduct = { id: number; colour: string }

/** How many products a pod shows, and how many of those looked at are asked for. */
export const maxViewed = 8

/** The products that a browser has kept, the last one first; what is no product, whoever wrote it, is left out. */
export function parseViewed(text: string | null): ViewedProduct[] {
  if (text === null) return []
  try {
    const kept: unknown = JSON.parse(text)
    return Array.isArray(kept)
      ? kept
          .filter(isViewed)
          .slice(0, maxViewed + 1)
          .map(({ id, colour }) => ({ id, colour }))
      : []
  } catch {
    return []
  }
}

/** With the product in front, once. One more is kept than shown: the page's own is not. */
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
