import { atom, type Getter, type Setter } from './jotai.ts'
import { leavingAtom } from './leaving.ts'

export type Access = { get: Getter; set: Setter }

/**
 * A line of tasks: each runs when all earlier ones of the same line have ended. Every answer carries the whole of what
 * it changes, so answers that overtake each other would bring back what a later change has replaced. On a page that is
 * left none waits: it would not run at all.
 */
export function createTurns() {
  const tailAtom = atom<Promise<unknown>>(Promise.resolve())
  return function inTurn<Value>({ get, set }: Access, task: () => Promise<Value>): Promise<Value> {
    const turn = Promise.race([get(tailAtom), set(leavingAtom)]).then(task)
    set(
      tailAtom,
      turn.catch(() => undefined),
    )
    return turn
  }
}

/** What asks for the cart, or changes it. */
export const inTurn = createTurns()
