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

export type NotificationAction = { label: string; run: () => void }

/** A refusal of an addition is announced politely (D-52), an error at once. */
export type NotificationKind = 'status' | 'refusal' | 'error'

export type Notification = {
  id: number
  kind: NotificationKind
  text: string
  /** Stays until dismissed. Errors and refusals always do. */
  isPersistent: boolean
  action: NotificationAction | null
  dismiss: () => void
}

export const notificationsAtom = atom<Notification[]>([])

/** The name of an island that is needed now. The boot script hydrates it. */
export const requestedIslandAtom = atom<string | null>(null)
