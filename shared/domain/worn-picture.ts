import { categoryGenders, wornParameter, wornPictures } from '../merchant.ts'
import type { MediaImage } from './media.ts'

/** The figure of that value; `null` if the merchant has no such figure. */
export function figureNamed(value: string | undefined): string | null {
  return wornPictures.figures.some((figure) => figure.value === value) ? (value ?? null) : null
}

/** False for categories whose clothes are for others only. */
export function areForFigures(categoryUrls: readonly string[]): boolean {
  const genders = categoryUrls.flatMap((url) => genderOf(url) ?? [])
  return genders.length === 0 || genders.some((gender) => gender === genderOf(wornPictures.category))
}

function genderOf(categoryUrl: string) {
  return categoryGenders[categoryUrl.split('/')[1] ?? '']
}

/** True if figures wear the product: it is made in a size of each. */
export function isWorn({ sizes }: { sizes: readonly string[] }, figures = wornPictures.figures): boolean {
  return figures.length > 0 && figures.every((figure) => figure.sizes.some((size) => sizes.includes(size)))
}

/** The URL of a second picture, worn by the figure. */
export function wornSrc(src: string, figure: string): string {
  return `${src}?${wornParameter}=${figure}`
}

/** A product's pictures with the worn one first, on the figure. An alternative text belongs to its place. */
export function wornFirst(images: readonly MediaImage[], figure: string): MediaImage[] {
  const worn = images.findIndex(({ src }) => src.endsWith('_2'))
  const [first, second] = [images[0], images[worn]]
  if (!first || !second) return [...images]
  const moved = { ...second, src: wornSrc(second.src, figure), alt: first.alt }
  return [moved, ...images.toSpliced(worn, 1).map((image, index) => ({ ...image, alt: images[index + 1]?.alt ?? '' }))]
}
