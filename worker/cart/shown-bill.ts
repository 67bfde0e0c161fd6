import type { Context } from 'hono'
import type { Cart } from '../../shared/domain/cart.ts'
import { formatMoney, money } from '../../shared/domain/money.ts'
import * as messages from '../../shared/messages/en.ts'
import type { AppEnv } from '../app-env.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import type { SyncedCart } from '../promotions/sync-cart.ts'
import { forgetShownTotal, readShownTotal, writeShownTotal } from '../session/shown-total.ts'
import { billOf, changesOf, hasSameLines } from './bill.ts'

type BilledCart = Pick<SyncedCart, 'cart' | 'promotions' | 'outcome'>

/** Remembers the total that this answer shows, so that the checkout charges no other without a word. */
export async function rememberBill(c: Context<AppEnv>, priced: BilledCart): Promise<void> {
  const { id: cartId } = priced.cart
  if (cartId === null) return forgetShownTotal(c)
  const bill = billOf(priced)
  const shown = await readShownTotal(c, cartId)
  // A total that the shopper was told of at the checkout counts as shown while the bag holds the same.
  const held = shown?.held && hasSameLines(shown.held, bill) ? shown.held : null
  await writeShownTotal(c, { cartId, bill, held, ...(shown && { heldAt: shown.heldAt }) })
}

/** For an answer that holds a cart as the platform prices it. Where the engine has a say, its sync shows the total. */
export async function rememberCart(c: Context<AppEnv>, cart: Cart): Promise<void> {
  if (promotionsOf(c)) forgetShownTotal(c)
  else await rememberBill(c, { cart, promotions: null, outcome: 'off' })
}

/**
 * What has changed since the shopper was last shown a total of the cart; `null` where they know what they would be
 * charged. They are held once: the next time they know. Where no total was shown, the checkout may go on, unless the
 * engine cannot be asked.
 */
export async function surpriseOf(c: Context<AppEnv>, priced: BilledCart): Promise<string[] | null> {
  const { cart } = priced
  if (cart.id === null) return null
  const now = billOf(priced)
  const shown = await readShownTotal(c, cart.id)
  if (!shown && now.isPriced) return null
  if (shown && [shown.bill.total, shown.held?.total].includes(now.total)) {
    // Told of for this press: what the bag shows after it counts alone.
    if (shown.held) await writeShownTotal(c, { cartId: cart.id, bill: now, held: null })
    return null
  }
  await writeShownTotal(c, { cartId: cart.id, bill: shown?.bill ?? now, held: now })
  return shown ? changesOf(shown.bill, now, cart) : [messages.totalChange.offersUnchecked]
}

/** What the bag page says after a checkout was held: what had changed, or that it is as it was once more. */
export async function heldChanges(c: Context<AppEnv>, priced: BilledCart): Promise<string[]> {
  const { cart } = priced
  const shown = cart.id === null ? null : await readShownTotal(c, cart.id)
  if (!shown?.held) return []
  if (shown.held.total === shown.bill.total) return [messages.totalChange.offersUnchecked]
  const { total } = billOf(priced)
  if (total === shown.bill.total)
    return [messages.totalChange.asBefore(formatMoney(money(shown.held.total, cart.currency)))]
  return changesOf(shown.bill, billOf(priced), cart)
}
