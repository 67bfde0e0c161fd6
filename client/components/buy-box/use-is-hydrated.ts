import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** `false` on the server and while the island hydrates, `true` once it listens. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
