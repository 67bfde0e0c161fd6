import type { Context } from 'hono'
import type { Cart } from '../../shared/domain/cart.ts'
import { ServiceError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import { emptySession } from '../promotions/empty-session.ts'
import { type AlsoCart, dropAlsoCart, readAlsoCarts, writeAlsoCart } from '../session/also-carts.ts'
import { readCartId, writeCartId } from '../session/cart-cookie.ts'
import { addToSaved, toNewLine } from './add-to-saved.ts'
import { isConflict } from './conflict.ts'

// Answers of the same burst may still be on their way.
const settledSeconds = 60

const joined = new WeakMap<Request, Promise<string | null>>()

/**
 * The id of the visitor's cart. Where several first additions of one browser each made a cart, because none knew of the
 * others, all that they hold is brought together in one of them first.
 *
 * @throws ServiceError
 */
export function ownCartId(c: Context<AppEnv>): Promise<string | null> {
  const known = joined.get(c.req.raw)
  if (known) return known
  const id = join(c)
  joined.set(c.req.raw, id)
  return id
}

async function join(c: Context<AppEnv>): Promise<string | null> {
  const [mainId, also] = await Promise.all([readCartId(c), readAlsoCarts(c)])
  const ids = [...new Set([...also.map(({ cartId }) => cartId), ...(mainId === null ? [] : [mainId])])].toSorted()
  if (ids.length <= 1) {
    for (const cart of also) if (cart.cartId === mainId && cart.ageSeconds > settledSeconds) dropAlsoCart(c, cart)
    return ids[0] ?? null
  }
  const { services } = c.var
  const carts = (await Promise.all(ids.map((cartId) => services.cart.cart({ cartId })))).filter((cart) => cart !== null)
  // By their ids, so that requests at the same moment choose the same one.
  const [survivor, ...others] = carts.filter(({ customerId }) => customerId === 0 || customerId === c.var.customer?.id)
  const kept = survivor?.id ?? mainId
  if (survivor) await bringTogether(c, survivor, others)
  if (kept !== null && kept !== mainId) await writeCartId(c, kept)
  // A stranger's stays as it is; ours have gone into the one that is kept, or were gone.
  const strangers = carts.filter((cart) => cart !== survivor && !others.includes(cart)).map(({ id }) => id)
  for (const cart of also) if (!strangers.includes(cart.cartId) && isOver(cart, kept)) dropAlsoCart(c, cart)
  return kept
}

/** The cookie of the cart that is kept stays while answers may be on their way. */
function isOver({ cartId, ageSeconds }: AlsoCart, kept: string | null): boolean {
  return cartId !== kept || ageSeconds > settledSeconds
}

/**
 * Who deletes a cart as it was read has what it held, and nobody else does: requests at the same moment do not add it
 * twice.
 */
async function bringTogether(c: Context<AppEnv>, survivor: Cart, others: readonly Cart[]): Promise<void> {
  const taken = (await Promise.all(others.map(async (cart) => ((await take(c, cart)) ? cart.lineItems : [])))).flat()
  if (taken.length === 0) return
  const current = { ...survivor, lineItems: taken }
  const isAdded = await addToSaved(c, { current, saved: survivor }).then(
    ({ status }) => status === 'added',
    (cause: unknown) => {
      c.var.log.error('carts-join', cause)
      return false
    },
  )
  if (!isAdded) await keepApart(c, current)
}

async function take(c: Context<AppEnv>, { id: cartId, version }: Cart): Promise<boolean> {
  if (cartId === null) return false
  try {
    const isOurs = await c.var.services.cart.deleteCart({ cartId, version })
    if (isOurs) emptySession(c, cartId)
    return isOurs
  } catch (cause) {
    if (!isConflict(cause) && !(cause instanceof ServiceError)) throw cause
    c.var.log.warn('carts-join', { cartId, isConflict: isConflict(cause) })
    return false
  }
}

/** What could not be brought into the cart is kept in one of its own, which the next request brings together. */
async function keepApart(c: Context<AppEnv>, { lineItems }: Cart): Promise<void> {
  const { services, customer } = c.var
  const lines = lineItems
    .filter(({ isFreeGift, parentId }) => !isFreeGift && parentId === null)
    .map((line) => toNewLine(line, line.quantity))
  const outcome = await services.cart.createCart({ lines, ...(customer && { customerId: customer.id }) })
  if (outcome.status === 'changed' && outcome.cart.id !== null) await writeAlsoCart(c, outcome.cart.id)
}
