import type * as v from 'valibot'
import { layerSources } from '../parts/media-layers.ts'
import type { PictureSource } from '../parts/media.ts'
import type { ListingHeaderSchema } from './schema.ts'

/** On phones the picture is a narrow column beside the words, as high as they are. */
export const headerCrop = { aspects: ['16:7', '1:2'], sizes: '(min-width: 48rem) 60vw, 45vw' } as const

/** The crops of the picture that a listing's header shows, for wide and narrow screens. */
export function headerSources({ variant, image }: v.InferOutput<typeof ListingHeaderSchema>): PictureSource[] {
  return variant === 2 ? layerSources({ desktop: image, mobile: null }, headerCrop) : []
}
