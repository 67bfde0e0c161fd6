import * as v from 'valibot'
import { ColourSchema } from '../parts/colour.ts'
import { Flag, list, RequiredText } from '../parts/fields.ts'
import { SizeLinkSchema } from '../parts/size-links.ts'

export const SizeBlockSchema = v.object({
  titleText: RequiredText,
  titleColour: ColourSchema,
  callsToAction: list(SizeLinkSchema),
  ctaColour: ColourSchema,
  showUnderline: Flag,
  underlineColour: ColourSchema,
  hoverColour: ColourSchema,
})
