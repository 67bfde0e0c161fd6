import type { Application } from './applications.ts'
import type { Effect } from './engine/effect.ts'
import { rollbackEffects, withoutRolledBack } from './engine/rollback.ts'
import { Refusal, invalidBody } from './refusal.ts'
import { findSession, saveSession } from './session-store.ts'

/**
 * Reopens a closed session and returns its coupons. Responds with the rollback effects.
 *
 * @throws Refusal 404 for an unknown session, 400 if it is not closed, 409 if another request wrote it in the
 * meantime.
 */
export async function reopenSession(
  db: D1Database,
  { application, integrationId }: { application: Application; integrationId: string },
): Promise<Effect[]> {
  const key = { applicationId: application.id, integrationId }
  const stored = await findSession(db, key)
  if (!stored) throw new Refusal(404, 'Customer session not found')
  if (stored.fields.state !== 'closed')
    throw invalidBody('Invalid state', '', `A session that is ${stored.fields.state} cannot be reopened.`)
  const session = {
    ...stored,
    fields: { ...stored.fields, state: 'open' as const },
    effects: withoutRolledBack(stored.effects),
    updateCount: stored.updateCount + 1,
    updatedAt: Date.now(),
  }
  await saveSession(db, { ...key, session, isRolledBack: true })
  return rollbackEffects(stored.effects)
}
