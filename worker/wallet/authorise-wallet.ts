import type { Context } from 'hono'
import type * as v from 'valibot'
import { formatMoney } from '../../shared/domain/money.ts'
import { marketPath } from '../../shared/markets.ts'
import { paymentRefusals, walletTexts } from '../../shared/messages/wallet.ts'
import { endpoints } from '../../shared/routes.ts'
import type { WalletKind } from '../../shared/wallet-kinds.ts'
import { checkoutSources, type walletRequests, type WalletResult } from '../../shared/wallet.ts'
import type { AppEnv } from '../app-env.ts'
import { codesOf, priceForWallet } from '../cart/price-for-wallet.ts'
import type { AttemptResult, AttemptStep } from '../ports/wallet-attempt-port.ts'
import { readBuyNowCartId, forgetBuyNowCartId } from '../session/buy-now-cookie.ts'
import { forgetCartId, readCartId } from '../session/cart-cookie.ts'
import { forgetCoupons, readCoupons, writeCoupons } from '../session/coupon-cookie.ts'
import { writeOrderedCartId } from '../session/order-cookie.ts'
import { attemptOf, paidCartId } from './attempt-of.ts'
import { refuse } from './refuse.ts'

type Authorised = v.InferOutput<typeof walletRequests.walletAuthorise>

/** Orders and pays. The amount, the currency and the order come from the platform; the browser's are only compared. */
export async function authoriseWallet(c: Context<AppEnv>, request: Authorised): Promise<WalletResult> {
  const { browser, ...authorisation } = request
  const { kind } = authorisation
  const cartId = await paidCartId(c)
  if (cartId === null) return { status: 'refused', message: walletTexts.closed, errors: [] }
  const { configuration, market } = c.var
  const result = await attemptOf(c, cartId).authorise({
    ...authorisation,
    ip: c.req.header('cf-connecting-ip') ?? null,
    browser: {
      ...browser,
      userAgent: c.req.header('user-agent') ?? '',
      acceptHeader: c.req.header('accept') ?? '*/*',
    },
    origin: configuration.publicOrigin,
    returnUrl: `${configuration.publicOrigin}${marketPath(market, endpoints.walletReturn.path)}?kind=${kind}`,
  })
  return toResult(c, { kind, cartId, result })
}

/** The shopper's confirmation of an order that was paid with a wallet. */
export function confirmationOf(
  c: Context<AppEnv>,
  { kind, cartId, orderId }: { kind: WalletKind; cartId: string; orderId: number },
): string {
  return `${marketPath(c.var.market, `/order-confirmation/${orderId}/${cartId}`)}?checkoutsource=${checkoutSources[kind]}`
}

/** Removes the cart that was paid for from the browser, which can show the order for a day. */
export async function endPaidCart(c: Context<AppEnv>, cartId: string): Promise<void> {
  if ((await readBuyNowCartId(c)) === cartId) forgetBuyNowCartId(c)
  if ((await readCartId(c)) === cartId) {
    forgetCartId(c)
    forgetCoupons(c)
  }
  await writeOrderedCartId(c, cartId)
}

async function toResult(
  c: Context<AppEnv>,
  { kind, cartId, result }: { kind: WalletKind; cartId: string; result: AttemptResult },
): Promise<WalletResult> {
  switch (result.status) {
    case 'authorised':
      await endPaidCart(c, cartId)
      return { status: 'authorised', location: confirmationOf(c, { kind, cartId, orderId: result.orderId }) }
    case 'redirect':
      return { status: 'redirect', location: result.url }
    case 'refused':
      return { status: 'refused', message: paymentRefusals[result.reason], errors: [] }
    case 'invalid':
      return { status: 'refused', message: result.errors[0]?.message ?? walletTexts.needName, errors: result.errors }
    case 'changed':
      return { status: 'changed', quote: result.quote, errors: result.quote.errors }
    case 'stock': {
      const { message, location } = refuse(c, 'stock')
      return { status: 'stock', message, location }
    }
    case 'codes-refused':
    case 'codes-failed':
      return withoutCodes(c, cartId, result)
    case 'unknown':
      return { status: 'unknown', message: walletTexts.held }
    case 'closed':
      return { status: 'refused', message: walletTexts.closed, errors: [] }
  }
}

/** Prices the cart again after its codes could not be reserved. The shopper sees the new total before paying. */
async function withoutCodes(
  c: Context<AppEnv>,
  cartId: string,
  result: Extract<AttemptResult, { status: 'codes-refused' | 'codes-failed' }>,
): Promise<WalletResult> {
  if (result.status === 'codes-refused') {
    const kept = await readCoupons(c)
    await writeCoupons(
      c,
      kept.filter((code) => !result.codes.includes(code)),
    )
  }
  const buyNowCartId = await readBuyNowCartId(c)
  const codes = result.status === 'codes-refused' ? result.kept : []
  const price = await priceForWallet(c, { buyNowCartId, codes })
  const step: AttemptStep = price
    ? await attemptOf(c, cartId).reprice(codesOf(price))
    : { status: 'refused', reason: 'empty' }
  if (step.status === 'refused') return { status: 'refused', message: refuse(c, step.reason).message, errors: [] }
  const message = walletTexts.codeGone(formatMoney(step.quote.total))
  const errors = [{ code: 'couponCodeExpired' as const, message }]
  return { status: 'changed', quote: { ...step.quote, errors }, errors }
}
