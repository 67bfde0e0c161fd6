import { billOf } from '../cart/bill.ts'
import type { PricedCart } from '../cart/fit-to-stock.ts'
import { isWithinLimit } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import type { AssistantDelivery } from '../ports/assistant-session-port.ts'
import { estimateDelivery, refuseEstimate } from '../wallet/estimate-delivery.ts'
import type { AskedDelivery } from './delivery-request.ts'
import { type DeliveryEstimate, type EstimatedOption, lineKey } from '#shared/domain/delivery-estimate.ts'
import { money } from '#shared/domain/money.ts'

/** The platform's rates may change. */
const keptMs = 60 * 60_000

type Asked = { asked: AskedDelivery; before: AssistantDelivery | undefined; priced: PricedCart; session: string }

/**
 * The delivery options of an assistant's cart, as the bag page estimates them, on a copy (docs/adr/0020). An estimate
 * of the same cart for the same place is used again, so that choosing an option costs nothing. A failure is a refusal.
 */
export async function estimateFor(visit: Visit, { asked, before, priced, session }: Asked): Promise<AssistantDelivery> {
  const { destination, optionId } = asked
  const { country, postcode } = destination
  const isSamePlace = before?.destination.country === country && before.destination.postcode === postcode
  if (isSamePlace && estimateOf(before, priced)) return { destination, optionId, quote: before.quote }
  const place = { country, postcode }
  const subtotal = money(billOf(priced).total, priced.cart.currency)
  const outcome = (await isWithinLimit(visit, 'assistant-delivery', { session }))
    ? await estimateDelivery(visit, place, { cart: priced.cart, subtotal }).catch(
        visit.log.fallback('assistant-delivery', refuseEstimate(place, 'failed')),
      )
    : refuseEstimate(place, 'limit')
  const quote =
    outcome.status === 'estimated'
      ? { estimate: outcome.estimate, until: Date.now() + keptMs }
      : { refusal: outcome.reason }
  return { destination, optionId, quote }
}

/** The estimate once more, because the total has changed, with the option of the same name. */
export async function estimateAgain(
  visit: Visit,
  { before, ...asked }: Omit<Asked, 'asked' | 'before'> & { before: AssistantDelivery },
): Promise<AssistantDelivery> {
  const delivery = await estimateFor(visit, { ...asked, asked: before, before: undefined })
  const name = optionsOf(before).find(({ id }) => id === before.optionId)?.name
  const same = optionsOf(delivery).find((option) => option.name === name)
  return { ...delivery, optionId: same?.id ?? null }
}

function optionsOf({ quote }: AssistantDelivery): readonly EstimatedOption[] {
  return 'estimate' in quote ? quote.estimate.options : []
}

/** The chosen option of an estimate that still holds; `null` if there is none. */
export function optionOf(delivery: AssistantDelivery, priced: PricedCart): EstimatedOption | null {
  return estimateOf(delivery, priced)?.options.find(({ id }) => id === delivery.optionId) ?? null
}

/** The estimate, if it is of this cart at these prices, and of the last hour. */
export function estimateOf({ quote }: AssistantDelivery, priced: PricedCart): DeliveryEstimate | null {
  if (!('estimate' in quote) || quote.until < Date.now()) return null
  const { lines, subtotal } = quote.estimate
  return lines === lineKey(priced.cart.lineItems) && subtotal.amount === billOf(priced).total ? quote.estimate : null
}
