import * as v from 'valibot'
import { Colour } from '../parts/colour.ts'
import { alignments, choice, fonts, RequiredMarkdown } from '../parts/fields.ts'

export const TextBlockLargeSchema = v.object({
  body: RequiredMarkdown,
  textAlignment: v.nullish(v.picklist(alignments), 'Center'),
  textColour: Colour,
  textFont: choice(fonts),
})
