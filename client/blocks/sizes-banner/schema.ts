import * as v from 'valibot'
import { ColourSchema } from '../parts/colour.ts'
import { list, RequiredText } from '../parts/fields.ts'
import { SizeLinkSchema } from '../parts/size-links.ts'

export const SizesBannerSchema = v.object({
  heading: RequiredText,
  headingColour: ColourSchema,
  backgroundColour: ColourSchema,
  callsToAction: list(SizeLinkSchema),
})
