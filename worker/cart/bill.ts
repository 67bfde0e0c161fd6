import type { Bill } from '../session/shown-total.ts'
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
  return {
    total: subtotal.amount,
    lines: paidLines(cart).map((line) => ({
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
export function changesOf(before: Bill, now: Bill, cart: Cart): string[] {
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

function paidLines({ lineItems }: Cart) {
  return lineItems.filter(({ isFreeGift }) => !isFreeGift)
}
