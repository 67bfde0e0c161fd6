import { Provider, useStore } from 'jotai/react'
import { useCallback, useSyncExternalStore } from 'react'
import type { Atom, WritableAtom } from './jotai.ts'

export { Provider, useStore }

// The library's own hooks also suspend on promises, which no atom here holds: these are the same for plain values,
// without
// the bytes for that.

/**
 * The atom's value, now and whenever it changes. On the server and while hydrating it is what `serverValue` gives, if
 * that is given.
 */
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
