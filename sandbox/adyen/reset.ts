/** Statements that delete all payments. */
export function resetAdyenStatements(db: D1Database): D1PreparedStatement[] {
  return [db.prepare('DELETE FROM adyen_payments')]
}
