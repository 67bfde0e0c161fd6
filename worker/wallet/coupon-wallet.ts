import type { Context } from 'hono'
import { couponRefusals } from '../../shared/messages/coupons.ts'
import { walletTexts } from '../../shared/messages/wallet.ts'
import type { WalletError, WalletUpdate } from '../../shared/wallet.ts'
import type { AppEnv } from '../app-env.ts'
import { codesOf, priceForWallet, type WalletPrice } from '../cart/price-for-wallet.ts'
import { limitRate } from '../http/rate-limit.ts'
import { parseCouponCode } from '../promotions/coupon-code.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import { readBuyNowCartId } from '../session/buy-now-cookie.ts'
import { attemptCartId, attemptOf } from './attempt-of.ts'
import { toUpdate } from './open-wallet.ts'
import { refuse } from './refuse.ts'

/**
 * Applies a code that was typed into the wallet's sheet; an empty text removes it. The code belongs to the sheet only:
 * after a dismissal the bag has the shopper's own codes again (D-116).
 *
 * @throws RateLimitedError
 */
export async function applySheetCode(c: Context<AppEnv>, text: string): Promise<WalletUpdate> {
  const cartId = await attemptCartId(c)
  if (cartId === null) return refuse(c, 'closed')
  await limitRate(c, 'coupon', { session: cartId })
  const { isOpen, isHeld } = await attemptOf(c, cartId).standing()
  if (!isOpen) return refuse(c, isHeld ? 'held' : 'closed')
  const code = text === '' ? null : parseCouponCode(text)
  const sheetCodes = code === null ? [] : [code]
  const price = await priceForWallet(c, { buyNowCartId: await readBuyNowCartId(c), sheetCodes })
  if (!price) return refuse(c, 'empty')
  const update = toUpdate(c, await attemptOf(c, cartId).reprice(codesOf(price)))
  if (update.status === 'refused' || text === '') return update
  const error = errorOf(c, code, price)
  return error ? { ...update, quote: { ...update.quote, errors: [error, ...update.quote.errors] } } : update
}

function errorOf(
  c: Context<AppEnv>,
  code: string | null,
  { promotions, couponCodes }: WalletPrice,
): WalletError | null {
  if (code !== null && couponCodes.includes(code)) return null
  const refused = promotions?.refused.find((other) => other.code === code)
  if (refused)
    return {
      code: refused.reason === 'expired' ? 'couponCodeExpired' : 'couponCodeInvalid',
      message: refused.text,
    }
  const message = promotionsOf(c) ? couponRefusals[code === null ? 'not-found' : 'conditions'] : walletTexts.codesOff
  return { code: 'couponCodeInvalid', message }
}
