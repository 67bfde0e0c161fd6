import * as v from 'valibot'
import type { ConfigurationOf } from '../../configuration/configuration.ts'
import type { Log } from '../../lib/log.ts'
import type { EvaluatedSession, PromotionItem, PromotionsPort, PromotionState } from '../../ports/promotions-port.ts'
import type { Call } from '../../upstream/call.ts'
import type { CallRequest } from '../../upstream/send.ts'
import { toEffects } from './effects.ts'
import { SessionResponseSchema, type SessionResponse } from './session-wire.ts'
import { decimalOf, exactAmount } from '#shared/domain/exact-amount.ts'
import { defaultMarket, type Market, markets } from '#shared/markets.ts'
import type { ItemAttributes } from '#shared/promotion-item-attributes.ts'

// The engine responds only with the parts that are requested [PROMO-41].
const responseContent = [
  'customerSession',
  'customerProfile',
  'coupons',
  'triggeredCampaigns',
  'referral',
  'loyalty',
  'event',
  'awardedGiveaways',
  'ruleFailureReasons',
  'previousReturns',
]

/** The engine's store for a currency: the name of the market that has it, or else of the default market. */
export function storeIntegrationId(currency: string): string {
  return (Object.values(markets).find((market) => market.currency === currency) ?? defaultMarket).market
}

// 404, and also 408, which the earlier middleware sent (D-37).
const noProfile = [404, 408]

/** The Integration API of Talon.One. A key belongs to one application, and the application determines the currency. */
export function createTalononePromotions({
  configuration,
  call,
  log,
}: {
  configuration: ConfigurationOf<'promotions'>
  call: Call
  log: Pick<Log, 'warn'>
}): PromotionsPort {
  const { url, keys } = configuration
  const headersOf = ({ currency }: Market) => ({ authorization: `ApiKey-v1 ${keys[currency]}` })
  const profileUrl = (version: 'v1' | 'v2', email: string) =>
    `${url}/${version}/customer_profiles/${encodeURIComponent(email)}`
  const sessionUrl = (sessionId: string) => `${url}/v2/customer_sessions/${encodeURIComponent(sessionId)}`
  // The engine keeps the response of a key for a day, so a retry gets it although a closed session cannot be changed.
  const put = <Schema extends v.GenericSchema>(
    operation: string,
    schema: Schema,
    { market, ...request }: { market: Market } & Pick<CallRequest, 'url' | 'body' | 'signal'>,
  ) =>
    call(operation, schema, {
      ...request,
      method: 'PUT',
      isIdempotent: true,
      headers: { ...headersOf(market), 'idempotency-key': crypto.randomUUID() },
    })

  return {
    async hasProfile({ market, email }, signal) {
      const profile = await call('profile', v.unknown(), {
        url: `${profileUrl('v1', email)}/inventory?profile=true`,
        headers: headersOf(market),
        signal,
        absentOn: noProfile,
      })
      return profile !== null
    },
    async createProfile({ market, email }, signal) {
      await put('profile-create', v.unknown(), {
        market,
        url: profileUrl('v2', email),
        body: { attributes: {} },
        signal,
      })
    },
    async deleteProfile({ market, email }, signal) {
      await call('profile-delete', v.unknown(), {
        url: `${url}/v1/customer_data/${encodeURIComponent(email)}`,
        method: 'DELETE',
        isIdempotent: true,
        headers: headersOf(market),
        absentOn: [204, 404],
        signal,
      })
    },
    async session({ market, sessionId }, signal) {
      const response = await call('session', SessionResponseSchema, {
        url: sessionUrl(sessionId),
        headers: headersOf(market),
        signal,
        absentOn: [404],
      })
      return response && toEvaluated(response, market, log)
    },
    async updateSession({ market, sessionId, isDryRun, items, manualCoupons, profile }, signal) {
      const customerSession = {
        ...(profile !== null && { profileId: profile }),
        storeIntegrationId: storeIntegrationId(market.currency),
        couponCodes: manualCoupons,
        ...(hasLanguages(market) && { attributes: { Locale: market.iso } }),
        cartItems: items.map(toWireItem),
      }
      const response = await put('session-update', SessionResponseSchema, {
        market,
        url: `${sessionUrl(sessionId)}?dry=${isDryRun}`,
        body: { customerSession, responseContent },
        signal,
      })
      return toEvaluated(response, market, log)
    },
    async closeSession({ market, sessionId, couponCodes }, signal) {
      const body = { customerSession: { state: 'closed', ...(couponCodes && { couponCodes }) }, responseContent }
      const response = await put('session-close', SessionResponseSchema, {
        market,
        url: sessionUrl(sessionId),
        body,
        signal,
      })
      return toEvaluated(response, market, log)
    },
    async reopenSession({ market, sessionId }, signal) {
      // 400 means that the session is open already.
      await call('session-reopen', v.unknown(), {
        url: `${sessionUrl(sessionId)}/reopen`,
        method: 'PUT',
        isIdempotent: true,
        headers: headersOf(market),
        absentOn: [400],
        signal,
      })
      const body = { customerSession: { couponCodes: [] }, responseContent: [] }
      await put('session-without-codes', v.unknown(), { market, url: sessionUrl(sessionId), body, signal })
    },
    async cancelSession({ market, sessionId }, signal) {
      const body = { customerSession: { state: 'cancelled' }, responseContent: [] }
      await put('session-cancel', v.unknown(), { market, url: sessionUrl(sessionId), body, signal })
    },
  }
}

/** The rules of a market with several languages can have a text for each, by the locale of the session (D-420). */
function hasLanguages({ languages }: Market): boolean {
  return Object.keys(languages).length > 0
}

function toWireItem({ sku, name, quantity, price, productId, variantId }: PromotionItem) {
  return {
    sku,
    name,
    quantity,
    price: decimalOf(price),
    attributes: { product_id: productId, tmp_variant_id: variantId } satisfies ItemAttributes,
  }
}

function toEvaluated(response: SessionResponse, market: Market, log: Pick<Log, 'warn'>): EvaluatedSession {
  const { cartItems, couponCodes, profileId, state, attributes } = response.customerSession
  return {
    session: {
      state: stateOf(state),
      items: (cartItems ?? []).map(({ sku, quantity, price }) => ({ sku, quantity, price: exactAmount(price) })),
      couponCodes: couponCodes ?? [],
      profile: profileId || null,
      isInLanguage: !hasLanguages(market) || attributes.Locale === market.iso,
    },
    effects: toEffects(response, log),
  }
}

/** Part of a closed session may have been returned. Its codes are still redeemed. */
function stateOf(state: string): PromotionState {
  if (state === 'cancelled') return 'cancelled'
  return state === 'open' ? 'open' : 'closed'
}
