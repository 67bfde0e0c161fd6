import { parseConfiguration } from '../configuration/configuration.ts'
import type { Env } from '../env.ts'
import { createLog } from '../log.ts'
import { releaseOf } from '../release.ts'
import { createServices } from '../services.ts'
import { createTracing } from '../telemetry/tracing.ts'

/** Configuration, log and services of a Durable Object, made once for each instance. */
export function createObjectScope(ctx: Pick<DurableObjectState, 'id' | 'waitUntil'>, env: Env) {
  const configuration = parseConfiguration(env)
  // An object outlives requests, so its calls have an id of their own.
  const requestId = ctx.id.toString().slice(0, 16)
  const log = createLog(configuration.logLevel, { requestId })
  const tracing = createTracing({ attributes: { requestId, version: releaseOf(env).version ?? '' } })
  const waitUntil = (work: Promise<unknown>) => ctx.waitUntil(work)
  const services = createServices({ configuration, env, log, waitUntil, tracing, requestId })
  return { configuration, log, services, tracing }
}
