import * as v from 'valibot'
import { layerSources } from './media-layers.ts'
import { type Media, OptionalMedia, type PictureSource } from './media.ts'

export const HeroMediaSchema = v.object({ image: OptionalMedia, mobileImage: OptionalMedia })

/** A hero's crops: wide on large screens, upright on phones, where the editor may set another picture or video. */
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
