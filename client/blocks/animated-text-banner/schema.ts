import * as v from 'valibot'
import { ColourSchema } from '../parts/colour.ts'
import { RequiredText, Text } from '../parts/fields.ts'

export const AnimatedTextBannerSchema = v.object({
  text: RequiredText,
  link: Text,
  callToActionText: Text,
  textColour: ColourSchema,
  backgroundColour: ColourSchema,
})
