import { type Dated, keptWhileRight } from '../lib/kept-while-right.ts'
import type { Configuration } from './configuration.ts'
import { deliveryPeriodText } from '#shared/delivery-dates.ts'
import type { DeliveryTerms } from '#shared/domain/delivery-terms.ts'
import {
  type Arrival,
  type DeliveryDays,
  type DeliveryMethod,
  type DeliveryPeriod,
  nextDispatches,
} from '#shared/domain/dispatch.ts'
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
      const dispatch = dispatchesOf({ delivery }, markets[code], { now, count: shownDispatches })
      const terms = {
        days: standardDays({ delivery }, { code }),
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

/** The working days of standard delivery. */
export function standardDays(settings: DeliverySettings, { code }: Pick<Market, 'code'>): DeliveryDays | null {
  return standardMethod(settings, code)?.days ?? null
}

/** What standard delivery costs if it is not free, in the market's currency. */
export function standardCost(settings: DeliverySettings, { code, currency }: MarketKey): Money | null {
  const method = standardMethod(settings, code)
  return method ? money(method.cost, currency) : null
}

function standardMethod({ delivery }: DeliverySettings, code: MarketCode) {
  return delivery.methods[code]?.find(({ kind }) => kind === 'standard')
}

function dispatchesOf(
  { delivery: { methods, cutOff, holidays } }: DeliverySettings,
  { code, currency }: MarketKey,
  when: { now: number; count: number },
): DeliveryTerms['dispatch'] {
  const dispatch = cutOff[code]
  const offered = (methods[code] ?? []).map(({ cost, ...method }): DeliveryMethod => ({
    ...method,
    cost: money(cost, currency),
  }))
  if (offered.length === 0 || !dispatch) return null
  const next = nextDispatches({ ...dispatch, holidays: holidays[code] ?? [] }, offered, when)
  return { cutOff: dispatch.cutOff, timeZone: dispatch.timeZone, next }
}

type NamedSettings = Pick<Configuration, 'delivery' | 'shippingNames'>

/**
 * When an order that is placed `now` (milliseconds since 1970) comes by the method that the platform names so. `null`
 * if the market states no days of it.
 */
export function arrivalBy(
  settings: NamedSettings,
  market: MarketKey,
  { method, now }: { method: string; now: number },
): Arrival | null {
  const arrivals = dispatchesOf(settings, market, { now, count: 1 })?.next[0]?.arrivals ?? []
  const words = method.toLowerCase().replaceAll('-', ' ')
  const named = arrivals.find(({ kind }) => kind !== 'standard' && words.includes(kind.replaceAll('-', ' ')))
  if (named || method === '' || !isStandardDelivery(method, settings.shippingNames)) return named ?? null
  return arrivals.find(({ kind }) => kind === 'standard') ?? null
}

/** The days of `arrivalBy` as text. */
export function arrivalTextBy(
  settings: NamedSettings,
  market: MarketKey & { iso: string },
  placed: { method: string; now: number },
): string | null {
  const arrival = arrivalBy(settings, market, placed)
  return arrival && deliveryPeriodText(arrival, market.iso)
}

/** Statuses that do not say whether the order is still on its way. */
const finalStatuses: readonly OrderStatus[] = ['Complete', 'Refunded', 'Refunded in part']

type Settings = NamedSettings & {
  bigCommerce: Pick<Configuration['bigCommerce'], 'channelIds'>
}
type Placed = {
  market: MarketKey
  order: Pick<Order, 'stage' | 'status' | 'channelId' | 'deliveries' | 'placedAt'>
  /** Milliseconds since 1970. */
  now: number
}

/**
 * The days on which an order comes, from the time when it was placed. `null` unless all of it is on its way by one
 * method whose days the market states, or if the days are over.
 */
export function expectedDelivery(settings: Settings, { market, order, now }: Placed): DeliveryPeriod | null {
  const { stage, status, channelId, deliveries, placedAt } = order
  const isOnItsWay = stage === 'placed' && !finalStatuses.includes(status)
  const isOfMarket = channelId === settings.bigCommerce.channelIds[market.code]
  const [method, ...others] = new Set(deliveries.map((delivery) => delivery.method))
  if (!isOnItsWay || !isOfMarket || method === undefined || others.length > 0) return null
  const arrival = arrivalBy(settings, market, { method, now: Date.parse(placedAt) })
  if (!arrival || arrival.last < new Date(now).toISOString().slice(0, 10)) return null
  return { first: arrival.first, last: arrival.last }
}
