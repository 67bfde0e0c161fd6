import * as v from 'valibot'
import { address } from '../parts/address.ts'
import { ColourSchema } from '../parts/colour.ts'
import { RequiredText, Text } from '../parts/fields.ts'

/** A heading on a thin line, with a link at its end. */
export const DividerTwoSchema = v.object({
  text: RequiredText,
  linkText: Text,
  url: address('url'),
  textColour: ColourSchema,
  lineColour: ColourSchema,
})
