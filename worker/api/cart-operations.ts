import * as v from 'valibot'
import type { AddOutcome } from '../cart/add-to-cart.ts'
import { rememberCart } from '../cart/bill.ts'
import type { CartChange } from '../cart/change-lines.ts'
import type { AddRequest } from '../cart/decide-add.ts'
import { loadCart } from '../cart/load-cart.ts'
import { cartEntityOf } from '../cart/name-sizes.ts'
import { type Refusal, refusalText } from '../cart/refusal-text.ts'
import type { CheckoutStart } from '../cart/start-checkout.ts'
import type { Visit } from '../context/visit.ts'
import { type Problem, problemResponse } from '../http/problem.ts'
import { askBag } from '../owner/ask-owner.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import { defineOperation } from './operation.ts'
import { isEmptyCart } from '#shared/domain/cart.ts'
import { isOrderLimit } from '#shared/domain/order-limit.ts'
import { PlatformIdSchema } from '#shared/domain/platform-id.ts'
import { certificateNotices } from '#shared/messages/gift-certificates.ts'
import * as messages from '#shared/messages/shop.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

const maxUnits = 999
const refusalTitles = () =>
  ({
    'sold-out-lines': messages.bag.soldOutLines,
    'unavailable-lines': messages.bag.unavailableLines,
    'quantity-adjusted': messages.bag.quantityAdjusted,
    'codes-refused': messages.cartRefusals.codesRefused,
    busy: messages.bag.busy,
    'being-paid': walletTexts.held,
    'total-changed': messages.totalChange.title,
    'certificate-gone': certificateNotices.gone,
  }) as const
// The platform refuses to change a cart whose version has changed since.
const VersionSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)))
/** The id of a line or of an operation. */
const TokenSchema = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]+$/))

const LineSchema = v.object({
  product_id: PlatformIdSchema,
  variant_id: v.optional(v.nullable(PlatformIdSchema), null),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxUnits)),
  // `null` or a line of the same cart.
  parent_id: v.optional(v.nullable(TokenSchema), null),
  option_selections: v.optional(
    v.pipe(
      v.array(
        v.object({
          option_id: PlatformIdSchema,
          option_value: v.union([v.pipe(v.string(), v.maxLength(500)), PlatformIdSchema]),
        }),
      ),
      v.maxLength(20),
    ),
    [],
  ),
})

/** Operations on the visitor's own cart. Cart ids, prices and names in a body are ignored (D-07, D-13). */
export const cartOperations = {
  getCart: defineOperation('cart', v.object({}), async (visit) => {
    const cart = await loadCart(visit)
    // With promotions, the sync that follows shows the total and remembers it.
    if (!promotionsOf(visit)) await rememberCart(visit, cart)
    return cartEntityOf(visit, cart)
  }),

  addCartItems: defineOperation(
    'cart',
    v.object({
      data: v.object({
        line_items: v.pipe(v.array(LineSchema), v.minLength(1), v.maxLength(10)),
        version: VersionSchema,
        // Idempotency key: a retry of the same click sends the same id.
        operation_id: v.optional(TokenSchema),
      }),
    }),
    async (visit, { data: { line_items, version, operation_id: operationId } }) =>
      addedResponse(
        visit,
        await askBag(visit, 'addToCart', { requests: line_items.map(toRequest), version, operationId }),
      ),
  ),

  updateCartItem: defineOperation(
    'cart',
    v.object({
      itemId: TokenSchema,
      data: v.object({
        // More than any stock is refused by the rule about stock.
        line_item: v.object({ quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(0)) }),
        version: VersionSchema,
      }),
    }),
    async (visit, { itemId, data }) =>
      toResponse(
        visit,
        await askBag(visit, 'updateLine', { lineId: itemId, quantity: data.line_item.quantity, version: data.version }),
      ),
  ),

  /** Another variant for a line. `kept_both`: the line could not be removed and is in the cart beside the new one. */
  changeCartItem: defineOperation(
    'cart',
    v.object({ itemId: TokenSchema, data: v.object({ variant_id: PlatformIdSchema, version: VersionSchema }) }),
    async (visit, { itemId: lineId, data: { variant_id: variantId, version } }) => {
      const outcome = await askBag(visit, 'changeVariant', { lineId, variantId, version })
      if (outcome.status === 'refused') return problemResponse(problemOf(outcome.reason))
      const cart = await loadCart(visit)
      await rememberCart(visit, cart)
      return { ...(await cartEntityOf(visit, cart)), kept_both: outcome.status === 'kept-both' }
    },
  ),

  removeCartItem: defineOperation(
    'cart',
    v.object({ itemId: TokenSchema, version: VersionSchema }),
    async (visit, { itemId, version }) => {
      const outcome = await askBag(visit, 'removeLine', { lineId: itemId, version })
      return outcome.status === 'changed' && isEmptyCart(outcome.cart) ? null : toResponse(visit, outcome)
    },
  ),

  deleteCart: defineOperation('cart', v.object({}), async (visit) => {
    const outcome = await askBag(visit, 'clearCart', {})
    return outcome.status === 'refused' ? toResponse(visit, outcome) : null
  }),

  // The name is fixed by the API (CHK-13). The operation starts the checkout.
  checkoutLogin: defineOperation('cart', v.object({}), async (visit) => {
    const start = await askBag(visit, 'startCheckout', {})
    if (start.status === 'ready') return { redirect_url: start.url }
    const title = refusalTitles()[start.reason]
    return problemResponse({ status: 409, slug: start.reason, title, ...refusalDetail(start) })
  }),
}

