import { useSyncExternalStore } from 'react'
import type { Atom } from '../atoms/jotai.ts'
import { useAtomValue } from '../atoms/react.ts'

/**
 * An atom's value in an island, which is the server's value while the island hydrates: the store may know the visitor
 * already, and the markup does not. `serverValue` must be the same object at every call.
 */
export function useVisitorValue<Value>(atom: Atom<Value>, serverValue: Value): Value {
  return useAtomValue(atom, () => serverValue)
}

/** Whether the island is hydrated: no on the server and at the first render, yes from then on. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges(): () => void {
  return () => undefined
}
