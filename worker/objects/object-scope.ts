import type { CreateServices } from '../adapters/services.ts'
import { parseConfiguration } from '../configuration/configuration.ts'
import type { Env } from '../configuration/env.ts'
import { releaseOf } from '../configuration/release.ts'
import { createLog } from '../lib/log.ts'
import { createTracing } from '../telemetry/tracing.ts'
import { callFields, reserveOfCall } from './caller.ts'

export type ObjectScope = ReturnType<typeof createObjectScope>

type Options = {
  env: Env
  createServices: CreateServices
  waitUntil: (work: Promise<unknown>) => void
  /** An object outlives requests, so its own calls have an id of their own. */
  requestId: string
}

/** Configuration, log and services of a Durable Object. Log lines name the request that has called it. */
export function createObjectScope({ env, createServices, waitUntil, requestId }: Options) {
  const configuration = parseConfiguration(env)
  const version = releaseOf(env).version ?? ''
  const log = createLog(configuration.logLevel, () => ({ requestId, version, object: requestId, ...callFields() }))
  const tracing = createTracing({ attributes: { requestId, version } })
  const services = createServices({ configuration, env, log, waitUntil, tracing, requestId, reserve: reserveOfCall })
  return { configuration, log, services, tracing }
}
