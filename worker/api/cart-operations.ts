import type { Context } from 'hono'
import * as v from 'valibot'
import { toCartEntity } from '../../shared/domain/cart-entity.ts'
import { isEmptyCart } from '../../shared/domain/cart.ts'
import { NotFoundError } from '../../shared/errors.ts'
import * as messages from '../../shared/messages/en.ts'
import type { AppEnv } from '../app-env.ts'
import { completeSelections } from '../bag/complete-selections.ts'
import { addLines, type CartChange, clearCart, removeLine, updateLine } from '../bag/change-bag.ts'
import { loadCart, startNewCart } from '../bag/load-bag.ts'
import { startCheckout } from '../bag/start-checkout.ts'
import type { NewLine } from '../ports/cart-port.ts'
import { type Problem, problemResponse } from '../problem.ts'
import { defineOperation } from './operation.ts'

const mostUnits = 999
const heldTitles = { 'sold-out-lines': messages.bag.soldOutLines, 'quantity-adjusted': messages.bag.quantityAdjusted, busy: messages.bag.busy } as const
const refusals = {
  stock: { status: 409, slug: 'insufficient-stock', title: messages.bag.exceedsStock },
  invalid: { status: 422, slug: 'invalid-line', title: messages.bag.failed },
  busy: { status: 409, slug: 'busy', title: messages.bag.busy },
} as const satisfies Record<string, Problem>
const IdSchema = v.pipe(v.number(), v.integer(), v.minValue(1))
const QuantitySchema = v.pipe(v.number(), v.integer(), v.maxValue(mostUnits))
const LineIdSchema = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]+$/))

const LineSchema = v.object({
  product_id: IdSchema,
  variant_id: v.optional(v.nullable(IdSchema), null),
  quantity: v.pipe(QuantitySchema, v.minValue(1)),
  option_selections: v.optional(
    v.pipe(v.array(v.object({ option_id: IdSchema, option_value: v.union([v.pipe(v.string(), v.maxLength(500)), IdSchema]) })), v.maxLength(20)),
    [],
  ),
})

/** Operations on the visitor's own cart. Cart ids, prices and names in a body are ignored (D-07, D-13). */
export const cartOperations = {
  getCart: defineOperation('cart', v.object({ isForced: v.optional(v.boolean(), false) }), async (c, { isForced }) => toCartEntity(isForced ? startNewCart(c) : await loadCart(c))),

  addCartItems: defineOperation(
    'cart',
    v.object({ data: v.object({ line_items: v.pipe(v.array(LineSchema), v.minLength(1), v.maxLength(10)) }) }),
    async (c, { data }) => {
      const lines = await Promise.all(data.line_items.map((line) => toNewLine(c, line)))
      if (!lines.every((line) => line !== null)) return answerOf({ status: 'refused', reason: 'invalid' })
      return answerOf(await addLines(c, lines))
    },
  ),

  updateCartItem: defineOperation(
    'cart',
    v.object({ itemId: LineIdSchema, data: v.object({ line_item: v.object({ quantity: v.pipe(QuantitySchema, v.minValue(0)) }) }) }),
    async (c, { itemId, data }) => answerOf(await updateLine(c, itemId, data.line_item.quantity)),
  ),

  removeCartItem: defineOperation('cart', v.object({ itemId: LineIdSchema }), async (c, { itemId }) => {
    const outcome = await removeLine(c, itemId)
    return outcome.status === 'changed' && isEmptyCart(outcome.cart) ? null : answerOf(outcome)
  }),

  deleteCart: defineOperation('cart', v.object({}), async (c) => {
    const outcome = await clearCart(c)
    return outcome.status === 'refused' ? answerOf(outcome) : null
  }),

  checkoutLogin: defineOperation('cart', v.object({}), async (c) => {
    const start = await startCheckout(c)
    return start.status === 'ready' ? { redirect_url: start.url } : problemResponse({ status: 409, slug: start.reason, title: heldTitles[start.reason] })
  }),
}

/** A line as the cart takes it; `null` where what the shopper wrote for it is not complete. */
async function toNewLine(c: Context<AppEnv>, line: v.InferOutput<typeof LineSchema>): Promise<NewLine | null> {
  const { product_id: productId, variant_id: variantId, quantity } = line
  if (line.option_selections.length === 0) return { productId, variantId, quantity, selections: [] }
  const product = await c.var.services.catalogue.product({ market: c.var.market, id: productId }, c.req.raw.signal)
  if (!product) throw new NotFoundError('The line names no product of this market.')
  const completion = completeSelections(product, new Map(line.option_selections.map(({ option_id, option_value }) => [option_id, String(option_value)])))
  return completion.status === 'complete' ? { productId, variantId, quantity, selections: completion.selections } : null
}

function answerOf(outcome: CartChange) {
  return outcome.status === 'changed' ? toCartEntity(outcome.cart) : problemResponse(refusals[outcome.reason])
}
