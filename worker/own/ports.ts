import type { Configuration } from '../configuration/configuration.ts'
import type { Ports } from '../ports/ports.ts'
import type { Call } from '../upstream/call.ts'
import type { ServiceName } from '#shared/errors.ts'

/** What a merchant's port may use. `callOf` calls a service with timeout, retry and circuit breaker. */
export type OwnParts = {
  configuration: Configuration
  callOf(service: ServiceName, timeoutMs: number, headers?: Record<string, string>): Call
}

/**
 * The place for a merchant's own systems: the ports of the shop, with some of them replaced or wrapped. Updates do not
 * touch this folder (docs/updates.md has examples: stock of an ERP, purchases to a CRM).
 */
export function ownPorts(ports: Ports, _parts: OwnParts): Ports {
  return ports
}
