import * as v from 'valibot'
import { accepting, Slot, Text } from '../parts/fields.ts'

export const TextBlockGroupSchema = v.object({
  title: Text,
  textBlocks: v.pipe(accepting(Slot, 'text-block'), v.minLength(1)),
})
