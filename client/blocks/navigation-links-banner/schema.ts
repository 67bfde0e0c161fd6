import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { ColourSchema } from '../parts/colour.ts'
import { choice, list, measure, Text } from '../parts/fields.ts'
import { OptionalMedia } from '../parts/media.ts'
import { NavigationLinkSchema } from '../parts/navigation-link.tsx'

const percent = (fallback: number) => measure({ max: 100, fallback, unit: 'percent' })

/** A part of the picture that is a link. It is invisible, so its label is the only name that screen readers have. */
const AreaSchema = v.object({
  label: Text,
  url: address('url'),
  left: percent(0),
  top: percent(0),
  width: percent(100),
  height: percent(100),
})

/** A picture with links: beside it if split in halves, otherwise below it, and over it as areas in percent of its size. */
export const NavigationLinksBannerSchema = v.object({
  image: OptionalMedia,
  mobileImage: OptionalMedia,
  title: Text,
  layout: choice(['Full', '50/50']),
  textColour: ColourSchema,
  backgroundColour: ColourSchema,
  links: list(NavigationLinkSchema),
  areaLinks: list(AreaSchema),
})

export type AreaLink = v.InferOutput<typeof AreaSchema>
