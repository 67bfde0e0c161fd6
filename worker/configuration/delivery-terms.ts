import { type Dated, keptWhileRight } from '../lib/kept-while-right.ts'
import type { Configuration } from './configuration.ts'
import type { DeliveryTerms } from '#shared/domain/delivery-terms.ts'
import { type DeliveryPeriod, nextDispatches } from '#shared/domain/dispatch.ts'
import { type Money, money } from '#shared/domain/money.ts'
import type { Order, OrderStatus } from '#shared/domain/order.ts'
import { isStandardDelivery } from '#shared/domain/wallet-options.ts'
import { type Market, type MarketCode, markets } from '#shared/markets.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import { oncePerText } from '#shared/once-per-text.ts'

type DeliverySettings = Pick<Configuration, 'delivery'>
type MarketKey = Pick<Market, 'code' | 'currency'>

/** A page may be cached for a day, and be open for longer. */
const shownDispatches = 4

/**
 * The market's delivery terms, with its next dispatches after `now` (milliseconds since 1970). They stay the same
 * object until the first dispatch leaves.
 */
export function deliveryTermsOf({ delivery }: DeliverySettings, { code }: Pick<Market, 'code'>, now: number) {
  return termsOf(delivery)(code)(now)
}

const termsOf = oncePerObject((delivery: Configuration['delivery']) =>
  oncePerText((text) =>
    keptWhileRight((now): Dated<DeliveryTerms> => {
      const code = text as MarketCode
      const dispatch = dispatchesOf({ delivery }, { code }, { now, count: shownDispatches })
      const terms = {
        days: delivery.days[code] ?? null,
        dispatch,
        freeFrom: freeDeliveryFrom({ delivery }, markets[code]),
        returnDays: delivery.returnDays[code] ?? null,
      }
      return { value: terms, from: now, until: dispatch?.next[0]?.closesAt ?? Infinity }
    }),
  ),
)

/** The amount from which delivery is free, in the market's currency. */
export function freeDeliveryFrom({ delivery }: DeliverySettings, { code, currency }: MarketKey): Money | null {
  const units = delivery.freeFrom[code]
  return units === undefined ? null : money(units * 100, currency)
}

function dispatchesOf(
  { delivery: { days, cutOff, holidays } }: DeliverySettings,
  { code }: Pick<MarketKey, 'code'>,
  when: { now: number; count: number },
): DeliveryTerms['dispatch'] {
  const [period, dispatch] = [days[code], cutOff[code]]
  if (!period || !dispatch) return null
  const next = nextDispatches({ ...dispatch, holidays: holidays[code] ?? [] }, period, when)
  return { cutOff: dispatch.cutOff, next }
}

/** Statuses that do not say whether the order is still on its way. */
const settledStatuses: readonly OrderStatus[] = ['Complete', 'Refunded', 'Refunded in part']

type Settings = Pick<Configuration, 'delivery' | 'shippingNames'> & {
  bigCommerce: Pick<Configuration['bigCommerce'], 'channelIds'>
}
type Placed = {
  market: MarketKey
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
  const isOnItsWay = stage === 'placed' && !settledStatuses.includes(status) && shippingAddress !== null
  const isStandard = deliveryMethod !== '' && isStandardDelivery(deliveryMethod, settings.shippingNames)
  const isOfMarket = channelId === settings.bigCommerce.channelIds[market.code]
  if (!isOnItsWay || !isStandard || !isOfMarket) return null
  const [dispatch] = dispatchesOf(settings, market, { now: Date.parse(placedAt), count: 1 })?.next ?? []
  if (!dispatch || dispatch.last < new Date(now).toISOString().slice(0, 10)) return null
  return { first: dispatch.first, last: dispatch.last }
}
