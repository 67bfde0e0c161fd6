import * as v from 'valibot'
import { CallToActionSchema } from '../parts/call-to-action.tsx'
import { alignments } from '../parts/fields.ts'

export const CallToActionGroupSchema = v.object({
  callsToAction: v.pipe(v.array(CallToActionSchema), v.minLength(1)),
  columns: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)), null),
  alignment: v.nullish(v.picklist(alignments), 'Center'),
})
