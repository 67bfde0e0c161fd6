import { atom } from './jotai.ts'

export type PanelName =
  | 'cart'
  | 'wishlist'
  | 'filters'
  | 'added-to-bag'
  | 'menu'
  | 'search'
  | 'locale'
  | 'login'
  | 'newsletter'

/** The open panel: one at a time, so opening the bag closes the menu. */
export const openPanelAtom = atom<PanelName | null>(null)

/** Closes the named panel, and leaves any other open. */
export const closePanelAtom = atom(null, (get, set, name: PanelName) => {
  if (get(openPanelAtom) === name) set(openPanelAtom, null)
})

/** Name of an island that something on the page needs now; the boot script hydrates it. */
export const wantedIslandAtom = atom<string | null>(null)
