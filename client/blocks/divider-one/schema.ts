import * as v from 'valibot'
import { ColourSchema } from '../parts/colour.ts'
import { Text } from '../parts/fields.ts'

/** A run of stitches across the page, with words in its middle where there are any. */
export const DividerOneSchema = v.object({ text: Text, textColour: ColourSchema, lineColour: ColourSchema })
