import { parseConfiguration } from '../configuration/configuration.ts'
import type { Env } from '../env.ts'
import { createLog } from '../log.ts'
import { releaseOf } from '../release.ts'
import type { CreateServices } from '../services.ts'
import { createTracing } from '../telemetry/tracing.ts'

export type ObjectScope = ReturnType<typeof createObjectScope>

type Options = {
  env: Env
  createServices: CreateServices
  waitUntil: (work: Promise<unknown>) => void
  /** An object outlives requests, so its own calls have an id of their own. */
  requestId: string
}

/** Configuration, log and services of a Durable Object, for work that no request has started. */
export function createObjectScope({ env, createServices, waitUntil, requestId }: Options) {
  const configuration = parseConfiguration(env)
  const log = createLog(configuration.logLevel, { requestId })
  const tracing = createTracing({ attributes: { requestId, version: releaseOf(env).version ?? '' } })
  const services = createServices({ configuration, env, log, waitUntil, tracing, requestId })
  return { configuration, log, services, tracing }
}
