/** @jsxImportSource hono/jsx */

import { findCart } from '../bigcommerce/commerce/carts/cart-store.ts'
import { cartOfRedirectToken, consumeRedirectToken } from '../bigcommerce/commerce/carts/redirect-urls.ts'
import { readShopLinks } from '../bigcommerce/store-sites.ts'
import type { SandboxRequest } from '../env.ts'
import { openSession, readSession } from './session.ts'
import { MessagePage } from './views/pages.tsx'

/** Opens the checkout of a redirect URL. The browser that already used the URL may return to the checkout with it. */
export async function enterCheckout(c: SandboxRequest, token: string): Promise<Response> {
  const session = await readSession(c)
  const cartId = await consumeRedirectToken(c.env.DB, token)
  if (cartId === null) {
    const isOwn = session !== null && (await cartOfRedirectToken(c.env.DB, token)) === session.cartId
    return isOwn ? c.redirect('/checkout', 303) : usedUp(c, session?.channelId)
  }
  const cart = await findCart(c.env.DB, cartId)
  if (!cart) return usedUp(c, session?.channelId)
  await openSession(c, cart)
  return c.redirect('/checkout', 303)
}

/** Redirects a redirect URL of the cart to the shop's cart page. */
export async function enterBag(c: SandboxRequest, token: string): Promise<Response> {
  const cartId = await consumeRedirectToken(c.env.DB, token)
  const cart = cartId === null ? null : await findCart(c.env.DB, cartId)
  return cart ? c.redirect((await readShopLinks(c.env, cart.channelId)).cart, 303) : usedUp(c, undefined)
}

async function usedUp(c: SandboxRequest, channelId: number | undefined) {
  return c.html(
    <MessagePage
      title="This link has been used"
      text="A checkout link opens once, and only for a while. Your bag is safe: go back to it and choose checkout again."
      shop={await readShopLinks(c.env, channelId)}
    />,
    410,
  )
}
