import { atom } from './jotai.ts'
import { pageServices } from './services.ts'

const nextAtom = atom<Promise<void> | null>(null)

/**
 * Resolves when the page is left or put away: what waits then would not be done any more. A page that comes back has a
 * new one.
 */
export const leavingAtom = atom(null, (get, set): Promise<void> => {
  const known = get(nextAtom)
  if (known) return known
  const leaving = new Promise<void>((resolve) => {
    pageServices(get).onLeave(() => {
      set(nextAtom, null)
      resolve()
    })
  })
  set(nextAtom, leaving)
  return leaving
})
