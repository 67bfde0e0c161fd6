import type { Context } from 'hono'
import type * as v from 'valibot'
import type { AppEnv } from '../context/app-env.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { restOf, sheetCartId, walletOf, walletStanding } from '../objects/wallet-of.ts'
import type { PaymentResult } from '../ports/wallet-payment-port.ts'
import { buyNowCookie } from '../session/buy-now-cookie.ts'
import { forgetCartId, readCartId, writeCartId } from '../session/cart-cookie.ts'
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
import { marketPath, walletConfirmationPath } from '#shared/links.ts'
import { paymentRefusals, walletTexts } from '#shared/messages/wallet.ts'
import { endpoints } from '#shared/routes.ts'
import { siteUrl } from '#shared/sites.ts'

type Authorised = v.InferOutput<typeof walletRequests.walletAuthorise>

/** Orders and pays. The amount, the currency and the order come from the platform; the browser's are only compared. */
export async function authoriseWallet(c: Context<AppEnv>, request: Authorised): Promise<WalletResult> {
  const { browser, ...authorisation } = request
  const { kind } = authorisation
  const cartId = await sheetCartId(c)
  if (cartId === null) return refused(walletTexts.closed)
  const { configuration, market, log } = c.var
  const site = configuration.sites[market.code]
  const payments = objectOf(c, cartId)
  const { isOpen, couponCodes } = await payments.standing()
  // A repeated request of a sheet that is no longer open gets the first result.
  const savings = isOpen
    ? await currentSavings(c, { cartId, couponCodes }).catch(log.fallback('wallet-savings', null))
    : null
  const result = await payments.authorise({
    ...authorisation,
    savings,
    ip: c.req.header('cf-connecting-ip') ?? null,
    browser: {
      ...browser,
      userAgent: c.req.header('user-agent') ?? '',
      acceptHeader: c.req.header('accept') ?? '*/*',
    },
    origin: site.origin,
    returnUrl: `${siteUrl(site, endpoints.walletReturn.path)}?kind=${kind}`,
  })
  return result.status === 'stale' ? priceAgain(c, cartId, couponCodes) : toResult(c, { kind, cartId, result })
}

/** The shopper's confirmation of an order that was paid with a wallet. */
export function confirmationOf(
  c: Context<AppEnv>,
  { kind, cartId, orderId }: { kind: WalletKind; cartId: string; orderId: number },
): string {
  return marketPath(c.var.market, walletConfirmationPath({ cartId, id: orderId }, checkoutSources[kind]))
}

/** Removes the cart that was paid for from the browser, which can show the order for a day. */
export async function endPaidCart(c: Context<AppEnv>, cartId: string): Promise<void> {
  if ((await buyNowCookie.read(c)) === cartId) buyNowCookie.forgetSent(c)
  if ((await readCartId(c)) === cartId) {
    forgetCoupons(c)
    const rest = await restOf(c, cartId).catch(c.var.log.fallback('wallet-rest', null))
    await nameLeftOut(c, rest?.leftOut ?? [])
    if (rest?.restCartId) await writeCartId(c, rest.restCartId)
    // If it is unknown, the next load of the cart looks again.
    else if (rest) forgetCartId(c)
  }
  await writeOrderedCartId(c, cartId)
}

/**
 * The confirmation of an order that a wallet has paid although the browser still has its cart: the response to the
 * payment was lost. `null` if there is none. Afterwards the browser no longer has the cart.
 */
export async function unseenConfirmation(c: Context<AppEnv>): Promise<string | null> {
  if (!walletOf(c)) return null
  for (const cartId of [await buyNowCookie.read(c), await readCartId(c)]) {
    const standing = cartId === null ? null : await walletStanding(c, cartId)
    if (cartId === null || !standing?.paid) continue
    await endPaidCart(c, cartId)
    return confirmationOf(c, { ...standing.paid, cartId })
  }
  return null
}

async function toResult(
  c: Context<AppEnv>,
  { kind, cartId, result }: { kind: WalletKind; cartId: string; result: Exclude<PaymentResult, { status: 'stale' }> },
): Promise<WalletResult> {
  switch (result.status) {
    case 'authorised':
      await endPaidCart(c, cartId)
      return { status: 'authorised', location: confirmationOf(c, { kind, cartId, orderId: result.orderId }) }
    case 'redirect':
      return { status: 'redirect', location: result.url }
    case 'refused':
      return refused(paymentRefusals[result.reason])
    case 'invalid':
      return refused(result.errors[0]?.message ?? walletTexts.needName, result.errors)
    case 'changed':
      return { status: 'changed', quote: result.quote, errors: result.quote.errors }
    case 'stock': {
      const { message, location } = refuse(c, 'stock')
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
async function priceAgain(c: Context<AppEnv>, cartId: string, codes: string[]): Promise<WalletResult> {
  const update = toUpdate(c, await repriceSheet(c, cartId, codes))
  if (update.status === 'refused') return refused(update.message)
  const { quote } = update
  const isCodeGone = codes.some((code) => !quote.coupons.includes(code))
  const error: WalletError = isCodeGone
    ? { code: 'couponCodeExpired', message: walletTexts.codeGone(formatMoney(quote.total)) }
    : totalChanged(quote)
  return { status: 'changed', quote: { ...quote, errors: [error] }, errors: [error] }
}
