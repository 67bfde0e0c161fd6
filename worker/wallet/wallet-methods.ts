import type { Context } from 'hono'
import { scriptsOfMarket } from '../configuration/third-party-scripts.ts'
import type { AppEnv } from '../context/app-env.ts'
import { walletOf } from '../objects/wallet-of.ts'
import type { Money } from '#shared/domain/money.ts'
import type { WalletMethod } from '#shared/domain/wallet.ts'

/**
 * The wallets that the market, the settings and the payment provider allow. For buttons there is no total yet.
 *
 * @throws ServiceError
 */
export async function walletMethods(c: Context<AppEnv>, total: Money | null): Promise<WalletMethod[]> {
  const payments = walletOf(c)
  if (!payments) return []
  const methods = await payments.methods({ market: c.var.market, amount: total }, c.req.raw.signal)
  // Google Pay needs its script in every browser; Apple Pay's interface is part of Safari.
  const scripts = scriptsOfMarket(c.var.configuration, c.var.market)
  return methods.filter(({ kind }) => kind === 'apple' || scripts['google-pay'] !== undefined)
}
