import * as v from 'valibot'
import { Colour } from '../parts/colour.ts'
import { Flag, list, RequiredText } from '../parts/fields.ts'
import { SizeLinkSchema } from '../parts/size-links.ts'

export const SizeBlockSchema = v.object({
  titleText: RequiredText,
  titleColour: Colour,
  callsToAction: list(SizeLinkSchema),
  ctaColour: Colour,
  showUnderline: Flag,
  underlineColour: Colour,
  hoverColour: Colour,
})
