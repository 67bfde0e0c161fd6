import { findCart } from '../bigcommerce/commerce/carts/cart-store.ts'
import type { Cart } from '../bigcommerce/commerce/carts/cart.ts'
import { type AppliedCertificate, appliedCertificates } from '../bigcommerce/commerce/gift-certificates.ts'
import { paidOrderIdOfCart } from '../bigcommerce/commerce/orders/order-store.ts'
import { type CheckoutCustomer, readCheckoutCustomer } from '../bigcommerce/customers/checkout-customer.ts'
import { readShopLinks, type ShopLinks } from '../bigcommerce/store-sites.ts'
import { channelById, marketChannels } from '../catalogue/channels.ts'
import { type Language, localeLanguage, requestedLanguage } from '../catalogue/languages.ts'
import type { MarketChannel } from '../catalogue/market-channel.ts'
import type { SandboxRequest } from '../env.ts'
import { type CheckoutSession, readSession } from './session.ts'

/** The state of a browser at the checkout: a cart to pay for, a placed order, an emptied cart, or no checkout. */
export type CheckoutState =
  | {
      status: 'open'
      cart: Cart
      certificates: AppliedCertificate[]
      /** The signed-in customer to whom the cart belongs; `null` for a guest. */
      customer: CheckoutCustomer | null
      channel: MarketChannel
      language: Language
      shop: ShopLinks
    }
  | { status: 'ordered'; orderId: number }
  | { status: 'empty' | 'closed'; language: Language; shop: ShopLinks }

/**
 * The language of a page is the one of the cart: "The Carts API stores the locale and makes it available to the
 * Checkout and Orders APIs" (https://developer.bigcommerce.com/docs/storefront/cart-checkout/guide/carts). It does not
 * change after the cart is created.
 */
export async function loadCheckout(c: SandboxRequest): Promise<CheckoutState> {
  const session = await readSession(c)
  const cart = session && (await findCart(c.env.DB, session.cartId))
  const language = cart ? localeLanguage(cart.channelId, cart.locale) : browserLanguage(c, session)
  const shop = await readShopLinks(c.env, session?.channelId, language)
  if (!session) return { status: 'closed', language, shop }
  if (cart) {
    const certificates = await appliedCertificates(c.env.DB, cart)
    const channel = channelById(cart.channelId) ?? marketChannels[0]
    const signedIn = await readCheckoutCustomer(c)
    const customer = signedIn?.id === cart.customerId ? signedIn : null
    return { status: 'open', cart, certificates, customer, channel, language, shop }
  }
  const orderId = await paidOrderIdOfCart(c.env.DB, session.cartId)
  if (orderId === null) return { status: 'empty', language, shop }
  return { status: 'ordered', orderId }
}

/**
 * Without a cart the browser's language, as of a store whose `shopper_language_selection_method` is `browser`.
 * https://developer.bigcommerce.com/docs/rest-management/settings/store-locale
 */
export function browserLanguage(c: SandboxRequest, session: CheckoutSession | null): Language {
  return requestedLanguage(session?.channelId ?? marketChannels[0].id, c.req.header('accept-language'))
}
