import type { Context } from 'hono'
import { assignToCustomer } from '../cart/start-checkout.ts'
import { type SyncedCart, syncCart, syncTimeoutMs } from '../cart/sync-cart.ts'
import { pricedFor, savingsOf, writeSavings } from '../cart/write-savings.ts'
import type { AppEnv } from '../context/app-env.ts'
import { objectOf } from '../objects/owned-cart.ts'
import type { SheetPrice, SheetStep, PricedSavings, WalletPaymentPort } from '../ports/wallet-payment-port.ts'
import { reserveLimited } from '../promotions/checkout-codes.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import { readSession } from '../promotions/evaluate-cart.ts'
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
export async function priceForWallet(c: Context<AppEnv>, pricing: Pricing): Promise<WalletPrice | null> {
  const codes = pricing.codes ?? (await readCoupons(c))
  const priced = await untilNoConflict(async () => ({ price: await priceOnce(c, { ...pricing, codes }) }))
  return priced?.price ?? null
}

async function priceOnce(c: Context<AppEnv>, { buyNowCartId, codes }: Required<Pricing>): Promise<WalletPrice | null> {
  const synced = await syncCart(c, {
    couponCodes: codes,
    isFinal: true,
    keepsCodes: false,
    ...(buyNowCartId !== null && { load: (context) => loadBuyNowCart(context, buyNowCartId) }),
  })
  const { cart, promotions, limitedCodes } = synced
  if (cart.id === null || isEmptyCart(cart)) return null
  const own = (await assignToCustomer(c, cart)) ?? cart
  const reservation = await reserveLimited(c, { cartId: cart.id, limitedCodes })
  if (reservation.status !== 'reserved') {
    const lost = reservation.status === 'refused' ? reservation.codes : codes
    const kept = codes.filter((code) => !lost.includes(code))
    if (kept.length === codes.length)
      throw malformed('promotions', 'reserve-codes', { what: 'the cart has no such code' })
    return priceOnce(c, { buyNowCartId, codes: kept })
  }
  const savings = pricedSavings(cart, promotions)
  const { ofCart, ofLines } = savings
  await writeSavings(c, { cartId: cart.id, version: own.version, ofCart, ofLines })
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
  c: Context<AppEnv>,
  { cartId, couponCodes }: { cartId: string; couponCodes: string[] },
): Promise<PricedSavings | null> {
  const cart = await c.var.services.cart.cart({ cartId })
  const promotions = promotionsOf(c)
  if (!cart || !promotions) return cart && pricedSavings(cart, null)
  const signal = AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(syncTimeoutMs)])
  const { stored, update } = await readSession(c, promotions, { cart, cartId, couponCodes, signal })
  const { effects } = stored?.session.state === 'closed' ? stored : await promotions.updateSession(update, signal)
  return pricedSavings(cart, toPromotions({ sent: cart, cart, effects, couponCodes, missingGifts: [] }))
}

function pricedSavings(cart: Cart, promotions: Promotions | null): PricedSavings {
  return { pricedFor: pricedFor(cart), ...savingsOf(promotions) }
}

/** The quote of a step that is repeated; `null` if it must be taken. */
export function repeatStep(c: Context<AppEnv>, cartId: string, asked: string) {
  const customerId = c.var.customer?.id ?? 0
  return objectOf(c, cartId).repeat({ asked, customerId }).catch(c.var.log.fallback('wallet-repeat', null))
}

/** Takes a step of the sheet. A cart that must be priced again is priced, and the step is taken once more. */
export async function takeStep(
  c: Context<AppEnv>,
  cartId: string,
  step: (payments: WalletPaymentPort) => Promise<SheetStep>,
): Promise<SheetStep> {
  const payments = objectOf(c, cartId)
  const first = await step(payments)
  if (first.status !== 'stale') return first
  const { couponCodes } = await payments.standing()
  const repriced = await repriceSheet(c, cartId, couponCodes)
  return repriced.status === 'quoted' ? step(payments) : repriced
}

/** As `priceForWallet`, for the cart of an open sheet. */
export async function priceSheet(c: Context<AppEnv>, cartId: string, codes: string[]): Promise<WalletPrice | null> {
  const isBag = (await readCartId(c)) === cartId
  return priceForWallet(c, { buyNowCartId: isBag ? null : cartId, codes })
}

/** Prices the cart of an open sheet again with the engine, with these codes. */
export async function repriceSheet(c: Context<AppEnv>, cartId: string, codes: string[]): Promise<SheetStep> {
  const price = await priceSheet(c, cartId, codes)
  return price
    ? objectOf(c, cartId).reprice({ ...price.sheet, asked: null, errors: [] })
    : { status: 'refused', reason: 'empty' }
}
