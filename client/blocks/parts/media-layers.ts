import * as v from 'valibot'
import { type Aspect, OptionalMedia, type PictureSource, pictureSource } from './media.ts'
import { phoneMedia, tabletMedia } from '#shared/breakpoint.ts'

/** Media behind text: one for large screens, and another for phones if the editor sets one. */
export const LayersSchema = v.object({ desktop: OptionalMedia, mobile: OptionalMedia })
export type Layers = v.InferOutput<typeof LayersSchema>

type Crop = { aspects: readonly [wide: Aspect, narrow: Aspect]; sizes: string }

/** Both crops of the still image that shows first: the pictures, or the posters of the videos. */
export function layerSources(
  { desktop, mobile }: Layers,
  { aspects: [wideAspect, narrowAspect], sizes }: Crop,
): PictureSource[] {
  const wide = desktop ?? mobile
  const narrow = mobile ?? desktop
  if (!wide || !narrow) return []
  return [
    pictureSource(wide, { aspect: wideAspect, sizes, media: tabletMedia }),
    pictureSource(narrow, { aspect: narrowAspect, sizes, media: phoneMedia }),
  ]
}
