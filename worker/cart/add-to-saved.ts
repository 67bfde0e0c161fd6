import type { Context } from 'hono'
import type { Cart, LineItem } from '../../shared/domain/cart.ts'
import { roomFor, type StockByVariant, type StockTaker } from '../../shared/domain/stock.ts'
import { ServiceError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import type { NewLine } from '../ports/cart-port.ts'
import type { VariantStock } from '../ports/catalogue-port.ts'
import { stripDiscounts } from '../promotions/strip-discounts.ts'
import { isConflict, untilNoConflict } from './conflict.ts'

export type Added = { status: 'added'; cart: Cart; leftOut: string[] } | { status: 'gone' }

/**
 * Adds the lines of the bag in hand to the saved one: without free gifts and parts of bundles, with the choices of gift
 * cards, and no more of each than is left (D-27). `gone`: the saved bag went meanwhile.
 *
 * @throws ServiceError when the platform gives no answer
 */
export async function addToSaved(
  c: Context<AppEnv>,
  { current, saved }: { current: Cart; saved: Cart },
): Promise<Added> {
  const { services } = c.var
  const { signal } = c.req.raw
  if (saved.id === null) return { status: 'gone' }
  const cartId = saved.id
  const own = current.lineItems.filter((line) => line.parentId === null && !line.isFreeGift)
  const stock = own.length === 0 ? new Map<number, VariantStock>() : await services.catalogue.stock({ items: own })
  const { lines, leftOut } = withinStock(own, saved, stock)
  if (lines.length === 0) return { status: 'added', cart: saved, leftOut }
  let cart = saved
  try {
    if (await add(lines.map(({ line }) => line))) return { status: 'added', cart, leftOut }
    // The platform takes all of them or none: one by one it says which.
    for (const { line, name } of lines) if (!(await add([line]))) leftOut.push(name)
    return { status: 'added', cart, leftOut }
  } catch (cause) {
    if (cause instanceof ServiceError && cause.status === 404) return { status: 'gone' }
    throw cause
  }

  // The lines are of a claimed bag: no other request adds them, so that a repeat needs no more than the version of now.
  async function add(added: NewLine[]): Promise<boolean> {
    const outcome = await untilNoConflict(signal, async () => {
      try {
        // A checkout of the saved bag may be open, with discounts for the lines that it had.
        cart = await stripDiscounts(c, cart)
        return await services.cart.addItems({ cartId, version: cart.version, lines: added })
      } catch (cause) {
        if (isConflict(cause)) cart = (await services.cart.cart({ cartId })) ?? cart
        throw cause
      }
    })
    if (!outcome)
      throw new ServiceError('commerce', 'unavailable', {
        message: 'commerce: the saved bag changed each time that it was read',
      })
    if (outcome.status === 'changed') cart = outcome.cart
    return outcome.status === 'changed'
  }
}

function withinStock(
  own: readonly LineItem[],
  saved: Cart,
  stock: StockByVariant,
): { lines: { line: NewLine; name: string }[]; leftOut: string[] } {
  const taken: StockTaker[] = [...saved.lineItems]
  const leftOut: string[] = []
  const lines = own.flatMap((item) => {
    const quantity = Math.min(item.quantity, roomFor(item, taken, stock))
    taken.push({ ...item, quantity })
    if (quantity < item.quantity) leftOut.push(item.name)
    return quantity > 0 ? [{ line: toNewLine(item, quantity), name: item.name }] : []
  })
  return { lines, leftOut }
}

// Choices that are written, not picked, are those of a product made for someone: they must be said again.
export function toNewLine({ productId, variantId, options }: LineItem, quantity: number): NewLine {
  const isWritten = options.some(({ valueId }) => valueId === null)
  return {
    productId,
    variantId,
    quantity,
    selections: isWritten
      ? options.map(({ nameId, value, valueId }) => ({ optionId: nameId, value: valueId ?? value }))
      : [],
  }
}
