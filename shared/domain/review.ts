import * as v from 'valibot'
import { review } from '../messages/product-page.ts'

const shortest = 3

/** Rules of a review. The ratings service owns the form itself (D-111). */
export const ReviewSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(shortest, review.title)),
  message: v.pipe(v.string(), v.trim(), v.minLength(shortest, review.message)),
})
