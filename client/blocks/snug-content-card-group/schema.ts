import * as v from 'valibot'
import { Slot, Text } from '../parts/fields.ts'

export const SnugContentCardGroupSchema = v.object({ title: Text, cards: v.pipe(Slot, v.minLength(1)) })
