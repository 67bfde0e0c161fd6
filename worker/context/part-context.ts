import { deferring } from '../lib/log.ts'
import type { PublicServices } from './bind-services.ts'
import type { PageContext } from './public-context.ts'
import type { Visit } from './visit.ts'

/** All that a part of a public response may depend on. */
export type PartContext = Pick<PageContext, 'market' | 'services' | 'configuration' | 'log' | 'defer'>

export type ContextOptions = {
  /** By default those of the request, which end with it. */
  services?: PublicServices
  /** Runs if a deferred part fails. */
  onFailure?: () => void
}

/** The context of the parts of a response. A deferred part may fail without failing the response. */
export function contextOf(visit: Visit, { services = visit.services, onFailure }: ContextOptions = {}): PartContext {
  const { market, configuration, log } = visit
  return { market, services, configuration, log, defer: deferring(log, onFailure) }
}
