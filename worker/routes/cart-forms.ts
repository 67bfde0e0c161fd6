import type { Context } from 'hono'
import * as v from 'valibot'
import type { CartChange } from '../cart/change-lines.ts'
import { type AppEnv, factory } from '../context/app-env.ts'
import type { CertificateChange } from '../gift-certificates/bag-certificates.ts'
import { limitCertificateTries } from '../gift-certificates/gift-certificates.ts'
import { askBag } from '../owner/ask-owner.ts'
import { parseForm, readForm } from '../pages/parse-form.ts'
import { respondToCheckout } from '../pages/respond-to-checkout.ts'
import { addCouponCode, removeCouponCode } from '../promotions/change-coupons.ts'
import { parseCouponCode } from '../promotions/coupon-code.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import { writeCoupons } from '../session/coupon-cookie.ts'
import { respondWithTypedDetails } from './product-page.tsx'
import { isCertificateCode } from '#shared/domain/certificate-code.ts'
import { endingOfMark } from '#shared/domain/gift-certificate.ts'
import type { ModifierValues } from '#shared/domain/modifiers.ts'
import { isOrderLimit, type OrderLimit } from '#shared/domain/order-limit.ts'
import { isSameColour } from '#shared/domain/product.ts'
import { NotFoundError } from '#shared/errors.ts'
import { bagPath, bagPathWith, marketPath, productPath, refusedChangePath } from '#shared/links.ts'

// A refused choice is repeated in the address of the product page, which must not grow without limit.
const ChoiceSchema = v.optional(v.pipe(v.string(), v.maxLength(100)), '')
const NumberSchema = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))

export const AddSchema = v.object({
  productId: NumberSchema,
  color: ChoiceSchema,
  size: ChoiceSchema,
  length: ChoiceSchema,
})

/** `version` is that of the cart that the page showed, if the form names it. A cart with another one is not changed. */
export const RemoveSchema = v.object({
  version: v.optional(NumberSchema),
  lineId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
})

export const UpdateSchema = v.object({
  ...RemoveSchema.entries,
  quantity: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
})

export const ChangeSchema = v.object({ ...RemoveSchema.entries, variantId: NumberSchema })

export const CouponSchema = v.object({ code: v.pipe(v.string(), v.maxLength(100)) })

type RefusalReason = Extract<CartChange, { status: 'refused' }>['reason']

// Query values by which the bag page's URL names a refusal.
const refusals = {
  stock: 'stock',
  unavailable: 'unavailable',
  invalid: 'failed',
  busy: 'busy',
} as const satisfies Record<Exclude<RefusalReason, OrderLimit>, string>

// The forms of the PDP and the bag page, for browsers that post: the same actions as islands use through the API. Each
// responds with 303.

export const addToBagForm = factory.createHandlers(async (c) => {
  const form = await readForm(c.req.raw)
  const { productId, color, size, length } = parseForm(AddSchema, form)
  const values = modifierValues(form)
  const added = await askBag(c.get('visit'), 'addToCart', {
    requests: [{ productId, choice: { colour: color, size, length }, quantity: 'smallest', values }],
  })
  const [line] = added.lines
  if (!line?.product) return redirectTo(c, bagPathWith('not-sold'))
  const { product } = line
  if (line.status === 'added') return redirectTo(c, `${bagPath}?added=${product.style}`)
  const colour = product.colours.find((candidate) => isSameColour(color, candidate.name)) ?? product.colour
  const address = { id: product.id, slug: product.slug, colour: colour?.name ?? null }
  const error = line.reason === 'gift' ? 'unavailable' : line.reason
  const query = new URLSearchParams({ ...chosen({ Size: size, Length: length }), error })
  if (values.size > 0) return respondWithTypedDetails(c, address, { query, details: values })
  return redirectTo(c, `${productPath(address)}?${query}`)
})

export const updateBagLineForm = factory.createHandlers(async (c) => {
  const change = await parsedForm(c, UpdateSchema)
  return redirectAfter(c, askBag(c.get('visit'), 'updateLine', change), bagPathOf)
})

