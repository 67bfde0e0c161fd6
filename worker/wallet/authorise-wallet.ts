import type * as v from 'valibot'
import type { Visit } from '../context/visit.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { restOf, sheetCartId, walletOf, walletStanding } from '../objects/wallet-of.ts'
import type { Authorisation, PaymentResult } from '../ports/wallet-payment-port.ts'
import { buyNowCookie } from '../session/buy-now-cookie.ts'
import { forgetCartId, readCartId, writeCartId } from '../session/cart-cookie.ts'
import { forgetCertificates } from '../session/certificate-cookie.ts'
import { forgetCoupons } from '../session/coupon-cookie.ts'
import { nameLeftOut } from '../session/flash.ts'
import { writeOrderedCartId } from '../session/order-cookie.ts'
import { toUpdate } from './open-wallet.ts'
import { totalChanged } from './prepare-order.ts'
import { currentSavings, repriceSheet } from './price-for-wallet.ts'
import { refuse } from './refuse.ts'
import { formatMoney } from '#shared/domain/money.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'
import { checkoutSources, type WalletError, type walletRequests, type WalletResult } from '#shared/domain/wallet.ts'
import { bagPathWith, marketPath, walletConfirmationPath } from '#shared/links.ts'
import * as messages from '#shared/messages/shop.ts'
import { paymentRefusals, walletTexts } from '#shared/messages/wallet.ts'
import { endpoints } from '#shared/routes.ts'
import { siteIn, siteUrl } from '#shared/sites.ts'

type Authorised = v.InferOutput<typeof walletRequests.walletAuthorise>

/** Orders and pays. The amount, the currency and the order come from the platform; the browser's are only compared. */
export async function authoriseWallet(visit: Visit, request: Authorised): Promise<WalletResult> {
  const { browser, ...authorisation } = request
  const { kind } = authorisation
  const cartId = await sheetCartId(visit)
  if (cartId === null) return refused(walletTexts.closed)
  const { couponCodes, result } = await authoriseCart(visit, cartId, {
    ...authorisation,
    ip: visit.headers.get('cf-connecting-ip') ?? null,
    browser: {
      ...browser,
      userAgent: visit.headers.get('user-agent') ?? '',
      acceptHeader: visit.headers.get('accept') ?? '*/*',
    },
  })
  return result.status === 'stale' ? priceAgain(visit, cartId, couponCodes) : toResult(visit, { kind, cartId, result })
}

/**
 * Orders and pays the cart of an open sheet, with the codes of that sheet. `ip` and `browser` are the shopper's.
 *
 * @throws an error if the object of the cart fails, after which it is unknown whether the payment was sent
 */
export async function authoriseCart(
  visit: Visit,
  cartId: string,
  authorisation: Omit<Authorisation, 'savings' | 'origin' | 'returnUrl'>,
): Promise<{ couponCodes: string[]; result: PaymentResult }> {
  const { configuration, market, log } = visit
  const site = siteIn(configuration.sites, market)
  const payments = objectOf(visit, cartId)
  const { isSheetOpen, couponCodes } = await payments.standing()
  // A repeated request of a sheet that is no longer open gets the first result.
  const savings = isSheetOpen
    ? await currentSavings(visit, { cartId, couponCodes }).catch(log.fallback('wallet-savings', null))
    : null
  const result = await payments.authorise({
    ...authorisation,
    savings,
    origin: site.origin,
    returnUrl: `${siteUrl(site, endpoints.walletReturn.path)}?kind=${authorisation.kind}`,
  })
  return { couponCodes, result }
}

/** The shopper's confirmation of an order that was paid with a wallet. */
export function confirmationOf(
  visit: Visit,
  { kind, cartId, orderId }: { kind: WalletKind; cartId: string; orderId: number },
): string {
  return marketPath(visit.market, walletConfirmationPath({ cartId, id: orderId }, checkoutSources[kind]))
}

/** Removes the cart that was paid for from the browser, which can show the order for a day. */
export async function endPaidCart(visit: Visit, cartId: string): Promise<void> {
  if ((await buyNowCookie.read(visit)) === cartId) buyNowCookie.forgetSent(visit)
  if ((await readCartId(visit)) === cartId) {
    forgetCoupons(visit)
    forgetCertificates(visit)
    const rest = await restOf(visit, cartId).catch(visit.log.fallback('wallet-rest', null))
    await nameLeftOut(visit, rest?.leftOut ?? [])
    if (rest?.restCartId) await writeCartId(visit, rest.restCartId)
    // If it is unknown, the next load of the cart looks again.
    else if (rest) forgetCartId(visit)
  }
  await writeOrderedCartId(visit, cartId)
}

/**
 * The confirmation of an order that a wallet has paid although the browser still has its cart: the response to the
 * payment was lost. `null` if there is none. Afterwards the browser no longer has the cart.
 */
export async function unseenConfirmation(visit: Visit): Promise<string | null> {
  if (!walletOf(visit)) return null
  for (const cartId of [await buyNowCookie.read(visit), await readCartId(visit)]) {
    const standing = cartId === null ? null : await walletStanding(visit, cartId)
    if (cartId === null || !standing?.paid) continue
    await endPaidCart(visit, cartId)
    return confirmationOf(visit, { ...standing.paid, cartId })
  }
  return null
}

async function toResult(
  visit: Visit,
  { kind, cartId, result }: { kind: WalletKind; cartId: string; result: Exclude<PaymentResult, { status: 'stale' }> },
): Promise<WalletResult> {
  switch (result.status) {
    case 'authorised':
      await endPaidCart(visit, cartId)
      return { status: 'authorised', location: confirmationOf(visit, { kind, cartId, orderId: result.orderId }) }
    case 'redirect':
      return { status: 'redirect', location: result.url }
    case 'refused':
      return refused(paymentRefusals[result.reason])
    case 'invalid':
      return refused(result.errors[0]?.message ?? walletTexts.needName, result.errors)
    case 'changed':
      return { status: 'changed', quote: result.quote, errors: result.quote.errors }
    case 'stock': {
      const { message, location } = refuse(visit, 'stock')
      return { status: 'stock', message, location }
    }
    case 'withdrawn': {
      // The bag marks its own lines. It does not show what is bought without it.
      const isBag = (await buyNowCookie.read(visit)) !== cartId
      const location = marketPath(visit.market, bagPathWith(isBag ? null : 'unavailable'))
      const message =
        result.names.length > 0 ? walletTexts.withdrawn(result.names.join('; ')) : messages.bag.unavailableLines
      return { status: 'stock', message, location }
    }
    case 'unknown':
      return { status: 'unknown', message: walletTexts.held }
    case 'closed':
      return refused(walletTexts.closed)
  }
}

function refused(message: string, errors: WalletError[] = []): WalletResult {
  return { status: 'refused', message, errors }
}

/** Prices the cart again, because its discounts have changed. The shopper sees the new total before paying. */
async function priceAgain(visit: Visit, cartId: string, codes: string[]): Promise<WalletResult> {
  const update = toUpdate(visit, await repriceSheet(visit, cartId, codes))
  if (update.status === 'refused') return refused(update.message)
  const { quote } = update
  const isCodeGone = codes.some((code) => !quote.coupons.includes(code))
  const error: WalletError = isCodeGone
    ? { code: 'couponCodeExpired', message: walletTexts.codeGone(formatMoney(quote.total)) }
    : totalChanged(quote)
  return { status: 'changed', quote: { ...quote, errors: [error] }, errors: [error] }
}
