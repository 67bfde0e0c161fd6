import { isSameColour, type Product } from '#shared/domain/product.ts'

/** True if the total stock of a colour is above zero or is not tracked. */
export function isColourAvailable({ variants }: Pick<Product, 'variants'>, colour: string): boolean {
  const ofColour = variants.filter(
    (variant) => variant.isPurchasable && (variant.colour === null || isSameColour(variant.colour, colour)),
  )
  if (ofColour.some((variant) => variant.stock === null)) return true
  return ofColour.reduce((sum, variant) => sum + Math.max(0, variant.stock ?? 0), 0) > 0
}
