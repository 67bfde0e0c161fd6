import * as v from 'valibot'
import { layerSources } from './media-layers.ts'
import { type Media, OptionalMedia, type PictureSource } from './media.ts'

export const HeroMediaSchema = v.object({ image: OptionalMedia, mobileImage: OptionalMedia })

/** A hero's crops: wide on large screens and upright on phones, for which the editor may set other media. */
export function heroSources({
  image,
  mobileImage,
}: {
  image: Media | null
  mobileImage: Media | null
}): PictureSource[] {
  return layerSources({ desktop: image, mobile: mobileImage }, heroCrop)
}

export const heroCrop = { aspects: ['16:9', '2:3'], sizes: '100vw' } as const
