import type { Context } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { Services } from './bind-services.ts'
import { NotFoundError } from '#shared/errors.ts'

/** The e-mail marketing of the shop. @throws NotFoundError if it has none */
export function requireMarketing(c: Context<AppEnv>): NonNullable<Services['marketing']> {
  const { marketing } = c.var.services
  if (!marketing) throw new NotFoundError('The shop has no e-mail marketing.')
  return marketing
}
