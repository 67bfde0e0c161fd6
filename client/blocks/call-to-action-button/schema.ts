import * as v from 'valibot'
import { CallToActionSchema } from '../parts/call-to-action.tsx'
import { alignments } from '../parts/fields.ts'

export const CallToActionButtonSchema = v.object({
  ...CallToActionSchema.entries,
  alignment: v.nullish(v.picklist(alignments), 'Center'),
})
