import { addReview } from '../../reviews/review-store.ts'
import { businessError } from '../business-error.ts'
import type { StorefrontScope } from '../context.ts'

type Input = {
  productEntityId: number
  review: { author: string; title: string; text: string; rating: number; email?: string | null }
}

/**
 * `Mutation.catalog`: a review waits for approval. One customer, who is known by the e-mail address, reviews a product
 * once. https://developer.bigcommerce.com/docs/storefront/graphql/product-reviews
 */
export function reviewMutations(scope: StorefrontScope) {
  return {
    addProductReview: async ({ input: { productEntityId, review } }: { input: Input }) => {
      const { author, title, text, rating } = review
      const email = review.email ?? ''
      if (!(await scope.product(productEntityId)))
        return { errors: [businessError('ProductIdNotFoundError', 'Product does not exist.')] }
      const fields = [
        ...(author.trim() === '' || author.length > 255 ? ['author'] : []),
        ...(title.trim() === '' || title.length > 255 ? ['title'] : []),
        ...(text.trim() === '' ? ['text'] : []),
        ...(rating < 1 || rating > 5 ? ['rating'] : []),
        ...(email !== '' && !/^[^@\s]+@[^@\s]+$/.test(email) ? ['email'] : []),
      ]
      if (fields.length > 0)
        return { errors: [{ ...businessError('InvalidInputFieldsError', 'Some fields are not valid.'), fields }] }
      const written = await scope.writtenReviews(productEntityId)
      if (email !== '' && written.some((other) => other.email.toLowerCase() === email.toLowerCase()))
        return {
          errors: [businessError('CustomerAlreadyReviewedProductError', 'You have already reviewed this product.')],
        }
      await addReview(scope.env.DB, { productId: productEntityId, title, text, rating, name: author, email })
      return { errors: [] }
    },
  }
}
