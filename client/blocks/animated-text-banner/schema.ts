import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { ColourSchema } from '../parts/colour.ts'
import { RequiredText, Text } from '../parts/fields.ts'

export const AnimatedTextBannerSchema = v.object({
  text: RequiredText,
  link: address('link'),
  callToActionText: Text,
  textColour: ColourSchema,
  backgroundColour: ColourSchema,
})
