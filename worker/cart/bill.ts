import type { Visit } from '../context/visit.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import {
  type Bill,
  forgetShownTotal,
  readShownTotal,
  type ShownTotal,
  writeShownTotal,
} from '../session/shown-total.ts'
import type { SyncedCart } from './sync-cart.ts'
import { cartTotals } from '#shared/domain/cart-totals.ts'
import type { Cart } from '#shared/domain/cart.ts'
import { formatMoney, money } from '#shared/domain/money.ts'
import { unitPrice } from '#shared/domain/price-cart.ts'
import * as messages from '#shared/messages/shop.ts'

type BilledCart = Pick<SyncedCart, 'cart' | 'promotions' | 'outcome'>

// Long enough to distinguish the lines of one cart.
const idLength = 8

/** The total that the shopper is shown and would be charged, without delivery. */
export function billOf({ cart, promotions, outcome }: BilledCart): Bill {
  const { subtotal, savings } = cartTotals(cart, promotions)
  const paid = cart.lineItems.filter(({ isFreeGift }) => !isFreeGift)
  return {
    total: subtotal.amount,
    lines: paid.map((line) => ({
      id: line.id.slice(0, idLength),
      quantity: line.quantity,
      unit: unitPrice(line).amount,
    })),
    offers: savings.flatMap(({ label, amount }) => (label === null ? [] : [{ label, saving: amount.amount }])),
    isPriced: outcome !== 'unavailable',
  }
}

/** True if both bills have the same lines. */
export function hasSameLines(one: Bill, other: Bill): boolean {
  const lineQuantities = ({ lines }: Bill) => JSON.stringify(lines.map(({ id, quantity }) => [id, quantity]))
  return lineQuantities(one) === lineQuantities(other)
}

/** The changes between two bills of a cart, one sentence each for the shopper, the totals first. */
function changesOf(before: Bill, now: Bill, cart: Cart): string[] {
  const format = (amount: number) => formatMoney(money(amount, cart.currency))
  const { totalChanged, linesChanged, priceChanged, offersUnchecked, offerGone, offerNew, offerChanged } =
    messages.totalChange
  const prices = now.lines.flatMap(({ id, unit }) => {
    const was = before.lines.find((line) => line.id === id)
    const line = cart.lineItems.find((item) => item.id.startsWith(id))
    return was && line && was.unit !== unit ? [priceChanged(line.name, format(was.unit), format(unit))] : []
  })
  const savingOf = ({ offers }: Bill, label: string) => offers.find((offer) => offer.label === label)?.saving ?? 0
  const labels = new Set([...before.offers, ...now.offers].map(({ label }) => label))
  const offers = [...labels].flatMap((label) => {
    const [was, is] = [savingOf(before, label), savingOf(now, label)]
    if (was === is) return []
    if (is === 0) return [offerGone(label, format(was))]
    return [was === 0 ? offerNew(label, format(is)) : offerChanged(label, format(was), format(is))]
  })
  return [
    totalChanged(format(before.total), format(now.total)),
    ...(hasSameLines(before, now) ? [] : [linesChanged]),
    ...(before.isPriced && !now.isPriced ? [offersUnchecked] : []),
    ...prices,
    ...offers,
  ]
}

/**
 * Remembers the total that this response shows, so that the checkout does not charge another one without telling the
 * shopper.
 */
export async function rememberBill(visit: Visit, priced: BilledCart): Promise<void> {
  const { id: cartId } = priced.cart
  if (cartId === null) return forgetShownTotal(visit)
  const bill = billOf(priced)
  const shown = await readShownTotal(visit, cartId)
  // A total that was shown at the checkout counts as shown while the cart has the same lines.
  const held = shown?.held && hasSameLines(shown.held, bill) ? shown.held : null
  await writeShownTotal(visit, { cartId, bill, held, ...(shown && { heldAt: shown.heldAt }) })
}

/** For a response with a cart at the platform's prices. In markets with the engine, the sync shows the total. */
export async function rememberCart(visit: Visit, cart: Cart): Promise<void> {
  if (promotionsOf(visit)) forgetShownTotal(visit)
  else await rememberBill(visit, { cart, promotions: null, outcome: 'off' })
}

/**
 * The changes since the shopper was last shown a total; `null` if they know the amount to be charged. The checkout is
 * held once per change. If no total was shown, the checkout continues, unless the engine is unavailable.
 */
export async function unseenChanges(visit: Visit, priced: BilledCart): Promise<string[] | null> {
  const { cart } = priced
  if (cart.id === null) return null
  const now = billOf(priced)
  const shown = await readShownTotal(visit, cart.id)
  if (!shown && now.isPriced) return null
  if (shown && isTotalOf(shown, now.total)) {
    // The change was shown for this press. From now on only the total on the bag page counts.
    if (shown.held) await writeShownTotal(visit, { cartId: cart.id, bill: now, held: null })
    return null
  }
  await writeShownTotal(visit, { cartId: cart.id, bill: shown?.bill ?? now, held: now })
  return shown ? changesOf(shown.bill, now, cart) : [messages.totalChange.offersUnchecked]
}

/** True if the shopper was last shown this total of the cart, or none. */
export async function isTotalKnown(visit: Visit, cartId: string, total: number): Promise<boolean> {
  const shown = await readShownTotal(visit, cartId)
  return !shown || isTotalOf(shown, total)
}

function isTotalOf({ bill, held }: ShownTotal, total: number): boolean {
  return [bill.total, held?.total].includes(total)
}

/** The bag page's message after a checkout was held: the changes, or that the total is the earlier one again. */
export async function heldChanges(visit: Visit, priced: BilledCart): Promise<string[]> {
  const { cart } = priced
  const shown = cart.id === null ? null : await readShownTotal(visit, cart.id)
  if (!shown?.held) return []
  if (shown.held.total === shown.bill.total) return [messages.totalChange.offersUnchecked]
  const now = billOf(priced)
  if (now.total === shown.bill.total)
    return [messages.totalChange.asBefore(formatMoney(money(shown.held.total, cart.currency)))]
  return changesOf(shown.bill, now, cart)
}