function toRequest(line: v.InferOutput<typeof LineSchema>): AddRequest {
  const { product_id: productId, variant_id: variantId, quantity, parent_id: parentId } = line
  const values = new Map(line.option_selections.map(({ option_id, option_value }) => [option_id, String(option_value)]))
  return { productId, choice: { variantId }, quantity, values, parentId }
}

/**
 * The cart, with one entry for each item that was not added: its index in the request and the reason. If none was
 * added, a problem document with the reason of the first.
 */
async function addedResponse(visit: Visit, { cart, lines }: AddOutcome) {
  const refused = lines.flatMap((line, index) => (line.status === 'refused' ? [{ index, reason: line.reason }] : []))
  const [first] = refused
  if (!cart) return problemResponse(problemOf(first?.reason ?? 'invalid'))
  await rememberCart(visit, cart)
  return {
    ...(await cartEntityOf(visit, cart)),
    ...(first && { refused: refused.map(({ index, reason }) => ({ index, title: problemOf(reason).title })) }),
  }
}

function problemOf(reason: Refusal): Problem {
  if (reason === 'stock') return { status: 409, slug: 'insufficient-stock', title: messages.bag.exceedsStock }
  if (reason === 'busy') return { status: 409, slug: 'busy', title: messages.bag.busy }
  if (reason === 'limit' || isOrderLimit(reason))
    return { status: 409, slug: 'invalid-line', title: refusalText(reason) }
  if (reason === 'parent') return { status: 400, slug: 'no-such-line', title: refusalText(reason) }
  return { status: 422, slug: 'invalid-line', title: refusalText(reason) }
}

async function toResponse(visit: Visit, outcome: CartChange) {
  if (outcome.status === 'refused') return problemResponse(problemOf(outcome.reason))
  await rememberCart(visit, outcome.cart)
  return cartEntityOf(visit, outcome.cart)
}

/** Detail text for refusals that need more than the title. */
function refusalDetail(start: Exclude<CheckoutStart, { status: 'ready' }>): { detail?: string } {
  if (start.reason === 'total-changed')
    return { detail: [`${messages.totalChange.title}.`, ...start.changes, messages.totalChange.confirm].join(' ') }
  return start.reason === 'codes-refused'
    ? { detail: `${messages.account.notice['codes-refused']} ${start.codes.join(', ')}.` }
    : {}
}
