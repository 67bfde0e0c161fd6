import * as v from 'valibot'
import { review } from '../messages/product-page.ts'

const shortest = 3

/** What a review must have. The form itself is the ratings service's (D-111). */
export const ReviewSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(shortest, review.title)),
  message: v.pipe(v.string(), v.trim(), v.minLength(shortest, review.message)),
})
