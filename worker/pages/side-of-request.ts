import type { Context } from 'hono'
import { featuresOf } from '../configuration/features.ts'
import type { AppEnv } from '../context/app-env.ts'
import { type Side, sideOf } from '#shared/paths.ts'

/** The side of the response: it decides which third-party scripts may run on it. */
export function sideOfRequest(c: Context<AppEnv>): Side {
  const { configuration, market } = c.get('visit')
  const row = c.get('row')
  const hasWallet = market !== undefined && featuresOf(configuration, market).hasExpressWallet
  return sideOf(row, { hasWallet })
}
