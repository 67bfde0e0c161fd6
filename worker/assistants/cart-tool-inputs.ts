import { maxCoupons } from '../session/coupon-cookie.ts'
import type { CartToolName } from './cart-operations.ts'
import { maxLines } from './cart-requests.ts'
import { handlerId } from './google-pay.ts'
import { context, listSchema, objectSchema, textSchema } from './input-schema.ts'
import { maxIdLength } from './resource-id.ts'

const lineItem = objectSchema(
  {
    item: objectSchema({ id: textSchema('The id of a variant, such as 101-2001', 200) }, ['id']),
    quantity: { type: 'integer', minimum: 1, maximum: 999 },
  },
  ['item', 'quantity'],
)
const contents = {
  line_items: listSchema(lineItem, maxLines),
  context,
  discounts: objectSchema({
    codes: listSchema(textSchema('A discount code. The list replaces the one before.', 50), maxCoupons),
  }),
}
const cart = objectSchema(contents, ['line_items'])
const place = {
  address_country: textSchema('ISO 3166-1 alpha-2', 8),
  postal_code: textSchema('The postcode', 32),
}
const address = {
  ...place,
  street_address: textSchema('House number and street', 255),
  extended_address: textSchema('Flat, building or company', 255),
  address_locality: textSchema('The town', 100),
  address_region: textSchema('The state or province, where addresses have one', 100),
}
const deliveryTo = (fields: Record<string, object>) =>
  objectSchema({
    methods: listSchema(
      objectSchema({
        type: textSchema('shipping', 100),
        destinations: listSchema(
          objectSchema({ id: textSchema('Your own name of the destination', 100), ...fields }),
          5,
        ),
        selected_destination_id: textSchema('The id of a destination', 100),
        groups: listSchema(objectSchema({ selected_option_id: textSchema('The id of a delivery option', 200) }), 1),
      }),
      1,
    ),
  })
const consent = {
  type: 'object',
  description:
    'What the buyer says of each purpose of the response before, as granted and source (platform if the buyer said so).',
}
const buyer = objectSchema({ consent })
const payingBuyer = objectSchema({
  email: textSchema('The e-mail address, to which the platform of the shop sends the order', 254),
  first_name: textSchema('The first name', 255),
  last_name: textSchema('The last name', 255),
  phone_number: textSchema('The phone number', 50),
  consent,
})
const instrument = objectSchema(
  {
    id: textSchema('Your own name of the instrument', 100),
    handler_id: textSchema(handlerId, 100),
    type: textSchema('card', 100),
    selected: { type: 'boolean' },
    credential: objectSchema({
      type: textSchema('PAYMENT_GATEWAY', 100),
      token: textSchema('The token of Google Pay', 10_000),
    }),
    billing_address: objectSchema({
      ...address,
      first_name: textSchema('First name', 255),
      last_name: textSchema('Last name', 255),
    }),
  },
  ['handler_id', 'type', 'credential'],
)
const payment = objectSchema({ instruments: listSchema(instrument, 5) }, ['instruments'])
const signals = objectSchema({
  'dev.ucp.buyer_ip': textSchema('The IP address of the buyer', 45),
  'dev.ucp.user_agent': textSchema('The User-Agent of the buyer', 500),
})
const cartOf = {
  cart_id: textSchema('The id of a cart, whose contents the checkout then has', maxIdLength),
}
const ofCheckouts = { ...contents, fulfillment: deliveryTo(place), buyer }
const ofPaidCheckouts = { ...contents, fulfillment: deliveryTo(address), buyer: payingBuyer }
const resourceId = textSchema('The id that the shop gave', maxIdLength)

export type ToolInput = { description: string; input: Record<string, object> }

/** What the tools of carts take. */
export const cartInputs: Record<CartToolName, ToolInput> = {
  create_cart: { description: 'Make a cart with the shop’s prices, offers and codes.', input: { cart } },
  get_cart: { description: 'A cart with today’s prices and stock.', input: { id: resourceId } },
  update_cart: { description: 'Replace what a cart holds.', input: { id: resourceId, cart } },
  cancel_cart: { description: 'End a cart.', input: { id: resourceId } },
  create_checkout: {
    description: 'Make a checkout of line items or of a cart. The buyer completes it at its continue_url.',
    input: { checkout: objectSchema({ ...cartOf, ...ofCheckouts }) },
  },
  get_checkout: {
    description: 'A checkout with today’s prices and stock, and a fresh continue_url.',
    input: { id: resourceId },
  },
  update_checkout: {
    description: 'Replace what a checkout holds.',
    input: { id: resourceId, checkout: objectSchema(ofCheckouts, ['line_items']) },
  },
  complete_checkout: {
    description: 'Says where the buyer completes the checkout: the shop takes no payment from an assistant.',
    input: { id: resourceId, checkout: objectSchema({ buyer }) },
  },
  cancel_checkout: { description: 'End a checkout.', input: { id: resourceId } },
}

/** The same for a shop where an assistant may pay. */
export const payingInputs: Partial<Record<CartToolName, ToolInput>> = {
  create_checkout: {
    description: 'Make a checkout of line items or of a cart. Its status says what is missing to complete it.',
    input: { checkout: objectSchema({ ...cartOf, ...ofPaidCheckouts }) },
  },
  update_checkout: {
    description: 'Replace what a checkout holds. What is not sent again is forgotten.',
    input: { id: resourceId, checkout: objectSchema(ofPaidCheckouts, ['line_items']) },
  },
  complete_checkout: {
    description:
      'Pay a checkout that is ready_for_complete, with Google Pay. Only the total that it showed is charged. The buyer must have agreed to it.',
    input: { id: resourceId, checkout: objectSchema({ payment, signals }, ['payment']) },
  },
}
