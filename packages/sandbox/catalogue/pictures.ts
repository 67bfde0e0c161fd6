import type { Product } from './queries/products.ts'

/** Name of the first picture of a style in a colour, in the media service. */
export function pictureName(style: string, colour: string): string {
  return `${style}_${colour.replaceAll(' ', '_')}_1`
}

export function pictureUrl(origin: string, name: string, width: number | '{:size}'): string {
  return `${origin}/media/i/selvedge/${name}?w=${width}&fmt=auto&qlt=default`
}

/** Name of the swatch of a pattern. */
export function swatchName(style: string, colour: string): string {
  return `${style}_${colour.replaceAll(' ', '_')}_swatch`
}

/** Name of the first picture of a colourway, by its index. */
export function colourPicture(product: Product, colour: number): string {
  const name = product.colours[colour]?.name ?? product.colours[0]?.name ?? ''
  return pictureName(product.style, name)
}
