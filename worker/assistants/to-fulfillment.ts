import type { AssistantDelivery } from '../ports/assistant-session-port.ts'
import { refuseEstimate } from '../wallet/estimate-delivery.ts'
import { estimateOf, optionOf } from './estimate-for.ts'
import type { Message } from './protocol.ts'
import type { ShownCart, Total } from './to-cart.ts'
import type { DeliveryEstimate, EstimatedOption, EstimateRefusal } from '#shared/domain/delivery-estimate.ts'

type Content = { line_items: { id: string }[]; totals: Total[] }
type Shown = { content: Content; mayPay: boolean }

const path = '$.fulfillment.methods[0]'
const hasChanged: Message = {
  type: 'warning',
  code: 'delivery_not_estimated',
  content: 'The estimate of delivery is of another cart or an earlier hour. Send the destination again.',
  path: '$.fulfillment',
}
const isEstimate: Message = {
  type: 'info',
  code: 'delivery_estimated',
  content: 'Delivery is an estimate. The buyer enters the address and chooses the delivery at the shop.',
  path: '$.fulfillment',
}
const optionGone: Message = {
  type: 'error',
  code: 'fulfillment_unavailable',
  content: 'There is no delivery option with this id.',
  severity: 'recoverable',
  path: `${path}.groups[0].selected_option_id`,
}

/** A refusal by the place is an error: another one has to be named. The others leave the checkout as it is. */
const placeRefusals: ReadonlySet<EstimateRefusal> = new Set(['country', 'postcode', 'not-served'])

/**
 * The checkout's delivery, as the extension `fulfillment` has it, and the totals with the chosen option. `mayPay`: the
 * assistant may pay what is estimated.
 */
export function toFulfillment(delivery: AssistantDelivery, { priced, lines }: ShownCart, { content, mayPay }: Shown) {
  const sent = content.line_items.flatMap(({ id }, index) => (lines[index]?.isDigital === false ? [id] : []))
  const estimate = estimateOf(delivery, priced)
  const option = optionOf(delivery, priced)
  return {
    option,
    totals: estimate && option ? withOption(content.totals, { estimate, option }) : content.totals,
    messages: messagesOf(delivery, { estimate, option, mayPay }),
    fulfillment: {
      methods: sent.length === 0 ? [] : [methodOf(delivery, { sent, estimate, option })],
    },
  }
}

type Found = { estimate: DeliveryEstimate | null; option: EstimatedOption | null }

function methodOf({ destination }: AssistantDelivery, { sent, estimate, option }: Found & { sent: string[] }) {
  const { id, country, postcode } = destination
  return {
    id: 'shipping',
    type: 'shipping',
    line_item_ids: sent,
    selected_destination_id: id,
    destinations: [{ type: 'shipping_address', id, address_country: country, postal_code: postcode }],
    ...(estimate && {
      groups: [
        {
          id: 'parcel',
          line_item_ids: sent,
          selected_option_id: option?.id ?? null,
          options: estimate.options.map(({ id: optionId, name, time, cost }) => ({
            id: optionId,
            title: name,
            ...(time !== '' && { description: { plain: time } }),
            totals: [{ type: 'total', amount: cost.amount }],
          })),
        },
      ],
    }),
  }
}

function withOption(
  totals: readonly Total[],
  { estimate: { tax }, option }: { estimate: DeliveryEstimate; option: EstimatedOption },
): Total[] {
  const added: Total[] = [
    { type: 'fulfillment', amount: option.cost.amount, display_text: option.name },
    ...(tax.amount > 0 ? [{ type: 'tax', amount: tax.amount }] : []),
  ]
  return totals.flatMap((entry) =>
    entry.type === 'total' ? [...added, { ...entry, amount: option.total.amount }] : entry,
  )
}

function messagesOf(
  { destination, quote, optionId }: AssistantDelivery,
  { estimate, option, mayPay }: Found & { mayPay: boolean },
): Message[] {
  if (estimate) return [...(mayPay ? [] : [isEstimate]), ...(optionId !== null && !option ? [optionGone] : [])]
  if ('estimate' in quote) return [hasChanged]
  const { refusal } = quote
  const content = refuseEstimate(destination, refusal).message
  if (placeRefusals.has(refusal))
    return [
      {
        type: 'error',
        code: 'address_undeliverable',
        content,
        severity: 'recoverable',
        path: `${path}.destinations[0]`,
      },
    ]
  return [{ type: 'warning', code: 'delivery_not_estimated', content, path: '$.fulfillment' }]
}
