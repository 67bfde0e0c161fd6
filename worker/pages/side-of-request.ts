import type { Context } from 'hono'
import { withoutMarketPrefix } from '../../shared/markets.ts'
import { rowOf, type Side, sideOf } from '../../shared/paths.ts'
import type { AppEnv } from '../app-env.ts'
import { featuresOf } from '../configuration/features.ts'

/** On which side of the border between the shop and other companies' scripts the answer to the request is. */
export function sideOfRequest(c: Context<AppEnv>): Side {
  const { configuration, market } = c.var
  const hasWallet = Boolean(market && featuresOf(configuration, market).expressWalletScript)
  return sideOf(rowOf(withoutMarketPrefix(c.req.path), c.req.method), { hasWallet })
}
