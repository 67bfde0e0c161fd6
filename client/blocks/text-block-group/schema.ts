import * as v from 'valibot'
import { Slot, Text } from '../parts/fields.ts'

export const TextBlockGroupSchema = v.object({ title: Text, textBlocks: v.pipe(Slot, v.minLength(1)) })
