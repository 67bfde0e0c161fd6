import * as v from 'valibot'
import { CallToActionSchema } from '../parts/call-to-action.tsx'
import { ColourSchema } from '../parts/colour.ts'
import { choice, list, RequiredText, Text } from '../parts/fields.ts'

export const LargeTextBannerSchema = v.object({
  type: choice(['Standard', 'CE']),
  title: RequiredText,
  text: Text,
  textColour: ColourSchema,
  backgroundColour: ColourSchema,
  callsToAction: list(CallToActionSchema),
})
