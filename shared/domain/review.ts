import * as v from 'valibot'
import { reviewErrors } from '../messages/product-page.ts'

const minLength = 3

/** Rules of a review. The ratings service owns the form itself (D-111). */
export const ReviewSchema = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(minLength, reviewErrors.title)),
  message: v.pipe(v.string(), v.trim(), v.minLength(minLength, reviewErrors.message)),
})
