import { findCart } from '../bigcommerce/commerce/carts/cart-store.ts'
import type { Cart } from '../bigcommerce/commerce/carts/cart.ts'
import { channelById, channels, storefrontUrl, type Channel } from '../bigcommerce/commerce/channels.ts'
import { paidOrderIdOfCart } from '../bigcommerce/commerce/orders/order-store.ts'
import type { SandboxRequest } from '../env.ts'
import { readSession } from './session.ts'

/** The state of a browser at the checkout: a cart to pay for, a placed order, an emptied cart, or no checkout. */
export type CheckoutState =
  | { status: 'open'; cart: Cart; channel: Channel; shopUrl: string }
  | { status: 'ordered'; orderId: number }
  | { status: 'empty' | 'closed'; shopUrl: string }

export async function loadCheckout(c: SandboxRequest): Promise<CheckoutState> {
  const session = await readSession(c)
  if (!session) return { status: 'closed', shopUrl: c.env.STOREFRONT_ORIGIN }
  const shopUrl = storefrontUrl(c.env, session.channelId)
  const cart = await findCart(c.env.DB, session.cartId)
  if (cart) return { status: 'open', cart, channel: channelById(cart.channelId) ?? channels[0], shopUrl }
  const orderId = await paidOrderIdOfCart(c.env.DB, session.cartId)
  if (orderId === null) return { status: 'empty', shopUrl }
  return { status: 'ordered', orderId }
}
