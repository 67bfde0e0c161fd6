import type { Context } from 'hono'
import { deferring } from '../lib/log.ts'
import type { AppEnv } from './app-env.ts'
import type { PublicServices } from './bind-services.ts'
import type { PageContext } from './public-context.ts'

/** All that a part of a public response may depend on. */
export type PartContext = Pick<PageContext, 'market' | 'services' | 'configuration' | 'log' | 'defer'>

export type ContextOptions = {
  /** By default those of the request, which end with it. */
  services?: PublicServices
  /** Runs if a deferred part fails. */
  onFailure?: () => void
}

/** The context of the parts of a response. A deferred part may fail without failing the response. */
export function contextOf(
  c: Context<AppEnv>,
  { services = c.var.services, onFailure }: ContextOptions = {},
): PartContext {
  const { market, configuration, log } = c.var
  return { market, services, configuration, log, defer: deferring(log, onFailure) }
}
