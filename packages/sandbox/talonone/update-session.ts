import { type Language, localeLanguage } from '../catalogue/languages.ts'
import type { Application } from './applications.ts'
import { requireKnownAttributes } from './attributes.ts'
import type { CustomerSessionBody } from './bodies.ts'
import { campaignsOf } from './campaigns.ts'
import type { Coupon } from './engine/campaign.ts'
import type { Redemptions } from './engine/coupon-refusal.ts'
import { evaluate, type Evaluation } from './engine/evaluate.ts'
import { rollbackEffects, withoutRolledBack } from './engine/rollback.ts'
import { invalidBody } from './refusal.ts'
import {
  CouponUsedUp,
  findSession,
  otherSessionStatement,
  redemptionsOf,
  redemptionsStatement,
  saveSession,
} from './session-store.ts'
import { emptyFields, mergeFields, transitionOf, type Session, type SessionFields } from './session.ts'
import { cartOf, shelfOf, shelfStatements } from './shelf.ts'

const attempts = 3

type SessionUpdate = {
  application: Application
  integrationId: string
  body: CustomerSessionBody
  isDry: boolean
  /** The time of the evaluation, in Unix milliseconds. */
  now: number
}

/** `effects` are those of this update; the session holds the ones that remain. */
export type UpdatedSession = { session: Session; evaluation: Evaluation; redemptions: ReadonlyMap<number, Redemptions> }

/**
 * Creates or updates a session and evaluates it. A dry run uses only its own body and writes nothing.
 *
 * @throws Refusal 400 for a body or a change of state that is not allowed, 409 if another request wrote the session in
 *   the meantime.
 */
export async function updateSession(db: D1Database, update: SessionUpdate): Promise<UpdatedSession> {
  await requireKnownAttributes(db, update.application, update.body)
  requireStore(update)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryUpdate(db, update)
    } catch (error) {
      // Another session took the coupon's last use. This one is evaluated again with that fact.
      if (!(error instanceof CouponUsedUp) || attempt === attempts) throw error
    }
  }
}

async function tryUpdate(db: D1Database, update: SessionUpdate): Promise<UpdatedSession> {
  const { application, integrationId, body, isDry } = update
  const key = { applicationId: application.id, integrationId }
  const stored = await findSession(db, key)
  const base = isDry ? undefined : stored
  const fields = mergeFields(base?.fields ?? emptyFields, body)
  const transition = transitionOf(base?.fields, fields)
  const { evaluation, redemptions, isFirstSession } = await ask(db, { update, fields, sessionId: stored?.id ?? 0 })

  const writtenAt = Date.now()
  const next: Session = {
    id: stored?.id ?? 0,
    integrationId,
    fields,
    effects: evaluation.effects,
    updateCount: (stored?.updateCount ?? 0) + 1,
    isFirstSession,
    createdAt: stored?.createdAt ?? writtenAt,
    updatedAt: writtenAt,
  }
  if (isDry) return { session: next, evaluation, redemptions }
  if (base && transition === 'nothing')
    return { session: base, evaluation: { ...evaluation, effects: [...base.effects] }, redemptions }
  if (base && transition === 'cancel') {
    const session = {
      ...next,
      fields: { ...base.fields, state: 'cancelled' as const },
      effects: withoutRolledBack(base.effects),
    }
    await saveSession(db, { ...key, session, isRolledBack: true })
    return {
      session,
      evaluation: { ...evaluation, effects: rollbackEffects(base.effects) },
      redemptions: countedBy(redemptions, evaluation.accepted, -1),
    }
  }
  if (fields.state === 'cancelled') {
    const session = { ...next, effects: [] }
    await saveSession(db, { ...key, session })
    return { session, evaluation: { ...evaluation, effects: [], triggered: [] }, redemptions }
  }
  const redeemed = fields.state === 'closed' ? evaluation.accepted : []
  const id = await saveSession(db, { ...key, session: next, redeemed })
  return { session: { ...next, id }, evaluation, redemptions: countedBy(redemptions, redeemed, 1) }
}

async function ask(
  db: D1Database,
  { update, fields, sessionId }: { update: SessionUpdate; fields: SessionFields; sessionId: number },
) {
  const campaigns = campaignsOf(update.application, languageOf(update.application, fields))
  const codes = new Set(fields.couponCodes)
  const couponIds = campaigns.flatMap(({ coupon }) => (coupon && codes.has(coupon.code) ? [coupon.id] : []))
  const [products, gifts, redeemed, others] = await db.batch([
    ...shelfStatements(db, fields, campaigns),
    redemptionsStatement(db, couponIds, fields.profileId),
    otherSessionStatement(db, fields.profileId, sessionId),
  ])
  const shelf = shelfOf(products?.results ?? [], gifts?.results ?? [])
  const redemptions = redemptionsOf(redeemed?.results ?? [])
  const { effects, ...evaluation } = evaluate({
    cart: cartOf(fields, shelf),
    couponCodes: fields.couponCodes,
    profileId: fields.profileId,
    campaigns,
    redemptions,
    gifts: shelf.gifts,
    now: update.now,
    evaluableCampaignIds: update.isDry ? (update.body.evaluableCampaignIds ?? undefined) : undefined,
  })
  return {
    evaluation: { ...evaluation, effects: [...effects, ...evaluation.hints] },
    redemptions,
    isFirstSession: fields.profileId === '' || others?.results.length === 0,
  }
}

function countedBy(redemptions: ReadonlyMap<number, Redemptions>, coupons: readonly Coupon[], step: 1 | -1) {
  const counted = new Map(redemptions)
  for (const { id } of coupons) {
    const { total, byProfile } = counted.get(id) ?? { total: 0, byProfile: 0 }
    counted.set(id, { total: total + step, byProfile: byProfile + step })
  }
  return counted
}

function languageOf({ channelId }: Application, { attributes: { Locale } }: SessionFields): Language {
  return localeLanguage(channelId, typeof Locale === 'string' ? Locale : '')
}

function requireStore({ application, body: { storeIntegrationId } }: SessionUpdate) {
  if (storeIntegrationId == null || storeIntegrationId === application.storeIntegrationId) return
  throw invalidBody(
    'Unknown',
    '/customerSession/storeIntegrationId',
    `The store "${storeIntegrationId}" does not exist in this Application.`,
  )
}
