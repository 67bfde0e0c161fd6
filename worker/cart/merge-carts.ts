import type { Visit } from '../context/visit.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { emptySession } from '../promotions/end-cart.ts'
import { readCartId, writeCartId } from '../session/cart-cookie.ts'
import { cartOrRest } from './cart-or-rest.ts'
import { saveToProfile } from './save-to-profile.ts'
import { type Cart, isEmptyCart } from '#shared/domain/cart.ts'
import type { Customer } from '#shared/domain/customer.ts'

/**
 * The outcome for the cart of a visitor who has just logged in. `leftOut`: names of items that the profile cart could
 * not take. `postponed`: a service failed and both carts are unchanged; the next load of the cart tries again.
 */
export type CartMerge = {
  status: 'none' | 'done' | 'postponed'
  cart: Cart | null
  leftOut: string[]
}

const none: CartMerge = { status: 'none', cart: null, leftOut: [] }
const postponed: CartMerge = { status: 'postponed', cart: null, leftOut: [] }

type Owner = Pick<Customer, 'id' | 'profileCartId'>
/** `leftOut`: names of items that were added to one of the carts while it was paid, and could not be kept. */
type CartPair = { current: Cart | null; profileCart: Cart | null; leftOut: string[] }

/**
 * Merges the current cart with the customer's profile cart (D-26, D-27, D-28, D-30). Never loses a cart, and moves each
 * line once, because only the objects of the two carts change them.
 */
export async function mergeCarts(visit: Visit, customer: Owner): Promise<CartMerge> {
  try {
    const carts = await readCarts(visit, customer)
    const outcome = await mergePair(visit, customer, carts)
    return { ...outcome, leftOut: [...carts.leftOut, ...outcome.leftOut] }
  } catch (cause) {
    visit.log.error('cart-merge', cause)
    return postponed
  }
}

async function mergePair(visit: Visit, customer: Owner, { current, profileCart }: CartPair): Promise<CartMerge> {
  if (!profileCart) {
    // A profile cart of another market stays until this market's cart has a line.
    const isKept = !current || (isEmptyCart(current) && customer.profileCartId !== null)
    return isKept ? none : adopt(visit, customer, current)
  }
  if (!current || current.id === profileCart.id || isEmptyCart(current)) return adopt(visit, customer, profileCart)
  return merge(visit, customer, { current, profileCart })
}

async function readCarts(visit: Visit, customer: Owner): Promise<CartPair> {
  const leftOut: string[] = []
  const read = async (cartId: string | null) => {
    if (cartId === null) return null
    const found = await cartOrRest(visit, cartId)
    leftOut.push(...found.leftOut)
    const { cart } = found
    return cart && (cart.customerId === 0 || cart.customerId === customer.id) ? cart : null
  }
  const currentId = await readCartId(visit)
  const { profileCartId } = customer
  if (profileCartId === currentId) {
    const cart = await read(currentId)
    return { current: cart, profileCart: cart, leftOut }
  }
  const [current, profileCart] = await Promise.all([read(currentId), read(profileCartId)])
  return { current, profileCart, leftOut }
}

/** Moves the lines of the current cart to the profile cart. */
async function merge(visit: Visit, customer: Owner, carts: { current: Cart; profileCart: Cart }): Promise<CartMerge> {
  const { market, services } = visit
  const { current, profileCart } = carts
  if (current.id === null || profileCart.id === null) return none
  const { id: cartId } = current
  if (!(await assignTo(visit, customer, profileCart))) return adopt(visit, customer, current)
  const ids = { marketCode: market.code, cartId, profileCartId: profileCart.id, customerId: customer.id }
  const move = await objectOf(visit, cartId).moveLines(ids)
  if (move.status === 'saved-gone') return adopt(visit, customer, current)
  const merged = await services.cart.cart({ cartId: profileCart.id })
  if (!merged) return none
  if (move.status === 'moved' && move.leftOut.length === 0) emptySession(visit, cartId)
  const adopted = await adopt(visit, customer, merged)
  return { ...adopted, leftOut: move.status === 'moved' ? move.leftOut : [] }
}

/** Assigns the cart to the customer. The cookie changes only in the response that confirms it (D-30). */
async function adopt(visit: Visit, customer: Owner, cart: Cart): Promise<CartMerge> {
  if (cart.id === null) return none
  const own = await assignTo(visit, customer, cart)
  if (!own) return none
  await writeCartId(visit, cart.id)
  if (customer.profileCartId !== cart.id) await saveToProfile(visit, { customerId: customer.id, cartId: cart.id })
  return { status: 'done', cart: own, leftOut: [] }
}

/** The cart, assigned to the customer; `null` if it no longer exists. */
async function assignTo(visit: Visit, { id: customerId }: Owner, cart: Cart): Promise<Cart | null> {
  const { id: cartId } = cart
  if (cart.customerId === customerId || cartId === null) return cart
  const { market, services } = visit
  const isAssigned = await objectOf(visit, cartId).assign({ marketCode: market.code, cartId, customerId })
  return isAssigned ? services.cart.cart({ cartId }) : null
}
