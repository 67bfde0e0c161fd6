import * as v from 'valibot'
import { Slot } from '../parts/fields.ts'

/** Two tiles, side by side on every screen. */
export const TwoColTileRowSchema = v.object({ tiles: v.pipe(Slot, v.length(2)) })
