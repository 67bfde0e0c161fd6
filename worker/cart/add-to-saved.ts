import type { Context } from 'hono'
import type { Cart, LineItem } from '../../shared/domain/cart.ts'
import { roomFor, type StockByVariant, type StockTaker } from '../../shared/domain/stock.ts'
import { ServiceError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import type { NewLine } from '../ports/cart-port.ts'
import type { VariantStock } from '../ports/catalogue-port.ts'
import { stripDiscounts } from '../promotions/strip-discounts.ts'
import { isConflict, isGone, untilNoConflict } from './conflict.ts'

export type AddToSavedOutcome = { status: 'added'; cart: Cart; leftOut: string[] } | { status: 'gone' }

/**
 * Adds the lines of the current cart to the saved one, without free gifts and parts of bundles, with the choices of
 * gift cards, and with no more units than are in stock (D-27). `gone`: the saved cart no longer exists.
 *
 * @throws ServiceError if the platform does not respond
 */
export async function addToSaved(
  c: Context<AppEnv>,
  { current, saved }: { current: Cart; saved: Cart },
): Promise<AddToSavedOutcome> {
  const { services } = c.var
  const { signal } = c.req.raw
  if (saved.id === null) return { status: 'gone' }
  const cartId = saved.id
  const movable = current.lineItems.filter((line) => line.parentId === null && !line.isFreeGift)
  const stock =
    movable.length === 0 ? new Map<number, VariantStock>() : await services.catalogue.stock({ items: movable })
  const { lines, leftOut } = withinStock(movable, saved, stock)
  if (lines.length === 0) return { status: 'added', cart: saved, leftOut }
  let cart = saved
  try {
    if (await add(lines.map(({ line }) => line))) return { status: 'added', cart, leftOut }
    // The platform accepts all lines or none. Adding them one by one shows which line it refuses.
    for (const { line, name } of lines) if (!(await add([line]))) leftOut.push(name)
    return { status: 'added', cart, leftOut }
  } catch (cause) {
    if (isGone(cause)) return { status: 'gone' }
    throw cause
  }

  // The lines belong to a claimed cart, so no other request adds them. A repeat needs only the current version.
  async function add(added: NewLine[]): Promise<boolean> {
    const outcome = await untilNoConflict(signal, async () => {
      try {
        // A checkout of the saved cart may be open, with discounts for its earlier lines.
        cart = await stripDiscounts(c, cart)
        return await services.cart.addItems({ cartId, version: cart.version, lines: added })
      } catch (cause) {
        if (isConflict(cause)) cart = (await services.cart.cart({ cartId })) ?? cart
        throw cause
      }
    })
    if (!outcome)
      throw new ServiceError('commerce', 'unavailable', {
        message: 'commerce: the saved cart changed each time that it was read',
      })
    if (outcome.status === 'changed') cart = outcome.cart
    return outcome.status === 'changed'
  }
}

function withinStock(
  movable: readonly LineItem[],
  saved: Cart,
  stock: StockByVariant,
): { lines: { line: NewLine; name: string }[]; leftOut: string[] } {
  const taken: StockTaker[] = [...saved.lineItems]
  const leftOut: string[] = []
  const lines = movable.flatMap((item) => {
    const quantity = Math.min(item.quantity, roomFor(item, taken, stock))
    taken.push({ ...item, quantity })
    if (quantity < item.quantity) leftOut.push(item.name)
    return quantity > 0 ? [{ line: toNewLine(item, quantity), name: item.name }] : []
  })
  return { lines, leftOut }
}

// Text choices belong to a personalised product and must be sent again.
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
