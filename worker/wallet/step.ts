import type { Attempt, AttemptEvent } from './attempt-state.ts'
import { advance } from './attempt.ts'
import type { Till } from './till.ts'

/** Applies an event and stores the attempt. */
export async function step(till: Pick<Till, 'save'>, attempt: Attempt, event: AttemptEvent): Promise<Attempt> {
  const next = advance(attempt, event)
  await till.save(next)
  return next
}
