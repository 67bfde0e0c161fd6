import * as v from 'valibot'
import { accepting, Slot, Text } from '../parts/fields.ts'

/** Two, three or four jump-offs side by side. */
export const JumpOffTwoGroupSchema = v.object({
  title: Text,
  jumpOffs: v.pipe(accepting(Slot, 'jump-off-two'), v.minLength(2), v.maxLength(4)),
})
