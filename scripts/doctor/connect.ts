import { createAmplienceContent } from '#worker/adapters/amplience/content/content.ts'
import { createBigCommerceApi, type BigCommerceApi } from '#worker/adapters/bigcommerce/api/api.ts'
import { createIsolateCaches } from '#worker/adapters/isolate-caches.ts'
import { createServices } from '#worker/adapters/services.ts'
import type { Configuration } from '#worker/configuration/configuration.ts'
import type { Env } from '#worker/configuration/env.ts'
import type { OwnSettings } from '#worker/configuration/own-settings.ts'
import { createLog } from '#worker/lib/log.ts'
import type { ContentPort } from '#worker/ports/content-port.ts'
import type { Ports } from '#worker/ports/ports.ts'
import { type CallOptions, createCall } from '#worker/upstream/call.ts'
import type { CircuitBreakers } from '#worker/upstream/circuit-breaker.ts'

const timeoutMs = 10_000

/** The Worker's own adapters, without its caches in KV. `api` and `content` read what has no port or is cached. */
export type Connection = {
  configuration: Configuration
  ports: Ports
  api: BigCommerceApi
  content: ContentPort
  fetch: (input: string, init: RequestInit) => Promise<Response>
}

/** How the doctor calls. `retryDelayMs` is a test's replacement for the pause of a retry. */
export type Upstream = Pick<Connection, 'fetch'> & Pick<CallOptions, 'retryDelayMs'>

const log = createLog('none')
// A breaker that opens would hide the results of later checks.
const neverOpen: CircuitBreakers = {
  of: () => ({ admit: () => 0, record: () => false, abandon: () => undefined, recordQuota: () => undefined }),
}
const noCopies = { get: async () => null, put: async () => undefined, delete: async () => undefined }

/** `own` has the settings of the merchant's own systems. */
export function connect(configuration: Configuration, upstream: Upstream, own: OwnSettings = {}): Connection {
  const { fetch } = upstream
  const options = { ...upstream, timeoutMs, log }
  return {
    configuration,
    fetch,
    ports: createServices({
      configuration,
      env: { ...own, CONTENT: noCopies, SESSIONS: noCopies } as unknown as Env,
      log,
      waitUntil: () => undefined,
      upstream,
      caches: { ...createIsolateCaches(), circuitBreakers: neverOpen },
    }),
    api: createBigCommerceApi({ configuration: configuration.bigCommerce, ...options }),
    content: createAmplienceContent({
      configuration: configuration.content,
      mediaOrigins: configuration.media.origins,
      log,
      call: createCall({ service: 'content', ...options }),
    }),
  }
}
