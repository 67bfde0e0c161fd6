import * as v from 'valibot'
import { accepting, Slot, Text } from '../parts/fields.ts'

export const SnugContentCardGroupSchema = v.object({
  title: Text,
  cards: v.pipe(accepting(Slot, 'snug-content-card'), v.minLength(1)),
})
