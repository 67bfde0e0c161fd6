import type { Visit } from '../context/visit.ts'
import { ServiceError } from '#shared/errors.ts'

/** True for the first caller that names the id, until then. @throws ServiceError if that cannot be found out */
export async function useOnce({ env }: Visit, { id, until }: { id: string; until: number }): Promise<boolean> {
  const { MAILED_LINKS } = env
  try {
    return await MAILED_LINKS.get(MAILED_LINKS.idFromName(id)).use({ until })
  } catch (cause) {
    throw new ServiceError('sessions', 'unavailable', {
      message: 'sessions: the object of a mailed link failed',
      cause,
    })
  }
}
