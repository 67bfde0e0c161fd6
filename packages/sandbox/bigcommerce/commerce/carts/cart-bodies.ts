import type { Context } from 'hono'
import * as v from 'valibot'
import { Refusal } from '../refusal.ts'

const maxQuantity = 100_000

const Id = v.pipe(v.number(), v.integer(), v.minValue(1))
const Version = v.optional(v.pipe(v.number(), v.integer()))
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1, 'Quantity must be 1 or more'), v.maxValue(maxQuantity))
const Price = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))

const OptionSelection = v.object({ option_id: Id, option_value: v.union([v.string(), v.number(), v.boolean()]) })

export const LineItemBody = v.object({
  product_id: Id,
  variant_id: v.nullish(Id),
  quantity: Quantity,
  list_price: v.nullish(Price),
  option_selections: v.nullish(v.array(OptionSelection)),
})
export type LineItemBody = v.InferOutput<typeof LineItemBody>

const LineItems = v.array(LineItemBody)

export const NewCartBody = v.object({
  customer_id: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  channel_id: v.optional(v.number(), 1),
  currency: v.optional(v.object({ code: v.string() })),
  locale: v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/))),
  line_items: LineItems,
})

export const NewItemsBody = v.object({ line_items: LineItems, version: Version })

export const ChangedItemBody = v.object({
  line_item: v.object({
    product_id: v.optional(Id),
    variant_id: v.nullish(Id),
    quantity: Quantity,
    list_price: v.nullish(Price),
  }),
  version: Version,
})

export const CartOwnerBody = v.object({ customer_id: v.pipe(v.number(), v.integer(), v.minValue(0)), version: Version })

export const VersionBody = v.object({ version: Version })

export const RedirectBody = v.object({
  query_params: v.optional(v.record(v.string(), v.union([v.string(), v.number()]))),
})

/**
 * Reads a JSON body; a missing body counts as `{}`.
 *
 * @throws Refusal 400 if the body is not JSON, 422 with a message for each wrong field.
 */
export async function readBody<const Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await c.req.text()
  const result = v.safeParse(schema, text.trim() === '' ? {} : parseJson(text))
  if (result.success) return result.output
  const errors: Record<string, string> = {}
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? '.'] ??= issue.message
  throw new Refusal(422, titleOf(errors), errors)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(400, 'The request body is not valid JSON')
  }
}

function titleOf(errors: Readonly<Record<string, string>>) {
  if (errors['line_items']) return 'Missing line_items in request body'
  if (errors['line_item']) return 'Missing line_item in request body'
  return 'Invalid input'
}
