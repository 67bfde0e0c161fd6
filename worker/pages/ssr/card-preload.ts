import type { PreloadedImage } from './head.ts'
import { galleryPicture } from '#client/components/gallery/gallery-picture.ts'
import { cardPicture, cardPictureSrc } from '#client/components/product-picture.ts'
import type { ProductMedia, ProductSummary } from '#shared/domain/product.ts'

/** Preload of a PLP's first card image, which is likely the largest contentful paint. */
export function cardPreload(
  product: ProductSummary | undefined,
  mediaBase: string,
  figure: string | null,
): PreloadedImage[] {
  if (!product) return []
  const { src, srcSet, sizes } = cardPicture(
    cardPictureSrc(mediaBase, { ...product, colour: product.colour?.name ?? null }, figure),
  )
  return [{ src, srcSet, sizes, media: null }]
}

/** Preload of a product's main picture. */
export function mediaPreload(media: ProductMedia): PreloadedImage[] {
  const [main] = media.images
  if (!main) return []
  const { src, srcSet, sizes } = galleryPicture(main)
  return [{ src, srcSet, sizes, media: null }]
}
