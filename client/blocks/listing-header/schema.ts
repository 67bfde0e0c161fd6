import * as v from 'valibot'
import { CallToActionSchema } from '../parts/call-to-action.tsx'
import { ColourSchema } from '../parts/colour.ts'
import { choice, list, RequiredText, Text } from '../parts/fields.ts'
import { OptionalMedia } from '../parts/media.ts'

const SquiggleSchema = v.object({ position: choice(['1 Line Title', '2 Line Title']), colour: ColourSchema })

/** Both headers of a PLP: variant 1 has link buttons, variant 2 a subheading, a squiggle and a call to action. */
export const ListingHeaderSchema = v.object({
  variant: v.nullish(v.picklist([1, 2]), 1),
  title: RequiredText,
  subheading: Text,
  description: Text,
  linkButtons: list(CallToActionSchema),
  squiggle: v.nullish(SquiggleSchema, null),
  image: OptionalMedia,
  callToAction: v.nullish(CallToActionSchema, null),
})
