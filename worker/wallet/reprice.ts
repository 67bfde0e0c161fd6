import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { codesOf, priceForWallet } from '../cart/price-for-wallet.ts'
import { walletPaymentsOf } from '../owner/owned-cart.ts'
import type { AttemptStep } from '../ports/wallet-attempt-port.ts'
import { readBuyNowCartId } from '../session/buy-now-cookie.ts'

type Attempt = ReturnType<typeof walletPaymentsOf>

/** Takes a step of the sheet. A cart that must be priced again is priced, and the step is taken once more. */
export async function takeStep(
  c: Context<AppEnv>,
  cartId: string,
  step: (attempt: Attempt) => Promise<AttemptStep>,
): Promise<AttemptStep> {
  const attempt = walletPaymentsOf(c, cartId)
  const first = await step(attempt)
  if (first.status !== 'stale') return first
  const { couponCodes } = await attempt.standing()
  const repriced = await repriceSheet(c, attempt, couponCodes)
  return repriced.status === 'quoted' ? step(attempt) : repriced
}

/** Prices the cart of an open sheet again with the engine, with these codes. */
export async function repriceSheet(c: Context<AppEnv>, attempt: Attempt, codes: string[]): Promise<AttemptStep> {
  const price = await priceForWallet(c, { buyNowCartId: await readBuyNowCartId(c), codes })
  return price ? attempt.reprice(codesOf(price)) : { status: 'refused', reason: 'empty' }
}
