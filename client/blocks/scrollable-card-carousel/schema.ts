import * as v from 'valibot'
import { accepting, Slot, Text } from '../parts/fields.ts'

export const ScrollableCardCarouselSchema = v.object({
  title: Text,
  cards: v.pipe(accepting(Slot, 'scrollable-card'), v.minLength(1)),
})
