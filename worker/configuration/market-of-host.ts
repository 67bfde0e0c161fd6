import * as v from 'valibot'
import type { Env } from './env.ts'
import { settings } from './settings.ts'
import { defaultMarketCode, type Market, markets } from '#shared/markets.ts'

/** The market whose own host the request is made to; `null` at the shop's own address, which has the others. */
export function marketOfHost(request: Request, env: Pick<Env, 'MARKET_HOSTS'>): Market | null {
  if (!env.MARKET_HOSTS) return null
  // A wrong value is reported with the other settings.
  const hosts = v.safeParse(settings.MARKET_HOSTS.schema, env.MARKET_HOSTS)
  if (!hosts.success) return null
  const { host } = new URL(request.url)
  return Object.values(markets).find(({ code }) => code !== defaultMarketCode && hosts.output[code] === host) ?? null
}
