import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { AppEnv } from '../app-env.ts'

const name = '__Host-sv-total'
const purpose = 'total'
const maxAge = 86_400
// For how long the total that was shown when the checkout was held counts as seen.
const heldMs = 600_000
// A browser stores at most 4 KB for a cookie. For a larger cart only the total is compared.
const maxLines = 30
const maxOffers = 8
const maxLabelLength = 60

const BillSchema = v.object({
  total: v.number(),
  lines: v.array(v.object({ id: v.string(), quantity: v.number(), unit: v.number() })),
  offers: v.array(v.object({ label: v.string(), saving: v.number() })),
  isPriced: v.boolean(),
})

const ShownSchema = v.object({
  cartId: v.string(),
  bill: BillSchema,
  held: v.nullable(BillSchema),
  heldAt: v.optional(v.number(), 0),
})

/**
 * The parts of a total, in minor units: the price of one unit of each line before offers, and the saving of each offer.
 * `isPriced` is true if the promotions engine responded or is off.
 */
export type Bill = v.InferOutput<typeof BillSchema>

/** The last total of a cart that this browser was shown, and the total that it was shown when its checkout was held. */
export type ShownTotal = v.InferOutput<typeof ShownSchema>

/** `heldAt` defaults to the current time. */
type NewShownTotal = Omit<ShownTotal, 'heldAt'> & { heldAt?: number }

/** `null` if this browser was shown no total of the cart. */
export async function readShownTotal(c: Context<AppEnv>, cartId: string): Promise<ShownTotal | null> {
  const sealed = getCookie(c, name)
  const opened = sealed ? await c.var.sealer.open(purpose, sealed) : null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ShownSchema), opened)
  if (!parsed.success || parsed.output.cartId !== cartId) return null
  const { bill, held, heldAt } = parsed.output
  return Date.now() - heldAt > heldMs ? { cartId, bill, held: null, heldAt: 0 } : { cartId, bill, held, heldAt }
}

export async function writeShownTotal(
  c: Context<AppEnv>,
  { cartId, bill, held, heldAt = Date.now() }: NewShownTotal,
): Promise<void> {
  const sealed = await c.var.sealer.seal(
    purpose,
    JSON.stringify({ cartId, bill: shortened(bill), held: held && shortened(held), heldAt }),
  )
  setCookie(c, name, sealed, { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge })
}

export function forgetShownTotal(c: Context<AppEnv>): void {
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: '/', secure: true })
}

function shortened({ lines, offers, ...bill }: Bill): Bill {
  return {
    ...bill,
    lines: lines.length > maxLines ? [] : lines,
    offers: offers.slice(0, maxOffers).map(({ label, saving }) => ({ label: label.slice(0, maxLabelLength), saving })),
  }
}
