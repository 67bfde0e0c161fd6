import * as v from 'valibot'
import { Slot, Text } from '../parts/fields.ts'

/** Two, three or four tall pictures side by side. */
export const JumpOffOneGroupSchema = v.object({ title: Text, jumpOffs: v.pipe(Slot, v.minLength(2), v.maxLength(4)) })
