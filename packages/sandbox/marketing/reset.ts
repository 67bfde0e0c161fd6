/** Statements that delete all contacts and stock notifications. */
export function resetMarketingStatements(db: D1Database): D1PreparedStatement[] {
  return ['marketing_contacts', 'marketing_stock_notifications'].map((table) => db.prepare(`DELETE FROM ${table}`))
}