export const removeBagLineForm = factory.createHandlers(async (c) => {
  const { lineId, version } = await parsedForm(c, RemoveSchema)
  return redirectAfter(c, askBag(c.get('visit'), 'removeLine', { lineId, version }), bagPathOf)
})

export const changeBagLineForm = factory.createHandlers(async (c) => {
  const change = await parsedForm(c, ChangeSchema)
  const { lineId, variantId } = change
  return redirectAfter(c, askBag(c.get('visit'), 'changeVariant', change), (outcome) =>
    outcome.status === 'refused'
      ? refusedChangePath(lineId, { variantId, error: outcome.reason })
      : bagPathWith(outcome.status === 'kept-both' ? 'kept-both' : null),
  )
})

export const moveToWishlistForm = factory.createHandlers(async (c) => {
  const { lineId } = await parsedForm(c, RemoveSchema)
  return redirectAfter(c, askBag(c.get('visit'), 'moveToWishlist', { lineId }), (path) => path)
})

export const clearBagForm = factory.createHandlers(async (c) =>
  redirectAfter(c, askBag(c.get('visit'), 'clearCart', {}), bagPathOf),
)

export const applyCouponForm = factory.createHandlers(async (c) => {
  const code = parseCouponCode((await parsedForm(c, CouponSchema)).code)
  if (code === null) return redirectTo(c, bagPathWith('code'))
  const visit = c.get('visit')
  if (visit.services.giftCertificates && isCertificateCode(code)) {
    await limitCertificateTries(visit)
    return redirectTo(c, bagPathAfter(await askBag(visit, 'applyCertificate', { code })))
  }
  if (!promotionsOf(visit)) return redirectTo(c, bagPathWith('code'))
  // The bag page sends the code to the promotions engine and shows the outcome.
  await writeCoupons(c.get('visit'), await addCouponCode(c.get('visit'), code))
  return redirectTo(c, bagPath)
})

export const removeCouponForm = factory.createHandlers(async (c) => {
  const { code } = await parsedForm(c, CouponSchema)
  const ending = endingOfMark(code)
  if (ending !== null && c.get('visit').services.giftCertificates)
    return redirectTo(c, bagPathAfter(await askBag(c.get('visit'), 'removeCertificate', { ending })))
  await writeCoupons(c.get('visit'), await removeCouponCode(c.get('visit'), code))
  return redirectTo(c, bagPath)
})

export const checkoutForm = factory.createHandlers(respondToCheckout)

function bagPathAfter({ status }: CertificateChange): string {
  return bagPathWith(status === 'changed' ? null : status === 'refused' ? 'code' : status)
}

async function parsedForm<Schema extends v.GenericSchema>(c: Context<AppEnv>, FormSchema: Schema) {
  return parseForm(FormSchema, await readForm(c.req.raw))
}

function modifierValues(form: FormData): ModifierValues {
  const fields = [...form].map(
    ([name, value]) => [Number(/^modifier\[(\d{1,9})\]$/.exec(name)?.[1]), String(value)] as const,
  )
  return new Map(fields.filter(([id]) => !Number.isNaN(id)))
}

function chosen(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
}

function redirectTo(c: Context<AppEnv>, path: string): Response {
  return c.redirect(marketPath(c.get('market'), path), 303)
}

function bagPathOf(outcome: { status: 'refused'; reason: RefusalReason } | { status: 'changed' | 'cleared' }): string {
  if (outcome.status !== 'refused') return bagPathWith(null)
  const { reason } = outcome
  return bagPathWith(isOrderLimit(reason) ? reason : refusals[reason])
}

/**
 * Redirects to the path that the outcome leads to, or responds with its page. A form may be posted twice, or after
 * another tab has removed the line. Then the bag page says so.
 */
export async function redirectAfter<Outcome>(
  c: Context<AppEnv>,
  change: Promise<Outcome>,
  pathOf: (outcome: Outcome) => string | Promise<Response>,
): Promise<Response> {
  try {
    const next = pathOf(await change)
    return typeof next === 'string' ? redirectTo(c, next) : await next
  } catch (cause) {
    if (cause instanceof NotFoundError) return redirectTo(c, bagPathWith('gone'))
    throw cause
  }
}
