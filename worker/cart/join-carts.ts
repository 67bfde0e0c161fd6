import type { Context } from 'hono'
import type { Cart } from '../../shared/domain/cart.ts'
import { ServiceError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import { emptySession } from '../promotions/empty-session.ts'
import { type AlsoCart, dropAlsoCart, readAlsoCarts, writeAlsoCart } from '../session/also-carts.ts'
import { readCartId, writeCartId } from '../session/cart-cookie.ts'
import { addToSaved, toNewLine } from './add-to-saved.ts'
import { isConflict } from './conflict.ts'

// Responses to parallel requests may still be on their way.
const settledSeconds = 60

const joiningByRequest = new WeakMap<Request, Promise<string | null>>()

/**
 * The id of the visitor's cart. If several parallel first additions of one browser each created a cart, their lines are
 * merged into one of them first.
 *
 * @throws ServiceError
 */
export function ownCartId(c: Context<AppEnv>): Promise<string | null> {
  const joining = joiningByRequest.get(c.req.raw)
  if (joining) return joining
  const id = joinCarts(c)
  joiningByRequest.set(c.req.raw, id)
  return id
}

async function joinCarts(c: Context<AppEnv>): Promise<string | null> {
  const [mainId, also] = await Promise.all([readCartId(c), readAlsoCarts(c)])
  const ids = [...new Set([...also.map(({ cartId }) => cartId), ...(mainId === null ? [] : [mainId])])].toSorted()
  if (ids.length <= 1) {
    for (const cart of also) if (cart.cartId === mainId && cart.ageSeconds > settledSeconds) dropAlsoCart(c, cart)
    return ids[0] ?? null
  }
  const { services } = c.var
  const carts = (await Promise.all(ids.map((cartId) => services.cart.cart({ cartId })))).filter((cart) => cart !== null)
  // Sorted by id, so that parallel requests choose the same cart.
  const [survivor, ...others] = carts.filter(({ customerId }) => customerId === 0 || customerId === c.var.customer?.id)
  const survivorId = survivor?.id ?? mainId
  if (survivor) await addToSurvivor(c, survivor, others)
  if (survivorId !== null && survivorId !== mainId) await writeCartId(c, survivorId)
  // Carts of other owners stay unchanged. The visitor's carts were merged or no longer exist.
  const foreignIds = carts.filter((cart) => cart !== survivor && !others.includes(cart)).map(({ id }) => id)
  for (const cart of also)
    if (!foreignIds.includes(cart.cartId) && canDropCookie(cart, survivorId)) dropAlsoCart(c, cart)
  return survivorId
}

/** The cookie of the surviving cart stays while responses to parallel requests may be on their way. */
function canDropCookie({ cartId, ageSeconds }: AlsoCart, survivorId: string | null): boolean {
  return cartId !== survivorId || ageSeconds > settledSeconds
}

/**
 * Only the request that deletes a cart with the version that was read may add its lines, so parallel requests do not
 * add them twice.
 */
async function addToSurvivor(c: Context<AppEnv>, survivor: Cart, others: readonly Cart[]): Promise<void> {
  const claimedLines = (
    await Promise.all(others.map(async (cart) => ((await claimByDeleting(c, cart)) ? cart.lineItems : [])))
  ).flat()
  if (claimedLines.length === 0) return
  const current = { ...survivor, lineItems: claimedLines }
  const isAdded = await addToSaved(c, { current, saved: survivor }).then(
    ({ status }) => status === 'added',
    (cause: unknown) => {
      c.var.log.error('carts-join', cause)
      return false
    },
  )
  if (!isAdded) await saveSeparately(c, current)
}

async function claimByDeleting(c: Context<AppEnv>, { id: cartId, version }: Cart): Promise<boolean> {
  if (cartId === null) return false
  try {
    const isClaimed = await c.var.services.cart.deleteCart({ cartId, version })
    if (isClaimed) emptySession(c, cartId)
    return isClaimed
  } catch (cause) {
    if (!isConflict(cause) && !(cause instanceof ServiceError)) throw cause
    c.var.log.warn('carts-join', { isConflict: isConflict(cause) })
    return false
  }
}

/** Saves lines that could not be added in a separate cart. The next request merges it. */
async function saveSeparately(c: Context<AppEnv>, { lineItems }: Cart): Promise<void> {
  const { services, customer } = c.var
  const lines = lineItems
    .filter(({ isFreeGift, parentId }) => !isFreeGift && parentId === null)
    .map((line) => toNewLine(line, line.quantity))
  const outcome = await services.cart.createCart({ lines, ...(customer && { customerId: customer.id }) })
  if (outcome.status === 'changed' && outcome.cart.id !== null) await writeAlsoCart(c, outcome.cart.id)
}
