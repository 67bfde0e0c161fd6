import type { MarketVisit } from '../context/visit.ts'
import type { IncomingLines, IncomingOutcome, Presses } from '../ports/cart-owner-port.ts'
import type { NewLine } from '../ports/cart-port.ts'
import { stripDiscounts } from '../promotions/strip-discounts.ts'
import { isConflict, isGone, withoutConflict } from '../upstream/conflict.ts'
import { isOutcomeUnknown } from '../upstream/outcome-unknown.ts'
import type { Cart, LineItem } from '#shared/domain/cart.ts'
import { roomFor, type StockByVariant, type StockTaker } from '#shared/domain/stock.ts'

type Fitted = { key: string; line: NewLine; name: string }

/**
 * Adds the lines of another cart to this one, each once, with the choices of gift cards and with no more units than are
 * in stock (D-27).
 *
 * @throws ServiceError if the platform does not respond
 */
export async function addLines(
  visit: MarketVisit,
  { cartId, items, present = null }: IncomingLines,
  presses: Presses,
): Promise<IncomingOutcome> {
  return withoutConflict('that lines were moved to it', async (): Promise<IncomingOutcome> => {
    // First, so that a failure leaves both carts as they are. The customer's own comments may leave it no room.
    if (present && (await visit.services.presents?.keep({ cartId, present })) === 'full')
      visit.log.warn('present-left-out')
    const cart = await visit.services.cart.cart({ cartId })
    return cart ? addTo(visit, cart, { items, presses }) : { status: 'gone' }
  }).catch((cause: unknown) => {
    if (isGone(cause)) return { status: 'gone' }
    throw cause
  })
}

async function addTo(
  visit: MarketVisit,
  read: Cart,
  { items, presses }: { items: readonly LineItem[]; presses: Presses },
): Promise<IncomingOutcome> {
  const { services } = visit
  let cart = read
  const isDone = await Promise.all(items.map(({ id }) => presses.isDone(keyOf(id), read)))
  const missing = items.filter((_item, index) => !isDone[index])
  const stock = missing.length === 0 ? new Map() : await services.catalogue.stock({ items: missing })
  const { lines, leftOut } = withinStock(missing, read.lineItems, stock)
  if (lines.length === 0 || (await add(lines))) return { status: 'added', leftOut }
  // The platform accepts all lines or none. Adding them one by one shows which line it refuses.
  for (const line of lines) if (!(await add([line]))) leftOut.push(line.name)
  return { status: 'added', leftOut }

  async function add(added: readonly Fitted[]): Promise<boolean> {
    // A checkout of the cart may be open, with discounts for its earlier lines.
    cart = await stripDiscounts(visit, cart)
    const { id: cartId, version } = cart
    if (cartId === null) return false
    try {
      const outcome = await services.cart.addItems({ cartId, version, lines: added.map(({ line }) => line) })
      if (outcome.status === 'refused') return false
      cart = outcome.cart
      for (const { key } of added) await presses.done(key)
      return true
    } catch (cause) {
      if (!isConflict(cause) && isOutcomeUnknown(cause))
        for (const { key, line } of added) await presses.unknown(key, cart, [line])
      throw cause
    }
  }
}

/** The lines, with no more units than `present` lines leave in stock. `leftOut` are names of items with too few units. */
export function withinStock(
  movable: readonly LineItem[],
  present: readonly StockTaker[],
  stock: StockByVariant,
): { lines: Fitted[]; leftOut: string[] } {
  const taken: StockTaker[] = [...present]
  const leftOut: string[] = []
  const lines = movable.flatMap((item) => {
    const quantity = Math.min(item.quantity, roomFor(item, taken, stock))
    taken.push({ ...item, quantity })
    if (quantity < item.quantity) leftOut.push(item.name)
    return quantity > 0 ? [{ key: keyOf(item.id), line: toNewLine(item, quantity), name: item.name }] : []
  })
  return { lines, leftOut }
}

function keyOf(lineId: string): string {
  return `line:${lineId}`
}

/** Text choices belong to a personalised product and must be sent again. */
export function toNewLine({ productId, variantId, options }: LineItem, quantity: number): NewLine {
  const hasTextChoice = options.some(({ valueId }) => valueId === null)
  return {
    productId,
    variantId,
    quantity,
    selections: hasTextChoice
      ? options.map(({ nameId, value, valueId }) => ({ optionId: nameId, value: valueId ?? value }))
      : [],
  }
}
