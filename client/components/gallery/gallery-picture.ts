import { imageSrcSet, imageUrl, type MediaImage, originalUrl } from '#shared/domain/media.ts'

const widths = [200, 453, 768, 1517]

/** The picture's sources for the gallery. The page's head preloads the first picture with the same values. */
export function galleryPicture(image: MediaImage) {
  return {
    src: imageUrl(image.src, 768),
    srcSet: imageSrcSet(image.src, widths),
    sizes: '(min-width:62rem) 30vw, (min-width:48rem) 46vw, 88vw',
    width: image.width,
    height: image.height,
  }
}

/** The picture's sources for the zoom dialog: the gallery's widths and its own. */
export function zoomPicture(image: MediaImage, zoom: number) {
  return {
    src: imageUrl(image.src, 1517),
    srcSet: `${imageSrcSet(image.src, widths)}, ${originalUrl(image.src)} ${image.width}w`,
    sizes: `${Math.round(zoom * 100)}vw`,
    width: image.width,
    height: image.height,
  }
}
