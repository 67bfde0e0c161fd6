import * as v from 'valibot'
import { Colour } from '../parts/colour.ts'
import { alignments, choice, fonts, RequiredText } from '../parts/fields.ts'

export const TextBlockLargeSchema = v.object({ body: RequiredText, textAlignment: v.nullish(v.picklist(alignments), 'Center'), textColour: Colour, textFont: choice(fonts) })
