import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { sheetCartId } from '../objects/wallet-of.ts'
import { parseCouponCode } from '../promotions/coupon-code.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import { readCoupons } from '../session/coupon-cookie.ts'
import { toUpdate } from './open-wallet.ts'
import { priceSheet, repeatStep, type WalletPrice } from './price-for-wallet.ts'
import { refuse } from './refuse.ts'
import type { WalletError, WalletUpdate } from '#shared/domain/wallet.ts'
import { coupons, couponRefusals } from '#shared/messages/coupons.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

/**
 * Prices the cart with the codes of the wallet's sheet, in place of all earlier ones. They belong to the sheet only:
 * after a dismissal the bag has the shopper's own codes again (D-116). Each code that is not applied is an error of the
 * quote, the newest code first.
 *
 * @throws RateLimitedError
 */
export async function applySheetCodes(visit: Visit, texts: readonly string[]): Promise<WalletUpdate> {
  const cartId = await sheetCartId(visit)
  if (cartId === null) return refuse(visit, 'closed')
  await limitRate(visit, 'coupon', { session: cartId })
  const payments = objectOf(visit, cartId)
  const { isSheetOpen, isChargePending, couponCodes } = await payments.standing()
  if (!isSheetOpen) return refuse(visit, isChargePending ? 'held' : 'closed')
  const entered = texts.filter((text) => text !== '')
  const codes = [...new Set(entered.flatMap((text) => parseCouponCode(text) ?? []))]
  const known = [...couponCodes, ...(await readCoupons(visit))]
  // The limit counts requests, so a request tries one new code only.
  const untried = codes.filter((code) => !known.includes(code)).slice(0, -1)
  const tried = codes.filter((code) => !untried.includes(code))
  const asked = JSON.stringify({ codes: entered })
  const repeated = await repeatStep(visit, cartId, asked)
  if (repeated) return toUpdate(visit, { status: 'quoted', quote: repeated.quote })
  const price = await priceSheet(visit, cartId, tried)
  if (!price) return refuse(visit, 'empty')
  const errors = entered.toReversed().flatMap((text) => errorOf(visit, parseCouponCode(text), price) ?? [])
  return toUpdate(visit, await payments.reprice({ ...price.sheet, asked, errors }))
}

/** `null` if the code is applied. `code` is `null` if the text cannot be a code. */
function errorOf(visit: Visit, code: string | null, { promotions, outcome, sheet }: WalletPrice): WalletError | null {
  if (code !== null && sheet.couponCodes.includes(code)) return null
  const refused = promotions?.refused.find((other) => other.code === code)
  if (refused)
    return { code: refused.reason === 'expired' ? 'couponCodeExpired' : 'couponCodeInvalid', message: refused.text }
  return { code: 'couponCodeInvalid', message: messageOf() }

  function messageOf(): string {
    if (!promotionsOf(visit)) return walletTexts.codesOff
    if (code === null) return couponRefusals['not-found']
    return outcome === 'unavailable' ? coupons.failed : couponRefusals.conditions
  }
}
