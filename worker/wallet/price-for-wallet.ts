import { assignToCustomer } from '../cart/start-checkout.ts'
import { type SyncedCart, syncCart, syncTimeoutMs } from '../cart/sync-cart.ts'
import { pricedFor, savingsOf, writeSavings } from '../cart/write-savings.ts'
import type { Visit } from '../context/visit.ts'
import { objectOf } from '../objects/owned-cart.ts'
import { sheetCartId } from '../objects/wallet-of.ts'
import type { SheetPrice, SheetStep, PricedSavings, WalletPaymentPort } from '../ports/wallet-payment-port.ts'
import { reserveLimited } from '../promotions/checkout-codes.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import { readEngineSession } from '../promotions/evaluate-cart.ts'
import { toPromotions } from '../promotions/to-promotions.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { readCoupons } from '../session/coupon-cookie.ts'
import { untilNoConflict } from '../upstream/conflict.ts'
import { malformed } from '../upstream/failures.ts'
import { loadBuyNowCart } from './buy-now.ts'
import { type Cart, isEmptyCart } from '#shared/domain/cart.ts'
import type { Promotions } from '#shared/domain/promotions.ts'

/** A cart whose discounts are written at the platform, so that the platform's total is the amount to pay. */
export type WalletPrice = SyncedCart & { cartId: string; sheet: SheetPrice }

type Pricing = { buyNowCartId: string | null; codes?: string[] }

/**
 * Prices the cart for the wallet: synchronises the promotions engine, assigns the cart to the signed-in customer,
 * reserves codes with a usage limit and writes the discounts. `codes` are those of the wallet's sheet, in place of the
 * shopper's own; they are not kept for later. Codes that cannot be reserved are left out. `null` if the cart is empty
 * or changes all the time.
 *
 * @throws ServiceError
 */
export async function priceForWallet(visit: Visit, pricing: Pricing): Promise<WalletPrice | null> {
  const codes = pricing.codes ?? (await readCoupons(visit))
  const priced = await untilNoConflict(async () => ({ price: await priceOnce(visit, { ...pricing, codes }) }))
  return priced?.price ?? null
}

async function priceOnce(visit: Visit, { buyNowCartId, codes }: Required<Pricing>): Promise<WalletPrice | null> {
  const synced = await syncCart(visit, {
    couponCodes: codes,
    isFinal: true,
    keepsCodes: false,
    ...(buyNowCartId !== null && { load: (context) => loadBuyNowCart(context, buyNowCartId) }),
  })
  const { cart, promotions, limitedCodes } = synced
  if (cart.id === null || isEmptyCart(cart)) return null
  const own = (await assignToCustomer(visit, cart)) ?? cart
  const reservation = await reserveLimited(visit, { cartId: cart.id, limitedCodes })
  if (reservation.status !== 'reserved') {
    const lost = reservation.status === 'refused' ? reservation.codes : codes
    const kept = codes.filter((code) => !lost.includes(code))
    if (kept.length === codes.length)
      throw malformed('promotions', 'reserve-codes', { what: 'the cart has no such code' })
    return priceOnce(visit, { buyNowCartId, codes: kept })
  }
  const savings = pricedSavings(cart, promotions)
  const { ofCart, ofLines } = savings
  await writeSavings(visit, { cartId: cart.id, version: own.version, ofCart, ofLines })
  return { ...synced, cartId: cart.id, sheet: { couponCodes: appliedCodes(promotions), limitedCodes, savings } }
}

export function appliedCodes(promotions: Promotions | null): string[] {
  return promotions?.coupons.flatMap(({ code, status }) => (status === 'applied' ? [code] : [])) ?? []
}

/**
 * The discounts that the engine gives the cart now. Nothing is written. The codes of a session that was closed for this
 * cart are redeemed, so its result is final. `null` if the cart is gone.
 *
 * @throws ServiceError
 */
export async function currentSavings(
  visit: Visit,
  { cartId, couponCodes }: { cartId: string; couponCodes: string[] },
): Promise<PricedSavings | null> {
  const cart = await visit.services.cart.cart({ cartId })
  const promotions = promotionsOf(visit)
  if (!cart || !promotions) return cart && pricedSavings(cart, null)
  const signal = AbortSignal.any([visit.signal, AbortSignal.timeout(syncTimeoutMs)])
  const { stored, update } = await readEngineSession(visit, promotions, { cart, cartId, couponCodes, signal })
  const { effects } = stored?.session.state === 'closed' ? stored : await promotions.updateSession(update, signal)
  return pricedSavings(cart, toPromotions({ sent: cart, cart, effects, couponCodes, missingGifts: [] }))
}

function pricedSavings(cart: Cart, promotions: Promotions | null): PricedSavings {
  return { pricedFor: pricedFor(cart), ...savingsOf(promotions) }
}

/** The quote of a step that is repeated; `null` if it must be taken. */
export function repeatStep(visit: Visit, cartId: string, asked: string) {
  const customerId = visit.customer?.id ?? 0
  return objectOf(visit, cartId).repeat({ asked, customerId }).catch(visit.log.fallback('wallet-repeat', null))
}

/** Takes a step of the sheet. A cart that must be priced again is priced, and the step is taken once more. */
async function takeStep(
  visit: Visit,
  cartId: string,
  step: (payments: WalletPaymentPort) => Promise<SheetStep>,
): Promise<SheetStep> {
  const payments = objectOf(visit, cartId)
  const first = await step(payments)
  if (first.status !== 'stale') return first
  const { couponCodes } = await payments.standing()
  const repriced = await repriceSheet(visit, cartId, couponCodes)
  return repriced.status === 'quoted' ? step(payments) : repriced
}

/** Takes a step of the visitor's open sheet. */
export async function takeSheetStep(
  visit: Visit,
  step: (payments: Pick<WalletPaymentPort, 'contact' | 'option'>) => Promise<SheetStep>,
): Promise<SheetStep> {
  const cartId = await sheetCartId(visit)
  return cartId === null ? { status: 'refused', reason: 'closed' } : takeStep(visit, cartId, step)
}

/** As `priceForWallet`, for the cart of an open sheet. */
export async function priceSheet(visit: Visit, cartId: string, codes: string[]): Promise<WalletPrice | null> {
  const isBag = (await readCartId(visit)) === cartId
  return priceForWallet(visit, { buyNowCartId: isBag ? null : cartId, codes })
}

/** Prices the cart of an open sheet again with the engine, with these codes. */
export async function repriceSheet(visit: Visit, cartId: string, codes: string[]): Promise<SheetStep> {
  const price = await priceSheet(visit, cartId, codes)
  return price
    ? objectOf(visit, cartId).reprice({ ...price.sheet, asked: null, errors: [] })
    : { status: 'refused', reason: 'empty' }
}
