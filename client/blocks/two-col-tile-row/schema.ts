import * as v from 'valibot'
import { accepting, Slot } from '../parts/fields.ts'

/** Two tiles side by side, on every screen width. */
export const TwoColTileRowSchema = v.object({ tiles: v.pipe(accepting(Slot, 'two-col-tile'), v.length(2)) })
