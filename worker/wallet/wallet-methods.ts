import { scriptsOfMarket } from '../configuration/third-party-scripts.ts'
import type { Visit } from '../context/visit.ts'
import { walletOf } from '../objects/wallet-of.ts'
import type { Money } from '#shared/domain/money.ts'
import type { WalletMethod } from '#shared/domain/wallet.ts'

/**
 * The wallets that the market, the settings and the payment provider allow. For buttons there is no total yet.
 *
 * @throws ServiceError
 */
export async function walletMethods(visit: Visit, total: Money | null): Promise<WalletMethod[]> {
  const payments = walletOf(visit)
  if (!payments) return []
  const methods = await payments.methods({ market: visit.market, amount: total }, visit.signal)
  // Google Pay needs its script in every browser; Apple Pay's interface is part of Safari.
  const scripts = scriptsOfMarket(visit.configuration, visit.market)
  return methods.filter(({ kind }) => kind === 'apple' || scripts['google-pay'] !== undefined)
}
