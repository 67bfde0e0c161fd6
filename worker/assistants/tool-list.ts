import type { Configuration } from '../configuration/configuration.ts'
import { type CartToolName, cartTools } from './cart-operations.ts'
import { cartInputs, payingInputs, type ToolInput } from './cart-tool-inputs.ts'
import { context, listSchema, objectSchema, textSchema } from './input-schema.ts'
import { maxIds, maxPageSize, maxQuery } from './requests.ts'
import type { pathsOfTools, ToolName } from './tools.ts'

/** The tools of the parts that are on, as MCP lists them. */
export function toolsOf({
  commerceParts: parts,
  mayAssistantsPay,
}: Pick<Configuration, 'commerceParts' | 'mayAssistantsPay'>) {
  const ofCarts = (Object.keys(cartTools) as CartToolName[]).filter((name) => parts.includes(cartTools[name].part))
  const inputs = mayAssistantsPay ? { ...cartInputs, ...payingInputs } : cartInputs
  return [...catalogueTools, helpTool, ...ofCarts.map((name) => cartTool(name, inputs[name]))]
}

const filters = objectSchema({
  categories: listSchema(textSchema('The value of a category of a product', 200), 1),
  price: objectSchema({ min: { type: 'integer', minimum: 0 }, max: { type: 'integer', minimum: 0 } }),
})
const agent = objectSchema({ profile: { type: 'string', format: 'uri' } }, ['profile'])
const meta = objectSchema({ 'ucp-agent': agent })
const metaWithKey = objectSchema({ 'ucp-agent': agent, 'idempotency-key': { type: 'string', format: 'uuid' } })
const selected = objectSchema({ name: textSchema('Such as Size', 100), label: textSchema('Such as 10', 200) }, [
  'name',
  'label',
])

const reading = { readOnlyHint: true, openWorldHint: false }

function tool(name: keyof typeof pathsOfTools, description: string, catalog: object) {
  return {
    name,
    description,
    inputSchema: objectSchema({ meta, catalog }, ['catalog']),
    annotations: reading,
  }
}

const catalogueTools = [
  tool(
    'search_catalog',
    'Search the products of the shop by words or by a category. Amounts are in minor units of the currency.',
    objectSchema({
      query: textSchema('Words to search for', maxQuery),
      context,
      filters,
      pagination: objectSchema({
        cursor: textSchema('The cursor of the response before', 1000),
        limit: { type: 'integer', minimum: 1, maximum: maxPageSize, default: 10 },
      }),
    }),
  ),
  tool(
    'lookup_catalog',
    'Products by the ids of products or variants, each with the variants that were named.',
    objectSchema({ ids: listSchema(textSchema('The id of a product or a variant', 200), maxIds), context, filters }, [
      'ids',
    ]),
  ),
  tool(
    'get_product',
    'One product in full, with its options and which of their values can be bought.',
    objectSchema(
      {
        id: textSchema('The id of a product or a variant', 200),
        selected: listSchema(selected, 10),
        preferences: listSchema(textSchema('The name of an option, the most important first', 100), 10),
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
  inputSchema: objectSchema(
    { meta, query: textSchema('Words to look for, in the language of the market', maxQuery), context },
    ['query'],
  ),
  annotations: reading,
}

function cartTool(name: CartToolName, { description, input }: ToolInput) {
  const { action } = cartTools[name]
  return {
    name,
    description,
    inputSchema: objectSchema({ meta: metaWithKey, ...input }, Object.keys(input)),
    annotations: {
      readOnlyHint: action === 'get',
      destructiveHint: action === 'update' || action === 'cancel',
      openWorldHint: false,
    },
  }
}
