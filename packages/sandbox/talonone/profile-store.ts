import { toDecimal } from './engine/amount.ts'

/** Times are Unix milliseconds; `totalSales` is a decimal, before discounts. */
export type Profile = {
  id: number
  integrationId: string
  attributes: Readonly<Record<string, unknown>>
  createdAt: number
  lastActivityAt: number
  closedSessions: number
  totalSales: number
}

type ProfileColumns = {
  id: number
  attributes: string
  created_at: number
  last_activity_at: number
  closed_sessions: number
  total_sales: number | null
}

export async function findProfile(db: D1Database, integrationId: string): Promise<Profile | undefined> {
  const row = await db
    .prepare(
      `SELECT p.id, p.attributes, p.created_at, p.last_activity_at, count(s.id) AS closed_sessions, sum(s.total_amount) AS total_sales FROM talonone_profiles p
       LEFT JOIN talonone_sessions s ON s.profile_id = p.integration_id AND s.state IN ('closed', 'partially_returned')
       WHERE p.integration_id = ? GROUP BY p.id`,
    )
    .bind(integrationId)
    .first<ProfileColumns>()
  if (!row) return undefined
  return {
    id: row.id,
    integrationId,
    attributes: JSON.parse(row.attributes),
    createdAt: row.created_at,
    lastActivityAt: row.last_activity_at,
    closedSessions: row.closed_sessions,
    totalSales: toDecimal(row.total_sales ?? 0),
  }
}

/** A profile that would be created now. A dry run returns it for an unknown profile. */
export function newProfile(integrationId: string, now: number): Profile {
  return { id: 0, integrationId, attributes: {}, createdAt: now, lastActivityAt: now, closedSessions: 0, totalSales: 0 }
}

/** Creates the profile if it does not exist, and updates its last activity. */
export function touchProfile(db: D1Database, integrationId: string, now: number): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO talonone_profiles (integration_id, created_at, last_activity_at) VALUES (?1, ?2, ?2) ON CONFLICT (integration_id) DO UPDATE SET last_activity_at = excluded.last_activity_at',
    )
    .bind(integrationId, now)
}

/** Creates the profile or merges the attributes into it, in one statement, so that concurrent merges lose nothing. */
export async function mergeProfile(
  db: D1Database,
  integrationId: string,
  attributes: Profile['attributes'],
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO talonone_profiles (integration_id, attributes, created_at, last_activity_at) VALUES (?1, json_patch('{}', ?2), ?3, ?3)
       ON CONFLICT (integration_id) DO UPDATE SET attributes = json_patch(attributes, ?2)`,
    )
    .bind(integrationId, JSON.stringify(attributes), Date.now())
    .run()
}

/** Deletes all attributes of the profile. */
export async function clearProfile(db: D1Database, integrationId: string): Promise<void> {
  await db.prepare("UPDATE talonone_profiles SET attributes = '{}' WHERE integration_id = ?").bind(integrationId).run()
}
