import type { Application } from './applications.ts'
import type { Effect } from './engine/effect.ts'
import { rollbackEffects, withoutRolledBack } from './engine/rollback.ts'
import { Refusal, invalidBody } from './refusal.ts'
import { findSession, saveSession } from './session-store.ts'

/**
 * Opens a closed session again and gives its coupons back; answers the rollback effects.
 *
 * @throws Refusal 404 for no session, 400 for one that is not closed, 409 when another request wrote it meanwhile.
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
