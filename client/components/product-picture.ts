import { imageSrcSet, imageUrl, productImageSize } from '#shared/domain/media.ts'
import { isWorn, wornSrc } from '#shared/domain/worn-picture.ts'
import { colourSegment } from '#shared/links.ts'

type ProductPictureView = 'main' | 'hover' | 'swatch'

const suffixes = { main: '_1', hover: '_2', swatch: '_swatch' } as const satisfies Record<ProductPictureView, string>

const cardWidths = [580, 992]
const hoverWidths = [580, 768, 992, 1280, 1536]
const swatchWidth = 68

/** The URL of a product's picture without query: `{mediaBase}/{style}_{colour}_{view}`, with spaces as underscores. */
export function productPictureSrc(
  mediaBase: string,
  product: { style: string; colour: string | null },
  view: ProductPictureView = 'main',
): string {
  const name = product.colour ? `${product.style}_${colourSegment(product.colour)}` : product.style
  return `${mediaBase}/${encodeURIComponent(name + suffixes[view])}`
}

/** The first picture of a card: worn by the chosen figure if figures wear the product. */
export function cardPictureSrc(
  mediaBase: string,
  product: { style: string; colour: string | null; sizes: readonly string[] },
  figure: string | null,
): string {
  return figure !== null && isWorn(product)
    ? wornSrc(productPictureSrc(mediaBase, product, 'hover'), figure)
    : productPictureSrc(mediaBase, product)
}

/**
 * The picture of a card: 992 wide, 580 below the `md` breakpoint. There `sizes` is 193px, so that screens with three
 * device pixels per CSS pixel still load the 580 file. A grid has its fifth column before a card is wider than 26rem.
 */
export function cardPicture(src: string) {
  return {
    src: imageUrl(src, 992),
    srcSet: imageSrcSet(src, cardWidths),
    sizes: '(min-width:62rem) 23rem,(min-width:48rem) 33vw,193px',
    ...productImageSize,
  }
}

/**
 * The second picture of a card. The browser loads it only on hover. Its size is that of the first one, by the
 * stylesheet.
 */
export function hoverPicture(src: string) {
  return { src: imageUrl(src, 580), srcSet: imageSrcSet(src, hoverWidths), sizes: '25vw' }
}

export function swatchPicture(src: string) {
  return { src: imageUrl(src, swatchWidth), width: swatchWidth, height: swatchWidth }
}
