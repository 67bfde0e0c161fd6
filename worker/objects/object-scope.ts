import { parseConfiguration } from '../configuration/configuration.ts'
import type { Env } from '../env.ts'
import { createLog } from '../log.ts'
import { createServices } from '../services.ts'

/** Configuration, log and services of a Durable Object, made once for each instance. */
export function createObjectScope(ctx: Pick<DurableObjectState, 'id' | 'waitUntil'>, env: Env) {
  const configuration = parseConfiguration(env)
  const log = createLog(configuration.logLevel, { requestId: ctx.id.toString().slice(0, 16) })
  const services = createServices({ configuration, env, log, waitUntil: (work) => ctx.waitUntil(work) })
  return { configuration, log, services }
}
