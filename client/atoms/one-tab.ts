import { apiDeadlineMs } from '../api/call-api.ts'
import { type Access, inTurn } from './in-turn.ts'
import { leavingAtom } from './leaving.ts'
import { pageServices } from './services.ts'

/** Runs in its turn, and in one tab at a time, what may make or empty the bag. */
export function inTurnAlone<Value>(access: Access, task: () => Promise<Value>): Promise<Value> {
  return inTurn(access, () => inOneTab(access, 'bag', task))
}

/**
 * Runs what replaces the cookie that keeps the bag's id, or its codes, while no other tab of this browser does: the
 * last answer's cookie is the one that stays. A tab that does not come to an end loses the lock when its call would
 * have; without locks, and on a page that is left, nothing is waited for.
 */
export async function inOneTab<Value>(
  { get, set }: Access,
  kept: 'bag' | 'codes',
  task: () => Promise<Value>,
): Promise<Value> {
  const { locks } = pageServices(get)
  if (!locks) return task()
  let run: Promise<Value> | undefined
  const start = () => (run ??= task())
  const hold = (options: LockOptions) => locks.request(`sv-${kept}`, options, start)
  const held = hold({ signal: AbortSignal.timeout(apiDeadlineMs) }).catch(() => run ?? hold({ steal: true }))
  // Whatever became of the lock, what is wanted is done; its own failure is raised here.
  await Promise.race([held, set(leavingAtom)]).catch(() => undefined)
  return start()
}
