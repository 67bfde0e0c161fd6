import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { CallToActionSchema } from '../parts/call-to-action.tsx'
import { ColourSchema } from '../parts/colour.ts'
import { choice, list, RequiredText, Text } from '../parts/fields.ts'
import { MediaSchema, OptionalMedia } from '../parts/media.ts'

/** A picture or a video, with text beside it. */
export const JumpOffThreeSchema = v.object({
  media: MediaSchema,
  mobileMedia: OptionalMedia,
  imagePosition: choice(['Left', 'Right']),
  title: RequiredText,
  text: Text,
  textColour: ColourSchema,
  backgroundColour: ColourSchema,
  url: address('url'),
  callsToAction: list(CallToActionSchema),
})
