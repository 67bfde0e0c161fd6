import { Notice } from '../components/notice/notice.tsx'
import { ReviewList } from '../components/reviews/review-list.tsx'
import { ReviewField } from './reviews/review-field.tsx'
import { type Review, starValues } from '#shared/domain/review.ts'
import type { FormErrors, FormValues } from '#shared/forms/form.ts'
import { customerReviewForm, reviewForm } from '#shared/forms/review.ts'
import { marketPath, reviewsPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/reviews.ts'
import { actions } from '#shared/routes.ts'

type WriteReviewPageProps = {
  market: Market
  product: { id: number; name: string; slug: string }
  /** The name that a signed-in customer's review shows; `null` for a guest, who is asked for one. */
  customerName: string | null
  /** The review that was just kept, for its writer. */
  kept: Review | null
  values: FormValues
  errors: FormErrors
  alert: string | null
}

/** The form for a review of a product, without scripts. */
export function WriteReviewPage({ market, product, customerName, kept, ...state }: WriteReviewPageProps) {
  const { values, errors, alert } = state
  const { fields } = (customerName === null ? reviewForm : customerReviewForm).groups[0] ?? { fields: [] }
  return (
    <div className="reviews reviews--page">
      <h1 className="reviews__title">{messages.reviewForm.heading(product.name)}</h1>
      <p>
        <a href={marketPath(market, reviewsPath(product))}>{messages.reviews.of(product.name)}</a>
      </p>
      {kept ? (
        <>
          <Notice tone="success">{messages.reviewForm.kept}</Notice>
          <ReviewList reviews={[kept]} market={market} heading="h2" />
        </>
      ) : (
        <form className="reviews__form" method="post" action={marketPath(market, actions.writeReview)}>
          {alert !== null && <Notice tone="error">{alert}</Notice>}
          <p>{messages.reviewForm.required}</p>
          <input type="hidden" name="productId" value={product.id} />
          <fieldset {...(errors['rating'] !== undefined && { 'aria-describedby': 'review-rating-error' })}>
            <legend>{messages.reviewForm.rating}</legend>
            {starValues.map((stars) => (
              <label key={stars}>
                <input
                  type="radio"
                  name="rating"
                  value={stars}
                  required
                  defaultChecked={values['rating'] === String(stars)}
                />{' '}
                {`${messages.reviews.stars(stars)} · ${messages.reviewForm.ratingOf[stars]}`}
              </label>
            ))}
            {errors['rating'] !== undefined && (
              <span className="field__error" id="review-rating-error">
                {errors['rating']}
              </span>
            )}
          </fieldset>
          {fields
            .filter(({ name }) => name !== 'rating')
            .map((field) => (
              <ReviewField key={field.name} field={field} value={values[field.name] ?? ''} error={errors[field.name]} />
            ))}
          {customerName !== null && <p>{messages.reviewForm.as(customerName)}</p>}
          <button className="button" type="submit">
            {reviewForm.submit}
          </button>
        </form>
      )}
    </div>
  )
}
