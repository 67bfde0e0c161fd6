/** @jsxImportSource hono/jsx */

import { findCart } from '../bigcommerce/commerce/carts/cart-store.ts'
import { cartOfRedirectToken, consumeRedirectToken } from '../bigcommerce/commerce/carts/redirect-urls.ts'
import { readShopLinks } from '../bigcommerce/store-sites.ts'
import { localeLanguage } from '../catalogue/languages.ts'
import type { SandboxRequest } from '../env.ts'
import { browserLanguage } from './load-checkout.ts'
import { type CheckoutSession, openSession, readSession } from './session.ts'
import { checkoutTexts, InLanguage } from './texts/language.tsx'
import { MessagePage } from './views/pages.tsx'

/** Opens the checkout of a redirect URL. The browser that already used the URL may return to the checkout with it. */
export async function enterCheckout(c: SandboxRequest, token: string): Promise<Response> {
  const session = await readSession(c)
  const cartId = await consumeRedirectToken(c.env.DB, token)
  if (cartId === null) {
    const isOwn = session !== null && (await cartOfRedirectToken(c.env.DB, token)) === session.cartId
    return isOwn ? c.redirect('/checkout', 303) : usedUp(c, session)
  }
  const cart = await findCart(c.env.DB, cartId)
  if (!cart) return usedUp(c, session)
  await openSession(c, cart)
  return c.redirect('/checkout', 303)
}

/** Redirects a redirect URL of the cart to the shop's cart page. */
export async function enterBag(c: SandboxRequest, token: string): Promise<Response> {
  const cartId = await consumeRedirectToken(c.env.DB, token)
  const cart = cartId === null ? null : await findCart(c.env.DB, cartId)
  if (!cart) return usedUp(c, null)
  const shop = await readShopLinks(c.env, cart.channelId, localeLanguage(cart.channelId, cart.locale))
  return c.redirect(shop.cart, 303)
}

async function usedUp(c: SandboxRequest, session: CheckoutSession | null) {
  const language = browserLanguage(c, session)
  return c.html(
    <InLanguage language={language}>
      <MessagePage
        {...checkoutTexts[language].messages.used}
        shop={await readShopLinks(c.env, session?.channelId, language)}
      />
    </InLanguage>,
    410,
  )
}
