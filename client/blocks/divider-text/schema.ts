import * as v from 'valibot'
import { ColourSchema } from '../parts/colour.ts'
import { alignments, choice, RequiredText } from '../parts/fields.ts'

export const DividerTextSchema = v.object({
  text: RequiredText,
  size: choice(['H2', 'H1', 'H3', 'H4', 'H5', 'Title 1', 'Title 2']),
  weight: choice(['Medium', 'Bold', 'Extra Bold']),
  alignment: v.nullish(v.picklist(alignments), 'Center'),
  textColour: ColourSchema,
})
