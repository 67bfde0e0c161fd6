import { atom, type Getter, type Setter } from './jotai.ts'

export type Access = { get: Getter; set: Setter }

const tailAtom = atom<Promise<unknown>>(Promise.resolve())

/**
 * Runs a task when all earlier ones have ended. Every answer carries the whole cart,
 * so answers that overtake each other would bring back what a later change has replaced.
 */
export function inTurn<Value>({ get, set }: Access, task: () => Promise<Value>): Promise<Value> {
  const turn = get(tailAtom).then(task)
  set(
    tailAtom,
    turn.catch(() => undefined),
  )
  return turn
}
