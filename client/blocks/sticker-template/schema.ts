import * as v from 'valibot'
import { accepting, choice, Slot } from '../parts/fields.ts'

/** An arrangement of stickers. */
export const StickerTemplateSchema = v.object({
  template: choice(['Row', 'Scattered', 'Stack']),
  stickers: v.pipe(accepting(Slot, 'sticker'), v.minLength(1), v.maxLength(8)),
})
