/** @jsxImportSource hono/jsx */

import { Hono } from 'hono'
import { listPendingReviews, setReviewStatus } from '../bigcommerce/reviews/review-store.ts'
import type { SandboxContext } from '../env.ts'
import { ControlPage } from './page.tsx'
import { withControlAccess } from './with-control-access.ts'

/** Reviews that wait for approval, as a merchant sees them in the platform's control panel. */
export const reviewPages = new Hono<SandboxContext>()

reviewPages.get('/control/reviews', async (c) => {
  const reviews = await listPendingReviews(c.env.DB)
  return c.html(
    <ControlPage title="Reviews">
      <p>{reviews.length === 0 ? 'No review waits for approval.' : 'These wait for approval.'}</p>
      {reviews.map(({ id, product_id: productId, rating, title, text, name }) => (
        <form key={id} method="post" aria-labelledby={`review-${id}`}>
          <h2 id={`review-${id}`}>{title}</h2>
          <p>{`${rating} of 5, product ${productId}, by ${name}`}</p>
          <p>{text}</p>
          <input type="hidden" name="id" value={id} />
          <button name="status" value="approved">
            Approve
          </button>{' '}
          <button name="status" value="disapproved">
            Refuse
          </button>
        </form>
      ))}
    </ControlPage>,
    200,
    { 'cache-control': 'no-store' },
  )
})

reviewPages.post('/control/reviews', withControlAccess, async (c) => {
  const form = await c.req.formData()
  const status = form.get('status') === 'approved' ? 'approved' : 'disapproved'
  await setReviewStatus(c.env.DB, Number(form.get('id')), status)
  return c.redirect('/control/reviews', 303)
})
