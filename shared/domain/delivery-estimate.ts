import type { Market } from '../markets.ts'
import type { LineItem } from './cart.ts'
import { deliveryCountries } from './delivery-countries.ts'
import type { Money } from './money.ts'
import { postalCodeOf } from './postal-code.ts'

/** Where a delivery goes. `country` is ISO 3166-1 alpha-2. The postcode is in capitals. */
export type DeliveryPlace = { country: string; postcode: string }

/**
 * `cost` of 0 is free delivery. `total` is what the shopper would pay with it. `time` is the platform's text, and is
 * empty if unknown. `arrives` are the days as a text, if the shop can state them.
 */
export type EstimatedOption = { id: string; name: string; time: string; arrives?: string; cost: Money; total: Money }

/**
 * The delivery options of a cart. It holds for the `lines` (`lineKey`) and the `subtotal` only. `tax` is what the place
 * adds to the prices, and is part of each total.
 */
export type DeliveryEstimate = { lines: string; subtotal: Money; tax: Money; options: EstimatedOption[] }

/**
 * Why there is no estimate. `not-sent`: nothing in the cart is sent by post. `not-served`: nothing is delivered there.
 * `not-sold`: the platform does not sell a line, or not as many units. `busy`: the cart is being changed, or its total
 * is not known. `limit`: too many estimates. `failed`: a service failed.
 */
export type EstimateRefusal =
  | 'empty'
  | 'not-sent'
  | 'country'
  | 'postcode'
  | 'not-served'
  | 'not-sold'
  | 'busy'
  | 'limit'
  | 'failed'

export type EstimateOutcome =
  | { status: 'estimated'; place: DeliveryPlace; estimate: DeliveryEstimate }
  | { status: 'refused'; place: DeliveryPlace; reason: EstimateRefusal; message: string }

/** The field that is wrong: the market does not deliver to the country, or the country has no such postcode. */
export function placeIssue({ country, postcode }: DeliveryPlace, market: Market): 'country' | 'postcode' | null {
  if (!deliveryCountries(market).some(({ code }) => code === country)) return 'country'
  return postalCodeOf(country, postcode) === null ? 'postcode' : null
}

/** Identifies the lines that are paid for. Free gifts come and go with them. */
export function lineKey(lines: readonly Pick<LineItem, 'id' | 'quantity' | 'isFreeGift'>[]): string {
  return lines.flatMap(({ id, quantity, isFreeGift }) => (isFreeGift ? [] : [`${id} ${quantity}`])).join()
}
