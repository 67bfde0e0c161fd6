import type { SandboxRequest } from '../env.ts'
import { announceAuthorisation } from './notifications/announce.ts'
import type { Outcome } from './outcomes.ts'
import { changeResult, findPayments } from './payment-store.ts'
import { responseOf } from './payments.ts'
import { invalid } from './service-error.ts'

const outcomes = {
  approved: { resultCode: 'Authorised' },
  refused: { resultCode: 'Refused', refusalReason: '3D Not Authenticated', refusalReasonCode: '11' },
} as const satisfies Record<string, Outcome>
export type Answer = keyof typeof outcomes

/**
 * Stores the shopper's answer on the challenge page. Returns the URL to send the shopper to, or `null` if the payment
 * has been decided before.
 */
export async function answerChallenge(db: D1Database, challengeToken: string, answer: Answer): Promise<string | null> {
  const redirectResult = crypto.randomUUID()
  const row = await db
    .prepare(
      'UPDATE adyen_payments SET redirect_result = ?, answer = ?, challenge_token = NULL WHERE challenge_token = ? RETURNING return_url',
    )
    .bind(redirectResult, answer, challengeToken)
    .first<{ return_url: string }>()
  if (!row) return null
  const url = new URL(row.return_url)
  url.searchParams.set('redirectResult', redirectResult)
  return url.href
}

/**
 * Completes a payment after the shopper has returned. Sent again, it gets the same answer.
 *
 * @throws ServiceError if no shopper returned with this result.
 */
export async function completePayment(c: SandboxRequest, redirectResult: string): Promise<object> {
  const db = c.env.DB
  const [payment] = await findPayments(db, 'redirectResult', redirectResult)
  const answer = await db
    .prepare('SELECT answer FROM adyen_payments WHERE redirect_result = ?')
    .bind(redirectResult)
    .first<Answer>('answer')
  if (!payment || answer === null) throw invalid('14_018', 'Invalid payload provided')
  if (payment.resultCode !== 'RedirectShopper') return responseOf(payment)
  const decided = { ...payment, ...outcomes[answer] }
  const isFirst = await changeResult(db, payment.pspReference, { from: 'RedirectShopper', to: outcomes[answer] })
  if (isFirst) await announceAuthorisation(c, decided)
  return responseOf(decided)
}
