import * as v from 'valibot'
import { choice, Slot } from '../parts/fields.ts'

/** An arrangement, and the stickers that stand in it. */
export const StickerTemplateSchema = v.object({
  template: choice(['Row', 'Scattered', 'Stack']),
  stickers: v.pipe(Slot, v.minLength(1), v.maxLength(8)),
})
