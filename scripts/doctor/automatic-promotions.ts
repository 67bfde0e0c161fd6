import * as v from 'valibot'
import type { Connection } from './connect.ts'
import type { Check, Wrong } from './finding.ts'
import { ServiceError } from '#shared/errors.ts'
import { type Market, markets } from '#shared/markets.ts'
import { includesLocale } from '#worker/configuration/includes-locale.ts'

const scope = 'store_v2_marketing_read_only'

const PromotionsSchema = v.object({
  data: v.array(
    v.object({ name: v.string(), channels: v.optional(v.nullable(v.array(v.object({ id: v.number() })))) }),
  ),
})

/**
 * The platform's automatic promotions in markets whose discounts the engine decides: the platform has no operation that
 * takes one off a cart, so it would come on top of the engine's (D-172).
 */
export function automaticPromotionCheck({ api, configuration }: Connection): Check {
  return {
    name: 'automatic promotions of the commerce platform',
    settings: ['PROMOTIONS_LOCALES'],
    why: 'A shopper gets the discount of the platform on top of that of the promotions engine.',
    fix: 'Disable the promotion in the control panel, or limit it to the channels of other markets.',
    async run(signal): Promise<Wrong | null> {
      const ofEngine = Object.values(markets).filter(({ code }) =>
        includesLocale(configuration.promotions?.locales, code),
      )
      if (ofEngine.length === 0) return null
      try {
        const { data } = await api.rest('doctor', PromotionsSchema, {
          path: '/v3/promotions',
          query: { redemption_type: 'AUTOMATIC', status: 'ENABLED', limit: 250 },
          signal,
        })
        const active = data.filter(({ channels }) => isSoldIn(channels ?? [], ofEngine))
        if (active.length === 0) return null
        return { what: `the platform has automatic promotions: ${active.map(({ name }) => name).join(', ')}` }
      } catch (cause) {
        if (!(cause instanceof ServiceError) || cause.status !== 403) throw cause
        return {
          what: `the API account lacks the scope ${scope}, which only this check needs`,
          fix: `Give the API account the scope ${scope}, or look at the promotions in the control panel.`,
          state: 'unchecked',
        }
      }
    },
  }

  /** A promotion without channels applies in all of them. */
  function isSoldIn(channels: readonly { id: number }[], sold: readonly Market[]): boolean {
    return channels.length === 0 || channels.some(({ id }) => sold.some((market) => api.channelOf(market) === id))
  }
}
