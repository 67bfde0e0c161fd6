import * as v from 'valibot'
import { Slot, Text } from '../parts/fields.ts'

/** Two, three or four jump-offs side by side. */
export const JumpOffTwoGroupSchema = v.object({
  title: Text,
  jumpOffs: v.pipe(Slot, v.minLength(2), v.maxLength(4)),
})
