import { useSyncExternalStore } from 'react'
import type { Atom } from '../atoms/jotai.ts'
import { useAtomValue } from '../atoms/react.ts'

/**
 * An atom's value in an island. During hydration it is `serverValue`, because the store may know the visitor already
 * while the markup does not. `serverValue` must be the same object at every call.
 */
export function useVisitorValue<Value>(atom: Atom<Value>, serverValue: Value): Value {
  return useAtomValue(atom, () => serverValue)
}

/** True once the island is hydrated; false on the server and at the first render. */
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
