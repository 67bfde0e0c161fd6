import { atom, type Getter, type Setter } from './jotai.ts'

export type Access = { get: Getter; set: Setter }

/**
 * A line of tasks: each runs when all earlier ones of the same line have ended. Every answer carries the whole of what it
 * changes, so answers that overtake each other would bring back what a later change has replaced.
 */
export function createTurns() {
  const tailAtom = atom<Promise<unknown>>(Promise.resolve())
  return function inTurn<Value>({ get, set }: Access, task: () => Promise<Value>): Promise<Value> {
    const turn = get(tailAtom).then(task)
    set(
      tailAtom,
      turn.catch(() => undefined),
    )
    return turn
  }
}

/** What asks for the cart, or changes it. */
export const inTurn = createTurns()
