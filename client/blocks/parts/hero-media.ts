import * as v from 'valibot'
import { type Media, OptionalMedia, type PictureSource, pictureSource } from './media.ts'

export const HeroMediaSchema = v.object({ image: OptionalMedia, mobileImage: OptionalMedia })

/** A hero's crops, widest first: wide on large screens, upright on phones, where the editor may set another picture. */
export function heroSources({ image, mobileImage }: { image: Media | null; mobileImage: Media | null }): PictureSource[] {
  const wide = image ?? mobileImage
  if (wide?.kind !== 'image') return []
  const upright = mobileImage?.kind === 'image' ? mobileImage : wide
  return [
    pictureSource(wide.src, { aspect: '16:9', sizes: '100vw', media: '(min-width: 768px)' }),
    pictureSource(upright.src, { aspect: '4:5', sizes: '100vw', media: '(max-width: 767.98px)' }),
  ]
}
