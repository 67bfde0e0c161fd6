import type { Context } from 'hono'
import * as v from 'valibot'
import { addToCart } from '../cart/add-to-cart.ts'
import { type CartChange, clearCart, removeLine, updateLine } from '../cart/change-lines.ts'
import { changeVariant } from '../cart/change-variant.ts'
import { moveToWishlist } from '../cart/move-to-wishlist.ts'
import { type AppEnv, factory } from '../context/app-env.ts'
import { parseForm, readForm } from '../pages/parse-form.ts'
import { respondToCheckout } from '../pages/respond-to-checkout.ts'
import { addCouponCode, removeCouponCode } from '../promotions/change-coupons.ts'
import { parseCouponCode } from '../promotions/coupon-code.ts'
import { writeCoupons } from '../session/coupon-cookie.ts'
import { respondWithTypedDetails } from './product-page.tsx'
import type { ModifierValues } from '#shared/domain/modifiers.ts'
import { isSameColour } from '#shared/domain/product.ts'
import { NotFoundError } from '#shared/errors.ts'
import { bagPath, bagPathWith, productPath, refusedChangePath } from '#shared/links.ts'
import { marketPath } from '#shared/markets.ts'
import { actions } from '#shared/routes.ts'

// A refused choice is repeated in the address of the product page, which must not grow without limit.
const ChoiceSchema = v.optional(v.pipe(v.string(), v.maxLength(100)), '')

export const AddSchema = v.object({
  productId: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  color: ChoiceSchema,
  size: ChoiceSchema,
  length: ChoiceSchema,
})

/** The version of the cart that the page showed, if the form names it. A cart with another version is not changed. */
const VersionSchema = v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)))

export const UpdateSchema = v.object({
  version: VersionSchema,
  lineId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  quantity: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
})

export const RemoveSchema = v.object({ version: VersionSchema, lineId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) })

export const ChangeSchema = v.object({
  version: VersionSchema,
  lineId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  variantId: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)),
})

export const CouponSchema = v.object({ code: v.pipe(v.string(), v.maxLength(100)) })

type RefusalReason = Extract<CartChange, { status: 'refused' }>['reason']

// Query values by which the bag page's URL names a refusal.
const refusals = { stock: 'stock', invalid: 'failed', busy: 'busy' } as const satisfies Record<RefusalReason, string>

/**
 * The forms of the PDP and the bag page, for browsers that post: the same actions as islands use through the API. Each
 * responds with 303.
 */
export const cartForms = factory
  .createApp()
  .post(actions.addToBag, async (c) => {
    const form = await readForm(c.req.raw)
    const { productId, color, size, length } = parseForm(AddSchema, form)
    const { market } = c.var
    const values = modifierValues(form)
    const added = await addToCart(c, [{ productId, choice: { colour: color, size, length }, quantity: 1, values }])
    const [line] = added.lines
    if (!line?.product) return c.redirect(marketPath(market, bagPathWith('not-sold')), 303)
    const { product } = line
    if (line.status === 'added') return c.redirect(`${marketPath(market, bagPath)}?added=${product.style}`, 303)
    const colour = product.colours.find((candidate) => isSameColour(color, candidate.name)) ?? product.colour
    const address = { id: product.id, slug: product.slug, colour: colour?.name ?? 'default' }
    const error = line.reason === 'gift' ? 'unavailable' : line.reason
    const query = new URLSearchParams({ ...chosen({ Size: size, Length: length }), error })
    if (values.size > 0) return respondWithTypedDetails(c, address, { query, details: values })
    return c.redirect(`${marketPath(market, productPath(address))}?${query}`, 303)
  })
  .post(actions.updateBagLine, async (c) => {
    const change = parseForm(UpdateSchema, await readForm(c.req.raw))
    return toBag(c, await unlessGone(updateLine(c, change)))
  })
  .post(actions.removeBagLine, async (c) => {
    const { lineId, version } = parseForm(RemoveSchema, await readForm(c.req.raw))
    return toBag(c, await unlessGone(removeLine(c, lineId, { version })))
  })
  .post(actions.changeBagLine, async (c) => {
    const change = parseForm(ChangeSchema, await readForm(c.req.raw))
    const outcome = await unlessGone(changeVariant(c, change))
    if (outcome === 'gone') return toBag(c, outcome)
    if (outcome.status !== 'refused')
      return c.redirect(marketPath(c.var.market, bagPathWith(outcome.status === 'kept-both' ? 'kept-both' : null)), 303)
    const { lineId, variantId } = change
    return c.redirect(marketPath(c.var.market, refusedChangePath(lineId, { variantId, error: outcome.reason })), 303)
  })
  .post(actions.moveToWishlist, async (c) => {
    const { lineId } = parseForm(RemoveSchema, await readForm(c.req.raw))
    const path = await unlessGone(moveToWishlist(c, lineId))
    return path === 'gone' ? toBag(c, path) : c.redirect(marketPath(c.var.market, path), 303)
  })
  .post(actions.clearBag, async (c) => {
    return toBag(c, await unlessGone(clearCart(c)))
  })
  .post(actions.applyCoupon, async (c) => {
    const { code } = parseForm(CouponSchema, await readForm(c.req.raw))
    const parsed = parseCouponCode(code)
    if (parsed === null) return c.redirect(marketPath(c.var.market, bagPathWith('code')), 303)
    // The bag page sends the code to the promotions engine and shows the outcome.
    await writeCoupons(c, await addCouponCode(c, parsed))
    return c.redirect(marketPath(c.var.market, bagPath), 303)
  })
  .post(actions.removeCoupon, async (c) => {
    const { code } = parseForm(CouponSchema, await readForm(c.req.raw))
    await writeCoupons(c, await removeCouponCode(c, code))
    return c.redirect(marketPath(c.var.market, bagPath), 303)
  })
  .post(actions.checkout, respondToCheckout)

function modifierValues(form: FormData): ModifierValues {
  const fields = [...form].map(
    ([name, value]) => [Number(/^modifier\[(\d{1,9})\]$/.exec(name)?.[1]), String(value)] as const,
  )
  return new Map(fields.filter(([id]) => !Number.isNaN(id)))
}

function chosen(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function toBag(
  c: Context<AppEnv>,
  outcome: { status: 'refused'; reason: RefusalReason } | { status: 'changed' | 'cleared' } | 'gone',
): Response {
  const error = outcome === 'gone' ? outcome : outcome.status === 'refused' ? refusals[outcome.reason] : null
  return c.redirect(marketPath(c.var.market, bagPathWith(error)), 303)
}

/** A form may be posted twice, or after another tab has removed the line. Then the bag page says so. */
async function unlessGone<Outcome>(change: Promise<Outcome>): Promise<Outcome | 'gone'> {
  try {
    return await change
  } catch (cause) {
    if (cause instanceof NotFoundError) return 'gone'
    throw cause
  }
}
