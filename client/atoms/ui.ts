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

/** The open panel. At most one is open, so opening the cart closes the menu. */
export const openPanelAtom = atom<PanelName | null>(null)

/** Closes the named panel and leaves any other panel open. */
export const closePanelAtom = atom(null, (get, set, name: PanelName) => {
  if (get(openPanelAtom) === name) set(openPanelAtom, null)
})

/** The name of an island that is needed now. The boot script hydrates it. */
export const requestedIslandAtom = atom<string | null>(null)
