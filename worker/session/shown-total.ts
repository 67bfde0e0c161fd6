import * as v from 'valibot'
import type { Visit } from '../context/visit.ts'
import { defineCookie, sealedJson } from './define-cookie.ts'

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

const cookie = defineCookie({
  name: '__Host-sv-total',
  purpose: 'total',
  maxAge: 86_400,
  format: sealedJson(ShownSchema),
})

/**
 * The parts of a total, in minor units: the price of one unit of each line before promotions, and the saving of each
 * promotion. `isPriced` is true if the promotions engine responded or is off.
 */
export type Bill = v.InferOutput<typeof BillSchema>

/** The last total of a cart that this browser was shown, and the total that it was shown when its checkout was held. */
export type ShownTotal = v.InferOutput<typeof ShownSchema>

/** `heldAt` defaults to the current time. */
type NewShownTotal = Omit<ShownTotal, 'heldAt'> & { heldAt?: number }

/** `null` if this browser was shown no total of the cart. */
export async function readShownTotal(visit: Visit, cartId: string): Promise<ShownTotal | null> {
  const shown = await cookie.read(visit)
  if (shown?.cartId !== cartId) return null
  const { bill, held, heldAt } = shown
  return Date.now() - heldAt > heldMs ? { cartId, bill, held: null, heldAt: 0 } : { cartId, bill, held, heldAt }
}

export async function writeShownTotal(
  visit: Visit,
  { cartId, bill, held, heldAt = Date.now() }: NewShownTotal,
): Promise<void> {
  await cookie.write(visit, { cartId, bill: shortened(bill), held: held && shortened(held), heldAt })
}

export const forgetShownTotal = cookie.forgetSent

function shortened({ lines, offers, ...bill }: Bill): Bill {
  return {
    ...bill,
    lines: lines.length > maxLines ? [] : lines,
    offers: offers.slice(0, maxOffers).map(({ label, saving }) => ({ label: label.slice(0, maxLabelLength), saving })),
  }
}
