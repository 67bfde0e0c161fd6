import { atom, type Setter } from './jotai.ts'
import { notificationsAtom, requestedIslandAtom, type Notification, type NotificationKind } from './ui.ts'

const maxNotifications = 3
const dismissAfterMs = 3000

export type NewNotification = {
  kind: NotificationKind
  text: string
  isPersistent?: boolean
  /** `run` gets a setter, because an atom cannot call its own write function to try again. */
  action?: { label: string; run: (set: Setter) => unknown } | undefined
}

type Clock = { lastId: number; isPaused: boolean; timers: Map<number, ReturnType<typeof setTimeout>> }

/** The timers of a store. The object is changed in place, and no atom derives from it. */
const clockAtom = atom((): Clock => ({ lastId: 0, isPaused: false, timers: new Map() }))

/** Shows a notification and returns its id. A text that is already visible is renewed instead of repeated. */
export const notifyAtom = atom(null, (get, set, { kind, text, isPersistent = false, action }: NewNotification) => {
  const clock = get(clockAtom)
  clock.lastId += 1
  const id = clock.lastId
  const added: Notification = {
    id,
    kind,
    text,
    isPersistent: isPersistent || kind !== 'status',
    action: action ? { label: action.label, run: () => void action.run(set) } : null,
    dismiss: () => set(dismissNotificationAtom, id),
  }
  const current = get(notificationsAtom)
  const remaining = makeRoom(current.filter((other) => other.text !== text || other.kind !== kind))
  for (const removed of current.filter((other) => !remaining.includes(other))) stop(clock, removed.id)
  set(notificationsAtom, [...remaining, added])
  set(requestedIslandAtom, 'notifications')
  if (!clock.isPaused) start(clock, added, set)
  return id
})

export const dismissNotificationAtom = atom(null, (get, set, id: number) => {
  stop(get(clockAtom), id)
  set(notificationsAtom, (current) => current.filter((notification) => notification.id !== id))
})

/** While the list is hovered or has focus, no notification disappears. */
export const pauseNotificationsAtom = atom(null, (get, set, isPaused: boolean) => {
  const clock = get(clockAtom)
  if (clock.isPaused === isPaused) return
  clock.isPaused = isPaused
  for (const { id } of get(notificationsAtom)) stop(clock, id)
  if (!isPaused) for (const notification of get(notificationsAtom)) start(clock, notification, set)
})

/** Removes the oldest notification that is not persistent, or the oldest if all are persistent. */
function makeRoom(current: Notification[]): Notification[] {
  if (current.length < maxNotifications) return current
  const removed = current.find((notification) => !notification.isPersistent) ?? current[0]
  return current.filter((notification) => notification !== removed)
}

function start(clock: Clock, { id, isPersistent }: Notification, set: Setter): void {
  if (isPersistent) return
  clock.timers.set(
    id,
    setTimeout(() => set(dismissNotificationAtom, id), dismissAfterMs),
  )
}

function stop(clock: Clock, id: number): void {
  clearTimeout(clock.timers.get(id))
  clock.timers.delete(id)
}
