import { env } from 'cloudflare:workers'
import { createBigCommerceApi } from '../adapters/bigcommerce/api/api.ts'
import { createServices } from '../adapters/services.ts'
import { parseConfiguration } from '../configuration/configuration.ts'
import type { Env } from '../configuration/env.ts'
import { isolate, neverMs } from './isolate.ts'
import { present, recordedLog } from './recorded-fetch.ts'

/** The configured services (in tests the sandbox, which has all of them), and the commerce platform's raw API. */
export function sandboxServices() {
  const bindings = env as unknown as Env
  const configuration = parseConfiguration(bindings)
  const { log, lines } = recordedLog()
  const ports = createServices({
    configuration,
    env: bindings,
    log,
    waitUntil: () => {},
    caches: isolate.caches,
    upstream: { timeoutMs: neverMs },
  })
  const api = createBigCommerceApi({
    configuration: configuration.bigCommerce,
    fetch: (input, init) => fetch(input, init),
    log,
    timeoutMs: neverMs,
  })
  const services = {
    ...ports,
    badges: present(ports.badges, 'badges'),
    marketing: present(ports.marketing, 'marketing'),
  }
  return { services, api, configuration, lines }
}
