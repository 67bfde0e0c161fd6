import { GraphQLError } from 'graphql'
import { changeCart, deleteCart, findCart } from '../../commerce/carts/cart-store.ts'
import type { Cart } from '../../commerce/carts/cart.ts'
import { withLines } from '../../commerce/carts/change-lines.ts'
import type { CustomerRow } from '../../customers/customer.ts'
import { issueAccessToken, revokeAccessToken } from '../../customers/login/access-token.ts'
import { redeemLoginToken } from '../../customers/login/login-token.ts'
import { signIn } from '../../customers/login/sign-in.ts'
import { businessError } from '../business-error.ts'
import { cartNode, latestCartId } from '../cart.ts'
import type { StorefrontScope } from '../context.ts'
import { customerNode } from '../customer.ts'

// Clients recognise these two errors by their messages.
const messages = {
  invalid: 'Invalid credentials',
  'reset-required': 'Reset password',
  throttled: 'Too many requests',
} as const

/** `login`, `loginWithCustomerLoginJwt` and `logout`. */
export function sessionMutations(scope: StorefrontScope) {
  return {
    login: async ({
      email,
      password,
      guestCartEntityId,
    }: {
      email: string
      password: string
      guestCartEntityId?: string | null
    }) => {
      const result = await signIn(scope.env.DB, { email, password, channelId: scope.channel.id })
      if (result.status !== 'valid') throw new GraphQLError(messages[result.status])
      return { result: 'success', ...(await openSession(scope, result.customer, guestCartEntityId)) }
    },
    loginWithCustomerLoginJwt: async ({
      jwt,
      guestCartEntityId,
    }: {
      jwt: string
      guestCartEntityId?: string | null
    }) => {
      // The request comes from a server, so the browser's address in the token is not compared.
      const token = await redeemLoginToken(scope.env, jwt, undefined)
      if (typeof token === 'string') throw new GraphQLError('Invalid credentials')
      return { redirectTo: token.redirectTo, ...(await openSession(scope, token.customer, guestCartEntityId)) }
    },
    logout: async ({ cartEntityId }: { cartEntityId?: string | null }) => {
      const { customer } = scope
      if (customer) await revokeAccessToken(scope.env.DB, customer.id)
      return { result: 'success', cartUnassignResult: await unassign(scope, cartEntityId) }
    },
  }
}

async function openSession(scope: StorefrontScope, customer: CustomerRow, guestCartId: string | null | undefined) {
  const [customerAccessToken, cart] = await Promise.all([
    issueAccessToken(scope.env.DB, customer.id),
    cartAfterSignIn(scope, customer, guestCartId),
  ])
  return { customer: customerNode(scope, customer), cart: cart && cartNode(scope, cart), customerAccessToken }
}

// The guest's cart becomes the customer's. If the customer already has one in the same currency, the lines are added to
// that.
async function cartAfterSignIn(
  scope: StorefrontScope,
  customer: CustomerRow,
  guestCartId: string | null | undefined,
): Promise<Cart | null> {
  const db = scope.env.DB
  const ownId = await latestCartId(db, customer.id, scope.channel.id)
  const ownCart = ownId === undefined ? null : await findCart(db, ownId)
  const guest = guestCartId == null ? null : await findCart(db, guestCartId)
  if (!guest || (guest.customerId !== 0 && guest.customerId !== customer.id) || guest.id === ownCart?.id) return ownCart
  if (!ownCart || ownCart.currency !== guest.currency)
    return changeCart(db, { id: guest.id }, (cart) => ({ ...cart, customerId: customer.id }))
  const merged = await changeCart(db, { id: ownCart.id }, (cart) => withLines(cart, guest.lines))
  await deleteCart(db, { id: guest.id })
  return merged
}

async function unassign(scope: StorefrontScope, cartId: string | null | undefined) {
  if (cartId == null) return { cart: null, errors: [] }
  const cart = await findCart(scope.env.DB, cartId)
  if (!cart || (cart.customerId !== 0 && cart.customerId !== scope.customer?.id))
    return { cart: null, errors: [businessError('CartUnassignInaccessibleError', 'Cart is not accessible.')] }
  if (cart.customerId === 0)
    return { cart: null, errors: [businessError('CartUnassignNotAllowedError', 'Cart is not assigned to a customer.')] }
  const changed = await changeCart(scope.env.DB, { id: cartId }, (current) => ({ ...current, customerId: 0 }))
  return { cart: changed && cartNode(scope, changed), errors: [] }
}
