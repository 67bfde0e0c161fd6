/** A picture of the media service: `src` is its address without query; size in pixels of the original. */
export type MediaImage = { src: string; alt: string; width: number; height: number }

/** A video of the media service, at the address of the one profile that pages play, and the picture shown before. */
export type MediaVideo = { src: string; poster: string; alt: string }

export const productImageSize = { width: 1600, height: 2133 } as const

/** Address of the picture at a width, as the media service wants it: `?w={width}&fmt=auto&qlt=default`. */
export function imageUrl(src: string, width: number): string {
  return `${src}?w=${width}&fmt=auto&qlt=default`
}

/** Address of the picture at its own size. */
export function originalUrl(src: string): string {
  return `${src}?fmt=auto&qlt=default`
}

export function imageSrcSet(src: string, widths: readonly number[]): string {
  return widths.map((width) => `${imageUrl(src, width)} ${width}w`).join(', ')
}
