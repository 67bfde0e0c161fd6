import type { Configuration } from '../configuration/configuration.ts'
import type { OwnSettings } from '../configuration/own-settings.ts'
import type { Ports } from '../ports/ports.ts'
import type { Call } from '../upstream/call.ts'
import type { ServiceName } from '#shared/errors.ts'

/**
 * What a merchant's port may use. `env` has the settings whose names begin with `OWN_`. `callOf` calls a service with
 * timeout, retry and circuit breaker; the merchant's own is `own`.
 */
export type OwnParts = {
  configuration: Configuration
  env: OwnSettings
  callOf(service: ServiceName, timeoutMs: number, headers?: Record<string, string>): Call
}

/**
 * The place for a merchant's own systems: the ports of the shop, with some of them replaced or wrapped. Updates do not
 * touch this folder (docs/updates.md has examples: stock of an ERP, purchases to a CRM).
 */
export function ownPorts(ports: Ports, _parts: OwnParts): Ports {
  return ports
}
