import * as v from 'valibot'
import { billOf, hasSameLines } from '../cart/bill.ts'
import { copyCart, dropCopy } from '../cart/copy-cart.ts'
import { hasPreOrder } from '../cart/has-pre-order.ts'
import { peekCart } from '../cart/load-cart.ts'
import { arrivalTextBy } from '../configuration/delivery-terms.ts'
import type { Visit } from '../context/visit.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import { readShownTotal } from '../session/shown-total.ts'
import { quoteContact } from './quote.ts'
import { type Cart, isEmptyCart, needsShipping } from '#shared/domain/cart.ts'
import {
  type DeliveryEstimate,
  type DeliveryPlace,
  type EstimatedOption,
  type EstimateOutcome,
  type EstimateRefusal,
  lineKey,
  placeIssue,
} from '#shared/domain/delivery-estimate.ts'
import { addMoney, money, type Money } from '#shared/domain/money.ts'
import { postalCodeOf } from '#shared/domain/postal-code.ts'
import { typedNumber } from '#shared/domain/typed-number.ts'
import { typedSchema } from '#shared/domain/typed-schema.ts'
import { typedLine } from '#shared/domain/typed-text.ts'
import type { WalletQuote } from '#shared/domain/wallet.ts'
import { ServiceError } from '#shared/errors.ts'
import { deliveryEstimate as texts } from '#shared/messages/delivery-estimate.ts'
import * as messages from '#shared/messages/shop.ts'

const estimateMs = 8000

export const DeliveryPlaceSchema = v.pipe(
  v.object({
    country: v.pipe(typedSchema(typedLine, 8), v.toUpperCase()),
    postcode: v.pipe(typedSchema(typedNumber, 32), v.toUpperCase()),
  }),
  v.transform(({ country, postcode }) => ({ country, postcode: postalCodeOf(country, postcode) ?? postcode })),
)

/** A cart and the amount to pay for it without delivery, which the shopper is shown. */
type PricedLines = { cart: Cart; subtotal: Money }

export type RefusedEstimate = Extract<EstimateOutcome, { status: 'refused' }>

const refusals = () =>
  ({
    empty: messages.bag.empty,
    'not-sent': texts.notSent,
    country: texts.notServedCountry,
    postcode: messages.account.issue.postCode,
    'not-served': messages.wallet.cannotShip,
    'not-sold': texts.notSold,
    busy: messages.bag.busy,
    limit: messages.tooManyTries.text,
    failed: texts.failed,
  }) as const satisfies Record<EstimateRefusal, string>

export function refuseEstimate(place: DeliveryPlace, reason: EstimateRefusal): RefusedEstimate {
  return { status: 'refused', place, reason, message: refusals()[reason] }
}

/**
 * The delivery options of the visitor's cart and the total with each (docs/adr/0020). They are quoted for a copy of the
 * cart by the express wallet's code, so the cart, its open checkout and its wallet payment are not touched. Without
 * `known`, the subtotal is the one that the shopper was shown last.
 *
 * @throws ServiceError
 */
export async function estimateDelivery(
  visit: Visit,
  place: DeliveryPlace,
  known?: PricedLines,
): Promise<EstimateOutcome> {
  const issue = placeIssue(place, visit.market)
  if (issue) return refuseEstimate(place, issue)
  const cart = known?.cart ?? (await peekCart(visit))
  if (isEmptyCart(cart)) return refuseEstimate(place, 'empty')
  if (!needsShipping(cart)) return refuseEstimate(place, 'not-sent')
  const subtotal = known?.subtotal ?? (await shownSubtotal(visit, cart))
  if (!subtotal) return refuseEstimate(place, 'busy')
  // A shopper who leaves must not leave a copy behind, so the request's signal does not end the calls.
  const signal = AbortSignal.timeout(estimateMs)
  try {
    return await quoteCopy(visit, { place, cart, subtotal, signal })
  } catch (cause) {
    if (!signal.aborted) throw cause
    throw new ServiceError('commerce', 'timeout', { message: 'commerce: delivery was not quoted in time', cause })
  }
}

async function quoteCopy(
  visit: Visit,
  { place, cart, subtotal, signal }: PricedLines & { place: DeliveryPlace; signal: AbortSignal },
): Promise<EstimateOutcome> {
  const { ports, market, configuration } = visit
  const copy = await copyCart(visit, { cart, subtotal, signal })
  if (!copy) return refuseEstimate(place, 'not-sold')
  try {
    const { quote } = await quoteContact(
      {
        ports,
        market,
        cartId: copy.cartId,
        price: null,
        names: configuration.shippingNames,
        // The estimate has the days beside the platform's text.
        arrivalText: () => null,
        countryCode: configuration.merchantCountries[market.code],
        signal,
      },
      { countryCode: place.country, country: '', postalCode: place.postcode, locality: '', administrativeArea: '' },
      null,
    )
    if (quote.options.length === 0) return refuseEstimate(place, 'not-served')
    const { options, ...estimate } = toEstimate(quote, { subtotal, amount: copy.amount })
    return {
      status: 'estimated',
      place,
      estimate: { ...estimate, options: await withArrivals(visit, cart, options), lines: lineKey(cart.lineItems) },
    }
  } finally {
    dropCopy(visit, copy.cartId)
  }
}

/** The options with the days of an order that is placed now. Nothing is promised about a pre-order. */
async function withArrivals(
  visit: Visit,
  { lineItems }: Cart,
  options: readonly EstimatedOption[],
): Promise<EstimatedOption[]> {
  const { market, configuration } = visit
  const now = Date.now()
  const dated = options.map((option) => {
    const arrives = arrivalTextBy(configuration, market, { method: option.name, now })
    return arrives === null ? option : { ...option, arrives }
  })
  const isDated = dated.some(({ arrives }) => arrives !== undefined)
  return isDated && (await hasPreOrder(visit, lineItems)) ? [...options] : dated
}

/** The quote's total is for its chosen option. What it has beyond the items and the delivery is the place's tax. */
function toEstimate(
  { total, options, optionId }: WalletQuote,
  { subtotal, amount }: { subtotal: Money; amount: Money },
): Omit<DeliveryEstimate, 'lines'> {
  const chosenCost = options.find(({ id }) => id === optionId)?.amount.amount ?? 0
  const tax = money(Math.max(0, total.amount - chosenCost - amount.amount), subtotal.currency)
  return {
    subtotal,
    tax,
    options: options.map(({ id, label, detail, amount: cost }) => ({
      id,
      name: label,
      time: detail,
      cost,
      total: addMoney(addMoney(subtotal, tax), cost),
    })),
  }
}

/** The subtotal that the shopper was shown for these lines; `null` if it is not known. Asking for it changes nothing. */
async function shownSubtotal(visit: Visit, cart: Cart): Promise<Money | null> {
  const shown = cart.id === null ? null : await readShownTotal(visit, cart.id)
  const current = billOf({ cart, promotions: null, outcome: 'off' })
  // The cookie does not hold the lines of a large cart.
  if (shown && (shown.bill.lines.length === 0 || hasSameLines(shown.bill, current)))
    return money(shown.bill.total, cart.currency)
  return promotionsOf(visit) ? null : money(current.total, cart.currency)
}
