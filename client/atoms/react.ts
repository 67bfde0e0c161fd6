import { Provider, useStore } from 'jotai/react'
import { useCallback, useSyncExternalStore } from 'react'
import type { Atom, WritableAtom } from './jotai.ts'

export { Provider, useStore }

// These hooks support a server snapshot during hydration. They leave out the library's support for promises, which no
// atom here holds.

/** Subscribes to the atom's value. On the server and during hydration the value is `serverValue`, if given. */
export function useAtomValue<Value>(atom: Atom<Value>, serverValue?: () => Value): Value {
  const store = useStore()
  const subscribe = useCallback((notify: () => void) => store.sub(atom, notify), [store, atom])
  const read = () => store.get(atom)
  return useSyncExternalStore(subscribe, read, serverValue ?? read)
}

/** Writes to the atom. The function stays the same while the atom does. */
export function useSetAtom<Args extends unknown[], Result>(
  atom: WritableAtom<unknown, Args, Result>,
): (...args: Args) => Result {
  const store = useStore()
  return useCallback((...args: Args) => store.set(atom, ...args), [store, atom])
}
