import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { AppEnv } from '../app-env.ts'

const name = '__Host-sv-total'
const purpose = 'total'
const maxAge = 86_400
// What a shopper was told when the checkout was held is fresh for so long.
const heldMs = 600_000
// A browser keeps 4 KB of a cookie; of a larger bag the total alone is compared.
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
 * What a total is made of, in minor units: what a piece of each line costs before offers, and what each offer takes
 * off. `isPriced`: the engine could be asked, or is off.
 */
export type Bill = v.InferOutput<typeof BillSchema>

/** The last total that this browser was shown of a cart, and one that it was told of when its checkout was held. */
export type ShownTotal = v.InferOutput<typeof ShownSchema>

/** `heldAt` is of the moment, unless it is told. */
type NewShownTotal = Omit<ShownTotal, 'heldAt'> & { heldAt?: number }

/** `null` where this browser was shown no total of the cart. */
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
