import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { walletPaymentsOf } from '../objects/owned-cart.ts'
import type { SheetStep } from '../ports/wallet-payment-port.ts'
import { readBuyNowCartId } from '../session/buy-now-cookie.ts'
import { priceForWallet } from './price-for-wallet.ts'

type PaymentSession = ReturnType<typeof walletPaymentsOf>

/** Takes a step of the sheet. A cart that must be priced again is priced, and the step is taken once more. */
export async function takeStep(
  c: Context<AppEnv>,
  cartId: string,
  step: (payments: PaymentSession) => Promise<SheetStep>,
): Promise<SheetStep> {
  const payments = walletPaymentsOf(c, cartId)
  const first = await step(payments)
  if (first.status !== 'stale') return first
  const { couponCodes } = await payments.standing()
  const repriced = await repriceSheet(c, payments, couponCodes)
  return repriced.status === 'quoted' ? step(payments) : repriced
}

/** Prices the cart of an open sheet again with the engine, with these codes. */
export async function repriceSheet(c: Context<AppEnv>, payments: PaymentSession, codes: string[]): Promise<SheetStep> {
  const price = await priceForWallet(c, { buyNowCartId: await readBuyNowCartId(c), codes })
  return price ? payments.reprice(price.sheet) : { status: 'refused', reason: 'empty' }
}
