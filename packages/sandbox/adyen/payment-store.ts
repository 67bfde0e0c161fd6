import type { Outcome } from './outcomes.ts'

/** A payment; `value` is in minor units. */
export type Payment = Outcome & {
  pspReference: string
  reference: string
  currency: string
  value: number
  method: string
  brand: string
  undone: 'cancelled' | null
  returnUrl: string
  challengeToken: string | null
}
export type NewPayment = Omit<Payment, 'undone'> & { tokenId: string | undefined }

type Columns = {
  psp_reference: string
  reference: string
  currency: string
  value: number
  method: string
  brand: string
  result_code: Outcome['resultCode']
  refusal_reason: string | null
  refusal_reason_code: string | null
  undone: Payment['undone']
  return_url: string
  challenge_token: string | null
}

const columnOf = {
  pspReference: 'psp_reference',
  reference: 'reference',
  challengeToken: 'challenge_token',
  redirectResult: 'redirect_result',
} as const

/** The payments with this value, oldest first. */
export async function findPayments(db: D1Database, by: keyof typeof columnOf, value: string): Promise<Payment[]> {
  const { results } = await db
    .prepare(`SELECT * FROM adyen_payments WHERE ${columnOf[by]} = ? ORDER BY created_at, rowid`)
    .bind(value)
    .all<Columns>()
  return results.map(toPayment)
}

export async function listPayments(db: D1Database): Promise<Payment[]> {
  const { results } = await db.prepare('SELECT * FROM adyen_payments ORDER BY created_at, rowid').all<Columns>()
  return results.map(toPayment)
}

/** True if an authorised payment was made with this token of a wallet. */
export async function isTokenUsed(db: D1Database, tokenId: string): Promise<boolean> {
  const row = await db
    .prepare("SELECT 1 FROM adyen_payments WHERE token_id = ? AND result_code IN ('Authorised', 'Pending')")
    .bind(tokenId)
    .first()
  return row !== null
}

export async function insertPayment(db: D1Database, payment: NewPayment): Promise<void> {
  await db
    .prepare(
      `INSERT INTO adyen_payments (psp_reference, reference, currency, value, method, brand, token_id, result_code,
         refusal_reason, refusal_reason_code, return_url, challenge_token, created_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .bind(
      payment.pspReference,
      payment.reference,
      payment.currency,
      payment.value,
      payment.method,
      payment.brand,
      payment.tokenId ?? null,
      payment.resultCode,
      payment.refusalReason ?? null,
      payment.refusalReasonCode ?? null,
      payment.returnUrl,
      payment.challengeToken,
      Date.now(),
    )
    .run()
}

/** Sets the result of a payment that has the result `from`. Returns false if it has another one by now. */
export async function changeResult(
  db: D1Database,
  pspReference: string,
  { from, to }: { from: Outcome['resultCode']; to: Outcome },
): Promise<boolean> {
  const { meta } = await db
    .prepare(
      'UPDATE adyen_payments SET result_code = ?, refusal_reason = ?, refusal_reason_code = ? WHERE psp_reference = ? AND result_code = ?',
    )
    .bind(to.resultCode, to.refusalReason ?? null, to.refusalReasonCode ?? null, pspReference, from)
    .run()
  return meta.changes > 0
}

/** Returns false if the payment is not authorised, or was cancelled before. */
export async function markCancelled(db: D1Database, pspReference: string): Promise<boolean> {
  const { meta } = await db
    .prepare(
      "UPDATE adyen_payments SET undone = 'cancelled' WHERE psp_reference = ? AND result_code = 'Authorised' AND undone IS NULL",
    )
    .bind(pspReference)
    .run()
  return meta.changes > 0
}

function toPayment(row: Columns): Payment {
  return {
    pspReference: row.psp_reference,
    reference: row.reference,
    currency: row.currency,
    value: row.value,
    method: row.method,
    brand: row.brand,
    resultCode: row.result_code,
    ...(row.refusal_reason !== null && { refusalReason: row.refusal_reason }),
    ...(row.refusal_reason_code !== null && { refusalReasonCode: row.refusal_reason_code }),
    undone: row.undone,
    returnUrl: row.return_url,
    challengeToken: row.challenge_token,
  }
}
