const tables = ['talonone_responses', 'talonone_redemptions', 'talonone_sessions', 'talonone_profiles'] as const

/** Statements that delete all profiles, sessions and redemptions. Campaigns and codes stay. */
export function resetTalononeStatements(db: D1Database): D1PreparedStatement[] {
  return tables.map((table) => db.prepare(`DELETE FROM ${table}`))
}
