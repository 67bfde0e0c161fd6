import { colourPicture, pictureUrl } from '../../catalogue/pictures.ts'
import type { Product } from '../../catalogue/queries/products.ts'
import type { StorefrontScope } from './context.ts'

const originalWidth = 1600

/** An `Image`: the first picture of a colourway. */
export function imageNode({ env }: StorefrontScope, product: Product, colour: number) {
  const name = colourPicture(product, colour)
  return {
    url: ({ width }: { width: number }) => pictureUrl(env.SANDBOX_ORIGIN, name, width),
    urlOriginal: pictureUrl(env.SANDBOX_ORIGIN, name, originalWidth),
    urlTemplate: pictureUrl(env.SANDBOX_ORIGIN, name, '{:size}'),
    altText: `${product.name} in ${product.colours[colour]?.name ?? ''}`,
    isDefault: colour === 0,
  }
}
