import type { Context } from 'hono'
import { type Cart, isEmptyCart } from '../../shared/domain/cart.ts'
import type { Customer } from '../../shared/domain/customer.ts'
import { ServiceError } from '../../shared/errors.ts'
import type { AppEnv } from '../app-env.ts'
import { emptySession } from '../promotions/empty-session.ts'
import { readCartId, writeCartId } from '../session/cart-cookie.ts'
import { pause } from '../upstream/pause.ts'
import { assignCart } from './assign-cart.ts'
import { addOnce, claimCart } from './claim-cart.ts'
import { isConflict, untilNoConflict } from './conflict.ts'

/**
 * The outcome for the cart of a visitor who has just logged in. `leftOut`: names of items that the saved cart could not
 * take. `postponed`: a service failed and both carts are unchanged; the next load of the cart tries again.
 */
export type CartMerge = {
  status: 'none' | 'attached' | 'adopted' | 'merged' | 'postponed'
  cart: Cart | null
  leftOut: string[]
}

const none: CartMerge = { status: 'none', cart: null, leftOut: [] }
const postponed: CartMerge = { status: 'postponed', cart: null, leftOut: [] }

// Data that another request may still need.
const retryPausesMs = [100, 200, 400, 800]

type Owner = Pick<Customer, 'id' | 'savedCartId'>
type CartPair = { current: Cart | null; saved: Cart | null }

/**
 * Merges the current cart with the one saved in the customer's profile (D-26, D-27, D-28, D-30). Never loses a cart.
 * `known` is the current cart as it was read. It is not read again, because another request may have claimed it by then
 * and both would add its lines.
 */
export async function mergeCarts(c: Context<AppEnv>, customer: Owner, known: Cart | null = null): Promise<CartMerge> {
  try {
    const { current, saved } = await readCarts(c, customer, known)
    if (!saved) return current ? await attach(c, customer, current) : none
    if (current?.id === saved.id) return await adopt(c, customer, { cart: saved, status: 'adopted' })
    if (!current || isEmptyCart(current)) return await adopt(c, customer, { cart: saved, status: 'adopted' })
    return await merge(c, customer, { current, saved })
  } catch (cause) {
    c.var.log.error('cart-merge', cause)
    return postponed
  }
}

async function readCarts(c: Context<AppEnv>, customer: Owner, known: Cart | null): Promise<CartPair> {
  const { services } = c.var
  const currentId = await readCartId(c)
  const read = async (cartId: string | null) => {
    const cart = cartId === null ? null : await services.cart.cart({ cartId })
    return cart && (cart.customerId === 0 || cart.customerId === customer.id) ? cart : null
  }
  const { savedCartId } = customer
  if (savedCartId === null || savedCartId === currentId) {
    const current = known ?? (await read(currentId))
    return { current, saved: savedCartId === null ? null : current }
  }
  const [current, saved] = await Promise.all([known ?? read(currentId), read(savedCartId)])
  return { current, saved }
}

/**
 * Without a saved cart, the current cart becomes the customer's. A saved cart of another market stays until this
 * market's cart has a line.
 */
async function attach(c: Context<AppEnv>, customer: Owner, current: Cart): Promise<CartMerge> {
  if (isEmptyCart(current) && customer.savedCartId !== null) return none
  return adopt(c, customer, { cart: current, status: 'attached' })
}

/** Adds the lines of the current cart to the saved cart. If two requests try this, only one does it. */
async function merge(c: Context<AppEnv>, customer: Owner, carts: { current: Cart; saved: Cart }): Promise<CartMerge> {
  const saved = await assignTo(c, customer, carts.saved)
  if (!saved) return attach(c, { ...customer, savedCartId: null }, carts.current)
  const claim = await claimCart(c, customer, carts.current)
  if (claim.status === 'taken') return followOther(c, customer, carts.current)
  if (claim.status === 'gone') return adopt(c, customer, { cart: saved, status: 'adopted' })
  const outcome = await addOnce(c, { current: claim.cart, saved })
  if (outcome.status === 'gone') return attach(c, { ...customer, savedCartId: null }, claim.cart)
  const adopted = await adopt(c, customer, { cart: outcome.cart, status: 'merged' })
  if (outcome.leftOut.length === 0) await deleteMerged(c, claim.cart)
  return { ...adopted, leftOut: outcome.leftOut }
}

/** Another request merges the two carts. Take over the saved cart once the merge is done. */
async function followOther(c: Context<AppEnv>, customer: Owner, { id }: Cart): Promise<CartMerge> {
  const { services } = c.var
  const { signal } = c.req.raw
  if (id === null || customer.savedCartId === null) return postponed
  for (const milliseconds of retryPausesMs) {
    await pause(milliseconds, signal)
    const remaining = await services.cart.cart({ cartId: id })
    if (remaining?.customerId === 0) return postponed
    if (remaining) continue
    const saved = await services.cart.cart({ cartId: customer.savedCartId })
    return saved ? adopt(c, customer, { cart: saved, status: 'adopted' }) : none
  }
  return postponed
}

/** Assigns the cart to the customer. The cookie changes only in the response that confirms it (D-30). */
async function adopt(
  c: Context<AppEnv>,
  customer: Owner,
  { cart, status }: { cart: Cart; status: CartMerge['status'] },
): Promise<CartMerge> {
  const { services, log } = c.var
  if (cart.id === null) return none
  if (!(await assignTo(c, customer, cart))) return none
  await writeCartId(c, cart.id)
  if (customer.savedCartId !== cart.id) {
    await services.customers
      .saveCartId({ customerId: customer.id, cartId: cart.id })
      .catch((cause: unknown) => log.error('cart-save', cause))
  }
  return { status, cart, leftOut: [] }
}

/** The cart, assigned to the customer; `null` if it no longer exists. */
async function assignTo(c: Context<AppEnv>, { id }: Owner, cart: Cart): Promise<Cart | null> {
  const { id: cartId } = cart
  if (cart.customerId === id || cartId === null) return cart
  const { services } = c.var
  const { signal } = c.req.raw
  let known: Cart | null = cart
  const outcome = await untilNoConflict(signal, async () => {
    if (!known || known.customerId === id) return { cart: known }
    const assigned = await assignCart(c, known, id).catch(async (cause: unknown) => {
      if (isConflict(cause)) known = await services.cart.cart({ cartId })
      throw cause
    })
    return { cart: assigned }
  })
  if (!outcome)
    throw new ServiceError('commerce', 'unavailable', {
      message: 'commerce: the cart changed each time that it was assigned to its customer',
    })
  return outcome.cart
}

// Its items are in the saved cart now. A leftover empty cart on the platform is harmless.
async function deleteMerged(c: Context<AppEnv>, { id: cartId, version }: Cart): Promise<void> {
  if (cartId === null) return
  emptySession(c, cartId)
  await c.var.services.cart.deleteCart({ cartId, version }).catch((cause: unknown) => {
    if (cause instanceof ServiceError) return c.var.log.warn('cart-drop', { kind: cause.kind })
    throw cause
  })
}
