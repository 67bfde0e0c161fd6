import * as v from 'valibot'
import { accepting, Slot, Text } from '../parts/fields.ts'

/** Two, three or four tall pictures side by side. */
export const JumpOffOneGroupSchema = v.object({
  title: Text,
  jumpOffs: v.pipe(accepting(Slot, 'jump-off-one'), v.minLength(2), v.maxLength(4)),
})
