import { includesLocale } from '../configuration/includes-locale.ts'
import type { Visit } from '../context/visit.ts'
import type { PaymentPort } from '../ports/payment-port.ts'
import { noRest, type PaymentStanding, type RestOfCart } from '../ports/wallet-payment-port.ts'
import { buyNowCookie } from '../session/buy-now-cookie.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { readOrderedCartId } from '../session/order-cookie.ts'
import { objectOf, throwObjectFailure } from './owned-cart.ts'
import { sheetCartHeader } from '#shared/domain/wallet-kinds.ts'

/** The payment provider, or `null` if the market does not have the wallets. */
export function walletOf({ configuration, ports, market }: Visit): PaymentPort | null {
  return includesLocale(configuration.expressWalletLocales, market.code) ? ports.payments : null
}

/**
 * The cart that a request of an open sheet is for: the one that it names, if it is one of the visitor's own. Without a
 * name, the first of these.
 */
export async function sheetCartId(visit: Visit): Promise<string | null> {
  const named = visit.headers.get(sheetCartHeader) || null
  return (await ownCartIds(visit)).find((own) => named === null || own === named) ?? null
}

/**
 * The visitor's own carts, from cookies only: that of 'buy now', the bag, and the one that was ordered, so that a
 * repeated request finds its result.
 */
export async function ownCartIds(visit: Visit): Promise<string[]> {
  const ids = await Promise.all([buyNowCookie.read(visit), readCartId(visit), readOrderedCartId(visit)])
  return ids.filter((id) => id !== null)
}

/** How the payments of the cart stand; `null` if its object cannot be reached. */
export function walletStanding(visit: Visit, cartId: string): Promise<PaymentStanding | null> {
  return objectOf(visit, cartId).standing().catch(visit.log.fallback('wallet-standing', null))
}

/**
 * What was added to the cart while it was paid with a wallet.
 *
 * @throws ServiceError if the object of the cart cannot be reached, because the rest may be all that the shopper has
 */
export async function restOf(visit: Visit, cartId: string): Promise<RestOfCart> {
  return walletOf(visit) ? objectOf(visit, cartId).standing().catch(throwObjectFailure) : noRest
}

/**
 * Ends the payment of the bag with a wallet, because another way to pay opens: closes an open sheet, and gives up a
 * payment that waits at the bank. False while a payment may be charged; if that is unknown, assume that none is.
 */
export async function endWalletPayment(visit: Visit): Promise<boolean> {
  const cartId = walletOf(visit) && (await readCartId(visit))
  if (cartId === null) return true
  return objectOf(visit, cartId).giveUp().catch(visit.log.fallback('wallet-give-up', true))
}
