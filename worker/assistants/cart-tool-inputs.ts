import { maxCoupons } from '../session/coupon-cookie.ts'
import type { CartToolName } from './cart-operations.ts'
import { maxLines } from './cart-requests.ts'
import { handlerId } from './google-pay.ts'
import { context, listOf, objectOf, text } from './input-schema.ts'
import { maxIdLength } from './resource-id.ts'

const lineItem = objectOf(
  {
    item: objectOf({ id: text('The id of a variant, such as 101-2001', 200) }, ['id']),
    quantity: { type: 'integer', minimum: 1, maximum: 999 },
  },
  ['item', 'quantity'],
)
const contents = {
  line_items: listOf(lineItem, maxLines),
  context,
  discounts: objectOf({ codes: listOf(text('A discount code. The list replaces the one before.', 50), maxCoupons) }),
}
const cart = objectOf(contents, ['line_items'])
const place = {
  address_country: text('ISO 3166-1 alpha-2', 8),
  postal_code: text('The postcode', 32),
}
const address = {
  ...place,
  street_address: text('House number and street', 255),
  extended_address: text('Flat, building or company', 255),
  address_locality: text('The town', 100),
  address_region: text('The state or province, where addresses have one', 100),
}
const deliveryTo = (fields: Record<string, object>) =>
  objectOf({
    methods: listOf(
      objectOf({
        type: text('shipping', 100),
        destinations: listOf(objectOf({ id: text('Your own name of the destination', 100), ...fields }), 5),
        selected_destination_id: text('The id of a destination', 100),
        groups: listOf(objectOf({ selected_option_id: text('The id of a delivery option', 200) }), 1),
      }),
      1,
    ),
  })
const consent = {
  type: 'object',
  description:
    'What the buyer says of each purpose of the response before, as granted and source (platform if the buyer said so).',
}
const buyer = objectOf({ consent })
const payingBuyer = objectOf({
  email: text('The e-mail address, to which the platform of the shop sends the order', 254),
  first_name: text('The first name', 255),
  last_name: text('The last name', 255),
  phone_number: text('The phone number', 50),
  consent,
})
const instrument = objectOf(
  {
    id: text('Your own name of the instrument', 100),
    handler_id: text(handlerId, 100),
    type: text('card', 100),
    selected: { type: 'boolean' },
    credential: objectOf({ type: text('PAYMENT_GATEWAY', 100), token: text('The token of Google Pay', 10_000) }),
    billing_address: objectOf({ ...address, first_name: text('First name', 255), last_name: text('Last name', 255) }),
  },
  ['handler_id', 'type', 'credential'],
)
const payment = objectOf({ instruments: listOf(instrument, 5) }, ['instruments'])
const signals = objectOf({
  'dev.ucp.buyer_ip': text('The IP address of the buyer', 45),
  'dev.ucp.user_agent': text('The User-Agent of the buyer', 500),
})
const cartOf = {
  cart_id: text('The id of a cart, whose contents the checkout then has', maxIdLength),
}
const ofCheckouts = { ...contents, fulfillment: deliveryTo(place), buyer }
const ofPaidCheckouts = { ...contents, fulfillment: deliveryTo(address), buyer: payingBuyer }
const resourceId = text('The id that the shop gave', maxIdLength)

export type ToolInput = { description: string; input: Record<string, object> }

/** What the tools of carts take. */
export const cartInputs: Record<CartToolName, ToolInput> = {
  create_cart: { description: 'Make a cart with the shop’s prices, offers and codes.', input: { cart } },
  get_cart: { description: 'A cart with today’s prices and stock.', input: { id: resourceId } },
  update_cart: { description: 'Replace what a cart holds.', input: { id: resourceId, cart } },
  cancel_cart: { description: 'End a cart.', input: { id: resourceId } },
  create_checkout: {
    description: 'Make a checkout of line items or of a cart. The buyer completes it at its continue_url.',
    input: { checkout: objectOf({ ...cartOf, ...ofCheckouts }) },
  },
  get_checkout: {
    description: 'A checkout with today’s prices and stock, and a fresh continue_url.',
    input: { id: resourceId },
  },
  update_checkout: {
    description: 'Replace what a checkout holds.',
    input: { id: resourceId, checkout: objectOf(ofCheckouts, ['line_items']) },
  },
  complete_checkout: {
    description: 'Says where the buyer completes the checkout: the shop takes no payment from an assistant.',
    input: { id: resourceId, checkout: objectOf({ buyer }) },
  },
  cancel_checkout: { description: 'End a checkout.', input: { id: resourceId } },
}

/** The same for a shop where an assistant may pay. */
export const payingInputs: Partial<Record<CartToolName, ToolInput>> = {
  create_checkout: {
    description: 'Make a checkout of line items or of a cart. Its status says what is missing to complete it.',
    input: { checkout: objectOf({ ...cartOf, ...ofPaidCheckouts }) },
  },
  update_checkout: {
    description: 'Replace what a checkout holds. What is not sent again is forgotten.',
    input: { id: resourceId, checkout: objectOf(ofPaidCheckouts, ['line_items']) },
  },
  complete_checkout: {
    description:
      'Pay a checkout that is ready_for_complete, with Google Pay. Only the total that it showed is charged. The buyer must have agreed to it.',
    input: { id: resourceId, checkout: objectOf({ payment, signals }, ['payment']) },
  },
}
