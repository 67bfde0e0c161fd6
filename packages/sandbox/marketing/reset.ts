/** Statements that delete all contacts, stock notifications and their mails. */
export function resetMarketingStatements(db: D1Database): D1PreparedStatement[] {
  return ['marketing_contacts', 'marketing_stock_notifications', 'marketing_stock_mails'].map((table) =>
    db.prepare(`DELETE FROM ${table}`),
  )
}
