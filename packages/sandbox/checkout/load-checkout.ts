import { findCart } from '../bigcommerce/commerce/carts/cart-store.ts'
import type { Cart } from '../bigcommerce/commerce/carts/cart.ts'
import { paidOrderIdOfCart } from '../bigcommerce/commerce/orders/order-store.ts'
import { readShopLinks, type ShopLinks } from '../bigcommerce/store-sites.ts'
import { channelById, marketChannels, type MarketChannel } from '../catalogue/channels.ts'
import type { SandboxRequest } from '../env.ts'
import { readSession } from './session.ts'

/** The state of a browser at the checkout: a cart to pay for, a placed order, an emptied cart, or no checkout. */
export type CheckoutState =
  | { status: 'open'; cart: Cart; channel: MarketChannel; shop: ShopLinks }
  | { status: 'ordered'; orderId: number }
  | { status: 'empty' | 'closed'; shop: ShopLinks }

export async function loadCheckout(c: SandboxRequest): Promise<CheckoutState> {
  const session = await readSession(c)
  const shop = await readShopLinks(c.env, session?.channelId)
  if (!session) return { status: 'closed', shop }
  const cart = await findCart(c.env.DB, session.cartId)
  if (cart) return { status: 'open', cart, channel: channelById(cart.channelId) ?? marketChannels[0], shop }
  const orderId = await paidOrderIdOfCart(c.env.DB, session.cartId)
  if (orderId === null) return { status: 'empty', shop }
  return { status: 'ordered', orderId }
}
