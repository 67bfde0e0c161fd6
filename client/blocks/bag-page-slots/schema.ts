import * as v from 'valibot'
import { Slot } from '../parts/fields.ts'

/** What stands around the bag: its picture, and banners of promotions. */
export const BagPageSlotsSchema = v.object({ bagImage: Slot, promoBanners: Slot })
