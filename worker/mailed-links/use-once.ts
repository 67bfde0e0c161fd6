import type { Visit } from '../context/visit.ts'
import { awaitAtMost } from '../lib/await-at-most.ts'
import type { MailedLinkPort } from '../ports/mailed-link-port.ts'
import { ServiceError } from '#shared/errors.ts'

/** What can be used once, until then, in epoch milliseconds. */
type Usable = { id: string; until: number }

/** `not-done`: the work had no effect, so the link can be used again. `busy`: another caller is at it. */
export type UseOutcome = 'done' | 'not-done' | 'used' | 'busy'

const endMs = 1000

/** True for the first caller that names the id, until then. @throws ServiceError if that cannot be found out */
export async function useOnce(visit: Visit, { id, until }: Usable): Promise<boolean> {
  return objectOf(visit, id).use({ until }).catch(throwFailure)
}

/**
 * Does the work for one caller at a time, until it was done once. `work` resolves with false if it had no effect. If it
 * fails, the id can be used again.
 *
 * @throws ServiceError if it cannot be found out whether the id was used, and what the work throws
 */
export async function useWhenDone(
  visit: Visit,
  { id, until }: Usable,
  work: () => Promise<boolean>,
): Promise<UseOutcome> {
  const object = objectOf(visit, id)
  const claimed = await object.claim({ until }).catch(throwFailure)
  if (claimed.status !== 'claimed') return claimed.status
  const working = workWith(visit, claimed.claim)
  // Also if the browser has gone, so that its next press does not find the link claimed.
  visit.later(working.catch(() => undefined))
  return working

  async function workWith({ log }: Visit, claim: string): Promise<UseOutcome> {
    let isDone = false
    try {
      isDone = await work()
    } finally {
      const ended = isDone ? object.use({ until }) : object.release({ claim })
      // A claim that cannot be ended expires.
      const settled = ended.then(() => undefined, log.fallback('link-claim', undefined))
      await awaitAtMost(settled, endMs, undefined)
    }
    return isDone ? 'done' : 'not-done'
  }
}

function objectOf({ env: { MAILED_LINKS } }: Visit, id: string): MailedLinkPort {
  return MAILED_LINKS.get(MAILED_LINKS.idFromName(id))
}

function throwFailure(cause: unknown): never {
  throw new ServiceError('sessions', 'unavailable', { message: 'sessions: the object of a mailed link failed', cause })
}
