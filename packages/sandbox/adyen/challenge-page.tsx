/** @jsxImportSource hono/jsx */

import { Hono } from 'hono'
import { ControlPage } from '../control/page.tsx'
import { withControlAccess } from '../control/with-control-access.ts'
import type { SandboxContext } from '../env.ts'
import { answerChallenge } from './details.ts'
import { findPayments } from './payment-store.ts'

/** The bank's page for 3-D Secure, where the shopper approves or refuses a payment and returns to the shop. */
export const challenge = new Hono<SandboxContext>()
  .use('/challenge/*', withControlAccess)
  .get('/challenge/:token', async (c) => {
    const [payment] = await findPayments(c.env.DB, 'challengeToken', c.req.param('token'))
    if (!payment) return c.html(<DecidedPage />, 410)
    const amount = new Intl.NumberFormat('en-GB', { style: 'currency', currency: payment.currency }).format(
      payment.value / 100,
    )
    return c.html(
      <ControlPage title="Your bank asks for your approval">
        <p>
          Order {payment.reference}, {amount}.
        </p>
        <form method="post" class="actions">
          <button name="answer" value="approved">
            Approve the payment
          </button>
          <button name="answer" value="refused">
            Refuse the payment
          </button>
        </form>
      </ControlPage>,
      200,
      { 'cache-control': 'no-store' },
    )
  })
  .post('/challenge/:token', async (c) => {
    const answer = (await c.req.formData()).get('answer')
    if (answer !== 'approved' && answer !== 'refused') return c.text('Approve or refuse the payment.', 400)
    const url = await answerChallenge(c.env.DB, c.req.param('token'), answer)
    return url === null ? c.html(<DecidedPage />, 410) : c.redirect(url, 303)
  })

function DecidedPage() {
  return (
    <ControlPage title="This payment has been decided">
      <p>Go back to the shop to see your order.</p>
    </ControlPage>
  )
}
