import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { bindServices } from '../context/bind-services.ts'
import { deferring } from '../lib/log.ts'
import { bareShell, loadShell } from './content/load-shell.ts'
import type { Market } from '#shared/markets.ts'
import type { ShellView } from '#shared/views.ts'

/** The shop's shell, or a bare one if its content does not load in time. */
export function shellWithin(c: Context<AppEnv>, market: Market, ms: number): Promise<ShellView> {
  const { configuration, ports, log } = c.get('visit')
  const services = bindServices(ports, { market, signal: AbortSignal.timeout(ms) })
  return loadShell({ market, services, configuration, defer: deferring(log) }).catch(() =>
    bareShell(market, configuration),
  )
}
