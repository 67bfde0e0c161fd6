import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { CallToActionSchema } from '../parts/call-to-action.tsx'
import { ColourSchema } from '../parts/colour.ts'
import { choice, Flag, positions, Text } from '../parts/fields.ts'
import { MediaSchema, OptionalMedia } from '../parts/media.ts'

const sides = ['Left', 'Center', 'Right'] as const

/** Text in the display typeface over the picture. */
const QuisasTextBlockSchema = v.object({ text: Text, alignment: choice(sides), position: choice(positions) })

export const TallImageTypeOneSchema = v.object({
  image: MediaSchema,
  mobileImage: OptionalMedia,
  imageUrl: address('imageUrl'),
  title: Text,
  subtitle: Text,
  dropShadow: Flag,
  callToAction: v.nullish(CallToActionSchema, null),
  wrapperAlignment: choice(['Center', 'Left', 'Right']),
  textColor: ColourSchema,
  quisasTextBlock: v.nullish(QuisasTextBlockSchema, null),
})
