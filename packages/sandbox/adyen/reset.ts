/** Statements that delete all payments with their requests and notifications. */
export function resetAdyenStatements(db: D1Database): D1PreparedStatement[] {
  return ['adyen_requests', 'adyen_payments', 'adyen_notifications'].map((table) => db.prepare(`DELETE FROM ${table}`))
}
