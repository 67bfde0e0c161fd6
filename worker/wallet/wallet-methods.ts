import type { Context } from 'hono'
import { money, type Money } from '../../shared/domain/money.ts'
import type { WalletMethod } from '../../shared/wallet.ts'
import type { AppEnv } from '../app-env.ts'
import { scriptsOfMarket } from '../configuration/third-party-scripts.ts'
import { walletOf } from './attempt-of.ts'

const usualAmount = 5000
const keptMs = 10 * 60_000

type Kept = { until: number; methods: WalletMethod[] }
const kept = new Map<string, Kept>()

/**
 * The wallets that the market, the settings and the payment provider allow. For buttons, without a total, an answer is
 * kept for ten minutes in each isolate; it is the same for every visitor of the market.
 *
 * @throws ServiceError
 */
export async function walletMethods(c: Context<AppEnv>, total: Money | null): Promise<WalletMethod[]> {
  const { market, configuration } = c.var
  const payments = walletOf(c)
  if (!payments) return []
  const name = `${market.code} ${configuration.payments?.url}`
  const known = total === null ? kept.get(name) : undefined
  if (known && known.until > Date.now()) return allowed(c, known.methods)
  const methods = await payments.methods(
    { market, amount: total ?? money(usualAmount, market.currency) },
    c.req.raw.signal,
  )
  if (total === null) kept.set(name, { until: Date.now() + keptMs, methods })
  return allowed(c, methods)
}

/** Google Pay needs its script in every browser; Apple Pay's API is part of Safari. */
function allowed(c: Context<AppEnv>, methods: WalletMethod[]): WalletMethod[] {
  const scripts = scriptsOfMarket(c.var.configuration, c.var.market)
  return methods.filter(({ kind }) => kind === 'apple' || scripts['google-pay'] !== undefined)
}
