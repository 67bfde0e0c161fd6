import type { PromotionEffects, PromotionsPort, SessionUpdate } from '../ports/promotions-port.ts'
import { present } from './recorded-fetch.ts'

const noEffects: PromotionEffects = {
  discounts: { ofCart: [], ofUnits: [] },
  freeGifts: [],
  acceptedCodes: [],
  limitedCodes: [],
  refusedCoupons: [],
  hints: [],
}

/**
 * A promotions engine that gives these effects to every session, stores sessions and records its calls. Each of
 * `failedUpdates` fails one update.
 */
export function createEngine(effects: Partial<PromotionEffects> = {}, failedUpdates: Error[] = []) {
  const requested: (string | SessionUpdate)[] = []
  const sessions = new Map<string, SessionUpdate>()
  const evaluated = ({ items, manualCoupons: couponCodes, profile }: SessionUpdate) => ({
    session: { state: 'open' as const, items, couponCodes, profile, isInLanguage: true },
    effects: { ...noEffects, ...effects },
  })
  const promotions: PromotionsPort = {
    async hasProfile({ email }) {
      requested.push(`profile ${email}`)
      return false
    },
    async deleteProfile() {},
    async createProfile({ email }) {
      requested.push(`create ${email}`)
    },
    async session({ sessionId }) {
      requested.push('session')
      const stored = sessions.get(sessionId)
      return stored ? evaluated(stored) : null
    },
    async updateSession(update) {
      requested.push(update)
      const failure = failedUpdates.shift()
      if (failure) throw failure
      if (!update.isDryRun) sessions.set(update.sessionId, update)
      return evaluated(update)
    },
    async closeSession({ sessionId }) {
      requested.push(`close ${sessionId}`)
      return evaluated(present(sessions.get(sessionId), 'session'))
    },
    async reopenSession({ sessionId }) {
      requested.push(`reopen ${sessionId}`)
    },
    async cancelSession({ sessionId }) {
      requested.push(`cancel ${sessionId}`)
    },
  }
  return { promotions, requested, updates: () => requested.filter((each) => typeof each !== 'string') }
}
