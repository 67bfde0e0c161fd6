import type { Context } from 'hono'
import * as v from 'valibot'
import { type AppEnv, factory } from '../context/app-env.ts'
import { readForm } from '../pages/parse-form.ts'
import { respondWithPersonalPage } from '../pages/personal-page.ts'
import { textOf } from '../pages/read-account-form.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import {
  customerAsReviewer,
  reviewedProduct,
  type Reviewer,
  type WriteReviewOutcome,
  writeReview,
} from '../reviews/write-review.ts'
import { WriteReviewPage } from '#client/pages/write-review-page.tsx'
import type { PlatformProduct } from '#shared/domain/product.ts'
import type { Review } from '#shared/domain/review.ts'
import { NotFoundError, ServiceError } from '#shared/errors.ts'
import { checkForm, fieldsOf, type FormValues } from '#shared/forms/form.ts'
import { customerReviewForm, reviewForm, reviewLengths } from '#shared/forms/review.ts'
import { writeReviewPath } from '#shared/links.ts'
import { pageTitle } from '#shared/merchant.ts'
import * as messages from '#shared/messages/reviews.ts'
import { routes } from '#shared/routes.ts'

const IdSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

type View = Pick<Parameters<typeof WriteReviewPage>[0], 'kept' | 'values' | 'errors' | 'alert'> & { status: number }

const emptyView: View = { status: 200, kept: null, values: {}, errors: {}, alert: null }
const { reviewForm: texts } = messages

export const writeReviewPage = factory.createHandlers(async function showReviewForm(c) {
  const [product, reviewer] = await Promise.all([
    reviewedProduct(c.get('visit'), idOf(c.req.param('id'))),
    customerAsReviewer(c.get('visit')),
  ])
  return respond(c, { product, reviewer, view: emptyView })
})

/**
 * Keeps a review and shows it to its writer in the response, because the platform shows it after its approval only. So
 * nothing about a guest is kept in a cookie or an address. A refused one comes back with its texts.
 */
export const writeReviewForm = factory.createHandlers(async function postReview(c) {
  const posted = await readForm(c.req.raw)
  const [product, customer] = await Promise.all([
    reviewedProduct(c.get('visit'), idOf(textOf(posted, 'productId'))),
    customerAsReviewer(c.get('visit')),
  ])
  const values = Object.fromEntries(fieldsOf(reviewForm).map(({ name }) => [name, textOf(posted, name)]))
  const refuse = (view: Pick<View, 'status' | 'errors' | 'alert'>) =>
    respond(c, { product, reviewer: customer, view: { ...emptyView, ...view, values: echoed(values) } })
  // The name and the address of a customer are those of the account, whatever the browser sends.
  const outcome = customer ? checkForm(customerReviewForm, values) : checkForm(reviewForm, values)
  if (outcome.status === 'invalid') return refuse({ status: 422, errors: outcome.errors, alert: texts.problem })
  const { rating: stars, title, text } = outcome.output
  const reviewer = customer ?? guestOf(outcome.output)
  try {
    const written = await writeReview(c.get('visit'), product, { reviewer, review: { title, text, stars } })
    if (written.status === 'refused') return await refuse({ ...refusalOf(written), errors: {} })
  } catch (cause) {
    if (!(cause instanceof ServiceError)) throw cause
    c.get('log').error('review', cause)
    return refuse({ status: 503, errors: {}, alert: texts.failed })
  }
  const kept: Review = { id: 0, author: reviewer.author, title, text, stars, writtenAt: new Date().toISOString() }
  return respond(c, { product, reviewer: customer, view: { ...emptyView, kept } })
})

function guestOf(output: object): Reviewer {
  const { name, email } = output as { name: string; email: string }
  return { author: name, email, isCustomer: false }
}

/** @throws NotFoundError */
function idOf(text: string | undefined): number {
  const id = v.safeParse(IdSchema, text)
  if (!id.success) throw new NotFoundError('No product is named.')
  return id.output
}

function refusalOf({ reason }: Extract<WriteReviewOutcome, { status: 'refused' }>): Pick<View, 'status' | 'alert'> {
  if (reason === 'limit') return { status: 429, alert: texts.limit }
  if (reason === 'already') return { status: 409, alert: texts.already }
  if (reason === 'not-allowed') return { status: 403, alert: texts.notAllowed }
  return { status: 422, alert: texts.refused }
}

/** What the visitor typed, in the lengths of the fields. */
function echoed(values: FormValues): FormValues {
  const lengthOf = (name: string) => 2 * ((reviewLengths as Record<string, number>)[name] ?? 255)
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.slice(0, lengthOf(name))]))
}

function respond(
  c: Context<AppEnv>,
  { product, reviewer, view }: { product: PlatformProduct; reviewer: Reviewer | null; view: View },
): Promise<Response> {
  const { status, ...shown } = view
  return respondWithPersonalPage(c, routes.writeReview, {
    status,
    head: unlistedHead({
      title: pageTitle(texts.heading(product.name)),
      path: writeReviewPath(product.id),
      styles: ['reviews'],
    }),
    body: (
      <WriteReviewPage market={c.get('market')} product={product} customerName={reviewer?.author ?? null} {...shown} />
    ),
  })
}
