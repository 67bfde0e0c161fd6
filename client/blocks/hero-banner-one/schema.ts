import * as v from 'valibot'
import { CallToActionSchema } from '../parts/call-to-action.tsx'
import { Colour } from '../parts/colour.ts'
import { choice, list, positions, Text } from '../parts/fields.ts'
import { HeroMediaSchema } from '../parts/hero-media.ts'

export const HeroBannerOneSchema = v.object({
  ...HeroMediaSchema.entries,
  topHeading: Text,
  heading: Text,
  subheading: Text,
  textPosition: choice(positions),
  textColour: Colour,
  url: Text,
  callsToAction: list(CallToActionSchema),
})
