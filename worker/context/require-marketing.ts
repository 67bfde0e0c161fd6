import type { Services } from './bind-services.ts'
import type { Visit } from './visit.ts'
import { NotFoundError } from '#shared/errors.ts'

/** The e-mail marketing of the shop. @throws NotFoundError if it has none */
export function requireMarketing(visit: Visit): NonNullable<Services['marketing']> {
  const { marketing } = visit.services
  if (!marketing) throw new NotFoundError('The shop has no e-mail marketing.')
  return marketing
}
