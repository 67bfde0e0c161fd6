import * as v from 'valibot'
import { accepting, Slot } from '../parts/fields.ts'

/** Content of the bag page: its picture, and banners of promotions. */
export const BagPageSlotsSchema = v.object({ bagImage: accepting(Slot, 'bag-page-image'), promoBanners: Slot })
