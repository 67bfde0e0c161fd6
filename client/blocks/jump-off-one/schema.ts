import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { CallToActionSchema } from '../parts/call-to-action.tsx'
import { ColourSchema } from '../parts/colour.ts'
import { choice, list, RequiredText, Text } from '../parts/fields.ts'
import { MediaSchema, OptionalMedia } from '../parts/media.ts'

const lower = [
  'Bottom Left',
  'Bottom',
  'Bottom Right',
  'Center',
  'Top Left',
  'Top',
  'Top Right',
  'Left',
  'Right',
] as const

/** A tall picture with text over it. */
export const JumpOffOneSchema = v.object({
  image: MediaSchema,
  mobileImage: OptionalMedia,
  title: RequiredText,
  text: Text,
  textPosition: choice(lower),
  textColour: ColourSchema,
  url: address('url'),
  callsToAction: list(CallToActionSchema),
})
