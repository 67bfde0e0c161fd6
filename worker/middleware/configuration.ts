import type { Context } from 'hono'
import { ConfigurationError, parseConfiguration, refuseForeignRequest } from '../configuration/configuration.ts'
import { releaseOf } from '../configuration/release.ts'
import type { AppEnv } from '../context/app-env.ts'
import { urlOf } from '../http/url-of.ts'
import { createLog } from '../lib/log.ts'
import { requestFacts } from '../telemetry/telemetry.ts'
import { endpoints } from '#shared/routes.ts'

const reported = new WeakSet<object>()

/**
 * Puts the configuration on the context. With a wrong or missing setting every request fails. The names of such
 * settings are logged once for the bindings, and `/health/ready` shows them. No value is shown, because it may be part
 * of a secret.
 */
export function readConfiguration(c: Context<AppEnv>): Response | undefined {
  try {
    const parsed = parseConfiguration(c.env)
    refuseForeignRequest(c.env, urlOf(c.req.raw))
    c.set('configuration', parsed)
    return undefined
  } catch (cause) {
    if (!(cause instanceof ConfigurationError)) throw cause
    const { settings } = cause
    if (!reported.has(c.env)) {
      reported.add(c.env)
      const { version, market } = requestFacts(c.req.raw, c.env, c.get('row'))
      createLog('error', () => ({ version, market, route: c.req.path })).error('not-configured', cause, { settings })
    }
    if (c.req.path !== endpoints.readiness.path) throw cause
    return c.json({ status: 'not-configured', ...releaseOf(c.env), settings }, 503)
  }
}
