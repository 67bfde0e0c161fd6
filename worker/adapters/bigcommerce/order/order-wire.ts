import * as v from 'valibot'
import { readPresentNote } from '../api/present-note.ts'
import { WireText } from '../api/wire-text.ts'
import { lineAmountEntries, lineAmounts, orderAmountEntries, orderAmounts } from './order-amounts.ts'
import { addMoney, money } from '#shared/domain/money.ts'
import type {
  Order,
  OrderAddress,
  OrderDelivery,
  OrderLine,
  OrderPiece,
  OrderRefund,
  OrderStage,
  OrderStatus,
} from '#shared/domain/order.ts'
import type { OrderPlacement } from '#worker/ports/order-port.ts'

const AddressEntries = {
  first_name: WireText,
  last_name: WireText,
  company: WireText,
  street_1: WireText,
  street_2: WireText,
  city: WireText,
  state: WireText,
  zip: WireText,
  country: WireText,
}

export const OrderSchema = v.object({
  id: v.number(),
  customer_id: v.number(),
  channel_id: v.number(),
  cart_id: WireText,
  status_id: v.number(),
  date_created: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
    v.date(),
  ),
  ...orderAmountEntries,
  payment_method: WireText,
  customer_message: WireText,
  billing_address: v.object({ ...AddressEntries, email: WireText, phone: WireText }),
})

export const PlacementSchema = v.pick(OrderSchema, ['id', 'channel_id', 'cart_id', 'status_id'])

export const RecipientSchema = v.pick(OrderSchema, ['id', 'channel_id', 'status_id', 'billing_address'])

export function toPlacement(order: v.InferOutput<typeof PlacementSchema>, stage: OrderStage): OrderPlacement {
  return { orderId: order.id, cartId: order.cart_id, channelId: order.channel_id, stage }
}

export const pieceEntries = {
  id: v.number(),
  product_id: v.number(),
  sku: WireText,
  name: v.string(),
  product_options: v.optional(v.array(v.object({ display_name: v.string(), display_value: v.string() })), []),
}

export const OrderLinesSchema = v.array(
  v.object({
    ...pieceEntries,
    variant_id: v.nullish(v.number(), null),
    quantity: v.number(),
    quantity_shipped: v.optional(v.number(), 0),
    quantity_refunded: v.optional(v.number(), 0),
    order_address_id: v.optional(v.number(), 0),
    ...lineAmountEntries,
  }),
)

type OrderLinesWire = v.InferOutput<typeof OrderLinesSchema>

export const OrderAddressesSchema = v.array(
  v.object({
    id: v.number(),
    ...AddressEntries,
    shipping_method: WireText,
  }),
)

export type OrderParts = {
  order: v.InferOutput<typeof OrderSchema>
  lines: OrderLinesWire
  addresses: v.InferOutput<typeof OrderAddressesSchema>
  /** `null` if the platform does not say them. */
  refunds: OrderRefund[] | null
  status: OrderStatus
  stage: OrderStage
  packing?: 'packed' | 'to-collect'
}

export function toOrder({ order, lines, addresses, refunds, status, stage, packing }: OrderParts): Order {
  // The platform keeps addresses to which nothing is sent.
  const used = addresses.filter(({ id }) => lines.some((line) => line.order_address_id === id))
  const deliveries = used.length > 0 ? used : addresses.slice(0, 1)
  return {
    id: order.id,
    cartId: order.cart_id,
    customerId: order.customer_id,
    channelId: order.channel_id,
    status,
    stage,
    packing: packing ?? null,
    placedAt: order.date_created.toISOString(),
    email: order.billing_address.email,
    buyer: {
      firstName: order.billing_address.first_name,
      lastName: order.billing_address.last_name,
      phone: order.billing_address.phone,
    },
    billing: toAddress(order.billing_address),
    lines: lines.map((line) => {
      const deliveryId = deliveries.find(({ id }) => id === line.order_address_id)?.id ?? null
      return { ...toLine(order, line), deliveryId }
    }),
    ...orderAmounts(order, lines),
    discountNames: discountNames(lines),
    refunded: refunds && refunds.map(({ amount }) => amount).reduce(addMoney, money(0, order.default_currency_code)),
    refunds: refunds ?? [],
    deliveries: deliveries.map(toDelivery),
    paymentMethod: order.payment_method,
    present: readPresentNote(order.customer_message).present,
  }
}

/** A manual discount has no name of its own. */
function discountNames(lines: OrderLinesWire): string[] {
  const named = lines.flatMap((line) => line.applied_discounts).filter(({ id }) => id !== 'manual-discount')
  return [...new Set(named.map(({ name, code }) => code || name))].filter((name) => name !== '')
}

function toLine(order: OrderParts['order'], line: OrderLinesWire[number]): Omit<OrderLine, 'deliveryId'> {
  return {
    ...toPiece(line),
    // The platform sends 0 for a product without variants.
    variantId: line.variant_id || null,
    quantity: line.quantity,
    sent: line.quantity_shipped,
    refunded: line.quantity_refunded,
    ...lineAmounts(order, line),
  }
}

export function toPiece(line: v.InferOutput<v.ObjectSchema<typeof pieceEntries, undefined>>): OrderPiece {
  return {
    id: line.id,
    productId: line.product_id,
    sku: line.sku,
    name: line.name,
    // The uid of a gift card is never shown.
    options: line.product_options
      .filter((option) => option.display_name !== 'uid')
      .map((option) => ({ name: option.display_name, value: option.display_value })),
  }
}

function toDelivery(address: OrderParts['addresses'][number]): OrderDelivery {
  const { id, shipping_method: method } = address
  // The platform says 'None' of an order that was made without a method.
  return { id, address: toAddress(address), method: method === 'None' ? '' : method }
}

function toAddress(address: Omit<OrderParts['order']['billing_address'], 'email' | 'phone'>): OrderAddress {
  return {
    name: `${address.first_name} ${address.last_name}`.trim(),
    lines: [address.company, address.street_1, address.street_2].filter((line) => line !== ''),
    city: address.city,
    region: address.state,
    postalCode: address.zip,
    country: address.country,
  }
}
