import type { Configuration } from './configuration.ts'
import { type DeliveryPeriod, deliveryPromise } from '#shared/domain/delivery-promise.ts'
import type { DeliveryTerms } from '#shared/domain/delivery-terms.ts'
import { money } from '#shared/domain/money.ts'
import type { Order } from '#shared/domain/order.ts'
import { isStandardDelivery } from '#shared/domain/wallet-options.ts'
import type { Market } from '#shared/markets.ts'

/** The market's delivery terms, with the amount in its currency. */
export function deliveryTermsOf(
  { delivery: { days, cutOff, holidays, freeFrom, returnDays } }: Pick<Configuration, 'delivery'>,
  { code, currency }: Pick<Market, 'code' | 'currency'>,
): DeliveryTerms {
  const units = freeFrom[code]
  const dispatch = cutOff[code]
  return {
    days: days[code] ?? null,
    dispatch: dispatch ? { ...dispatch, holidays: holidays[code] ?? [] } : null,
    freeFrom: units === undefined ? null : money(units * 100, currency),
    returnDays: returnDays[code] ?? null,
  }
}

type Settings = Pick<Configuration, 'delivery' | 'shippingNames'> & {
  bigCommerce: Pick<Configuration['bigCommerce'], 'channelIds'>
}
type Placed = {
  market: Pick<Market, 'code' | 'currency'>
  order: Pick<Order, 'stage' | 'status' | 'channelId' | 'shippingAddress' | 'deliveryMethod' | 'placedAt'>
  /** Milliseconds since 1970. */
  now: number
}

/**
 * The days on which an order comes, from the time when it was placed. `null` unless it is on its way by standard
 * delivery, which is what the terms are about, or if the days are over.
 */
export function expectedDelivery(settings: Settings, { market, order, now }: Placed): DeliveryPeriod | null {
  const { stage, status, channelId, shippingAddress, deliveryMethod, placedAt } = order
  const { days, dispatch } = deliveryTermsOf(settings, market)
  const isOnItsWay = stage === 'placed' && status !== 'Complete' && status !== 'Refunded' && shippingAddress !== null
  const isStandard = deliveryMethod !== '' && isStandardDelivery(deliveryMethod, settings.shippingNames)
  const isOfMarket = channelId === settings.bigCommerce.channelIds[market.code]
  if (!days || !dispatch || !isOnItsWay || !isStandard || !isOfMarket) return null
  const { first, last } = deliveryPromise(dispatch, days, Date.parse(placedAt))
  return last < new Date(now).toISOString().slice(0, 10) ? null : { first, last }
}
