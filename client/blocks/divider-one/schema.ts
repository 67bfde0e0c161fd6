import * as v from 'valibot'
import { ColourSchema } from '../parts/colour.ts'
import { Text } from '../parts/fields.ts'

/** A line of stitches across the page, with the text, if any, in its middle. */
export const DividerOneSchema = v.object({ text: Text, textColour: ColourSchema, lineColour: ColourSchema })
