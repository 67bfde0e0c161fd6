import * as v from 'valibot'
import { Colour } from '../parts/colour.ts'
import { RequiredText, Text } from '../parts/fields.ts'

export const AnimatedTextBannerSchema = v.object({
  text: RequiredText,
  link: Text,
  callToActionText: Text,
  textColour: Colour,
  backgroundColour: Colour,
})
