import * as v from 'valibot'
import { ColourSchema } from '../parts/colour.ts'
import { alignments, choice, fonts, RequiredMarkdown } from '../parts/fields.ts'

export const TextBlockLargeSchema = v.object({
  body: RequiredMarkdown,
  textAlignment: v.nullish(v.picklist(alignments), 'Center'),
  textColour: ColourSchema,
  textFont: choice(fonts),
})
