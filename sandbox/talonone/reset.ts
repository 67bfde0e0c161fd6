const tables = ['talonone_responses', 'talonone_redemptions', 'talonone_sessions', 'talonone_profiles'] as const

/** Statements that forget every profile, session and redemption; campaigns and codes stay. */
export function resetTalononeStatements(db: D1Database): D1PreparedStatement[] {
  return tables.map((table) => db.prepare(`DELETE FROM ${table}`))
}
