import { imageSrcSet, imageUrl, type MediaImage } from '#shared/domain/media.ts'

const widths = [200, 453, 768, 1517]

/**
 * The picture's sources for the gallery. The page's head preloads the first picture with the same values. `isWide`: it
 * has both columns of a wide screen.
 */
export function galleryPicture(image: MediaImage, isWide = false) {
  return {
    src: imageUrl(image.src, 768),
    srcSet: imageSrcSet(image.src, widths),
    sizes: `(min-width:62rem) ${isWide ? 57 : 30}vw, (min-width:48rem) 46vw, 84vw`,
    width: image.width,
    height: image.height,
  }
}
