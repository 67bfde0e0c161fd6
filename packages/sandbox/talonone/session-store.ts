import type { Coupon } from './engine/campaign.ts'
import type { Redemptions } from './engine/coupon-refusal.ts'
import type { Effect } from './engine/effect.ts'
import { touchProfile } from './profile-store.ts'
import { tooManyUpdates } from './refusal.ts'
import { totalsOf, type Session, type SessionFields } from './session.ts'

type SessionColumns = {
  id: number
  update_count: number
  is_first_session: 0 | 1
  fields: string
  effects: string
  created_at: number
  updated_at: number
}
type SessionKey = { applicationId: number; integrationId: string }

export async function findSession(
  db: D1Database,
  { applicationId, integrationId }: SessionKey,
): Promise<Session | undefined> {
  const row = await db
    .prepare(
      'SELECT id, update_count, is_first_session, fields, effects, created_at, updated_at FROM talonone_sessions WHERE application_id = ? AND integration_id = ?',
    )
    .bind(applicationId, integrationId)
    .first<SessionColumns>()
  if (!row) return undefined
  return {
    id: row.id,
    integrationId,
    updateCount: row.update_count,
    isFirstSession: row.is_first_session === 1,
    // Only saveSession writes these columns, from a Session.
    fields: JSON.parse(row.fields) as SessionFields,
    effects: JSON.parse(row.effects) as Effect[],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** Finds another session of the profile, in any application. */
export function otherSessionStatement(db: D1Database, profileId: string, sessionId: number) {
  return db
    .prepare('SELECT 1 AS other FROM talonone_sessions WHERE profile_id = ? AND id <> ? LIMIT 1')
    .bind(profileId, sessionId)
}

export function redemptionsStatement(db: D1Database, couponIds: readonly number[], profileId: string) {
  return db
    .prepare(
      "SELECT coupon_id, count(*) AS total, sum(profile_id = ?1 AND ?1 <> '') AS by_profile FROM talonone_redemptions WHERE coupon_id IN (SELECT value FROM json_each(?2)) GROUP BY coupon_id",
    )
    .bind(profileId, JSON.stringify(couponIds))
}

export function redemptionsOf(rows: readonly unknown[]): Map<number, Redemptions> {
  const columns = rows as { coupon_id: number; total: number; by_profile: number }[]
  return new Map(columns.map(({ coupon_id, total, by_profile }) => [coupon_id, { total, byProfile: by_profile }]))
}

type Write = { applicationId: number; session: Session; redeemed?: readonly Coupon[]; isRolledBack?: boolean }

/**
 * Writes a session, its profile and its redemptions atomically. Returns the session's id.
 *
 * @throws Refusal 409 if another request wrote the session in the meantime.
 * @throws CouponUsedUp if another session redeemed the coupon in the meantime.
 */
export async function saveSession(
  db: D1Database,
  { applicationId, session, redeemed = [], isRolledBack = false }: Write,
): Promise<number> {
  const { integrationId, fields } = session
  const upsert = db
    .prepare(
      `INSERT INTO talonone_sessions (application_id, integration_id, profile_id, state, update_count, is_first_session, total_amount, fields, effects, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (application_id, integration_id) DO UPDATE SET profile_id = excluded.profile_id, state = excluded.state, update_count = excluded.update_count,
         is_first_session = excluded.is_first_session, total_amount = excluded.total_amount, fields = excluded.fields, effects = excluded.effects, updated_at = excluded.updated_at
       RETURNING id`,
    )
    .bind(
      applicationId,
      integrationId,
      fields.profileId,
      fields.state,
      session.updateCount,
      session.isFirstSession ? 1 : 0,
      totalsOf(fields).session,
      JSON.stringify(fields),
      JSON.stringify(session.effects),
      session.createdAt,
      session.updatedAt,
    )
  const statements = [
    upsert,
    ...(fields.profileId === '' ? [] : [touchProfile(db, fields.profileId, session.updatedAt)]),
    ...(isRolledBack
      ? [
          db
            .prepare('DELETE FROM talonone_redemptions WHERE application_id = ? AND session_id = ?')
            .bind(applicationId, integrationId),
        ]
      : []),
    ...redeemed.map((coupon) =>
      db
        .prepare(
          'INSERT INTO talonone_redemptions (coupon_id, application_id, session_id, profile_id, usage_limit, profile_limit) VALUES (?, ?, ?, ?, ?, ?)',
        )
        .bind(coupon.id, applicationId, integrationId, fields.profileId, coupon.usageLimit, coupon.profileLimit),
    ),
  ]
  try {
    const [written] = await db.batch<{ id: number }>(statements)
    return written?.results[0]?.id ?? session.id
  } catch (error) {
    const message = error instanceof Error ? error.message : ''
    if (message.includes('session updated meanwhile')) throw tooManyUpdates()
    if (message.includes('coupon limit reached'))
      throw new CouponUsedUp('The coupon was redeemed meanwhile', { cause: error })
    throw error
  }
}

export class CouponUsedUp extends Error {
  override readonly name = 'CouponUsedUp'
}
