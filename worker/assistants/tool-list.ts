import type { CommercePart } from '../configuration/page-settings.ts'
import { maxCoupons } from '../session/coupon-cookie.ts'
import { type CartToolName, cartTools } from './cart-operations.ts'
import { maxLines } from './cart-requests.ts'
import { maxIds, maxPageSize, maxQuery } from './requests.ts'
import { maxIdLength } from './resource-id.ts'
import type { pathsOfTools, ToolName } from './tools.ts'

/** The tools of the parts that are on, as MCP lists them. */
export function toolsOf(parts: readonly CommercePart[]) {
  const ofCarts = (Object.keys(cartTools) as CartToolName[]).filter((name) => parts.includes(cartTools[name].part))
  return [...catalogueTools, helpTool, ...ofCarts.map(cartTool)]
}

const text = (description: string, maxLength: number) => ({ type: 'string', description, maxLength })
const listOf = (items: object, maxItems: number) => ({ type: 'array', items, maxItems })
const objectOf = (properties: Record<string, object>, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
})

const context = objectOf({
  address_country: text('The country of the buyer, ISO 3166-1 alpha-2. It decides the market and its prices.', 20),
  currency: text('The currency that the buyer prefers, ISO 4217', 20),
  language: text('The language that the buyer prefers, BCP 47', 50),
})
const filters = objectOf({
  categories: listOf(text('The value of a category of a product', 200), 1),
  price: objectOf({ min: { type: 'integer', minimum: 0 }, max: { type: 'integer', minimum: 0 } }),
})
const agent = objectOf({ profile: { type: 'string', format: 'uri' } }, ['profile'])
const meta = objectOf({ 'ucp-agent': agent })
const metaWithKey = objectOf({ 'ucp-agent': agent, 'idempotency-key': { type: 'string', format: 'uuid' } })
const selected = objectOf({ name: text('Such as Size', 100), label: text('Such as 10', 200) }, ['name', 'label'])

const reading = { readOnlyHint: true, openWorldHint: false }

function tool(name: keyof typeof pathsOfTools, description: string, catalog: object) {
  return {
    name,
    description,
    inputSchema: objectOf({ meta, catalog }, ['catalog']),
    annotations: reading,
  }
}

const catalogueTools = [
  tool(
    'search_catalog',
    'Search the products of the shop by words or by a category. Amounts are in minor units of the currency.',
    objectOf({
      query: text('Words to search for', maxQuery),
      context,
      filters,
      pagination: objectOf({
        cursor: text('The cursor of the response before', 1000),
        limit: { type: 'integer', minimum: 1, maximum: maxPageSize, default: 10 },
      }),
    }),
  ),
  tool(
    'lookup_catalog',
    'Products by the ids of products or variants, each with the variants that were named.',
    objectOf({ ids: listOf(text('The id of a product or a variant', 200), maxIds), context, filters }, ['ids']),
  ),
  tool(
    'get_product',
    'One product in full, with its options and which of their values can be bought.',
    objectOf(
      {
        id: text('The id of a product or a variant', 200),
        selected: listOf(selected, 10),
        preferences: listOf(text('The name of an option, the most important first', 100), 10),
        context,
        filters,
      },
      ['id'],
    ),
  ),
]

const helpTool = {
  name: 'search_help' satisfies ToolName,
  description:
    'What the shop’s own help pages say about delivery, returns, sizes, care and contact: up to five passages with the address of their page.',
  inputSchema: objectOf({ meta, query: text('Words to look for, in the language of the market', maxQuery), context }, [
    'query',
  ]),
  annotations: reading,
}

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
const destination = objectOf({
  id: text('Your own name of the destination', 100),
  address_country: text('ISO 3166-1 alpha-2', 8),
  postal_code: text('The postcode', 32),
})
const fulfillment = objectOf({
  methods: listOf(
    objectOf({
      type: text('shipping', 100),
      destinations: listOf(destination, 5),
      selected_destination_id: text('The id of a destination', 100),
      groups: listOf(objectOf({ selected_option_id: text('The id of a delivery option', 200) }), 1),
    }),
    1,
  ),
})
const buyer = objectOf({
  consent: {
    type: 'object',
    description:
      'What the buyer says of each purpose of the response before, as granted and source (platform if the buyer said so).',
  },
})
const ofCheckouts = { ...contents, fulfillment, buyer }
const replacedCheckout = objectOf(ofCheckouts, ['line_items'])
const createdCheckout = objectOf({
  cart_id: text('The id of a cart, whose contents the checkout then has', maxIdLength),
  ...ofCheckouts,
})
const resourceId = text('The id that the shop gave', maxIdLength)

const cartInputs: Record<CartToolName, { description: string; input: Record<string, object> }> = {
  create_cart: { description: 'Make a cart with the shop’s prices, offers and codes.', input: { cart } },
  get_cart: { description: 'A cart with today’s prices and stock.', input: { id: resourceId } },
  update_cart: { description: 'Replace what a cart holds.', input: { id: resourceId, cart } },
  cancel_cart: { description: 'End a cart.', input: { id: resourceId } },
  create_checkout: {
    description: 'Make a checkout of line items or of a cart. The buyer completes it at its continue_url.',
    input: { checkout: createdCheckout },
  },
  get_checkout: {
    description: 'A checkout with today’s prices and stock, and a fresh continue_url.',
    input: { id: resourceId },
  },
  update_checkout: {
    description: 'Replace what a checkout holds.',
    input: { id: resourceId, checkout: replacedCheckout },
  },
  complete_checkout: {
    description: 'Says where the buyer completes the checkout: the shop takes no payment from an assistant.',
    input: { id: resourceId, checkout: objectOf({ buyer }) },
  },
  cancel_checkout: { description: 'End a checkout.', input: { id: resourceId } },
}

function cartTool(name: CartToolName) {
  const { action } = cartTools[name]
  const { description, input } = cartInputs[name]
  return {
    name,
    description,
    inputSchema: objectOf({ meta: metaWithKey, ...input }, Object.keys(input)),
    annotations: {
      readOnlyHint: action === 'get',
      destructiveHint: action === 'update' || action === 'cancel',
      openWorldHint: false,
    },
  }
}
