/**
 * An image of the media service. `src` is its URL, without query except for who wears it; the size is that of the
 * original in pixels.
 */
export type MediaImage = { src: string; alt: string; width: number; height: number }

/** A video of the media service. `src` is the URL of the one profile that pages play. */
export type MediaVideo = { src: string; poster: string; alt: string }

export const productImageSize = { width: 1600, height: 2133 } as const

/**
 * The width of a page's picture for sharing. WhatsApp shows none that is larger than 600 KB, as an original may be.
 * https://developers.facebook.com/documentation/business-messaging/whatsapp/link-previews/
 */
export const socialImageWidth = 1200

/** URL of the image at a width: `?w={width}&fmt=auto&qlt=default`. */
export function imageUrl(src: string, width: number): string {
  return `${src}${src.includes('?') ? '&' : '?'}w=${width}&fmt=auto&qlt=default`
}

/** URL of the image at its original size. */
export function originalUrl(src: string): string {
  return `${src}${src.includes('?') ? '&' : '?'}fmt=auto&qlt=default`
}

export function imageSrcSet(src: string, widths: readonly number[]): string {
  return widths.map((width) => `${imageUrl(src, width)} ${width}w`).join(', ')
}
