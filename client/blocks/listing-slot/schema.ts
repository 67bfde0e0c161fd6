import * as v from 'valibot'
import { choice, Slot } from '../parts/fields.ts'

/** A content slot above or below the products of a PLP. */
export const ListingSlotSchema = v.object({ placement: choice(['Above products', 'Below products']), content: Slot })
