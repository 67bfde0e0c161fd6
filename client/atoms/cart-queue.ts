import { apiTimeoutMs } from '../api/call-api.ts'
import { atom, type Getter, type Setter } from './jotai.ts'
import { pageServices } from './services.ts'
import { createTaskQueue } from '#shared/task-queue.ts'

/*
 * The cart queue decides when a task that reads or changes the cart may run. Each response carries the whole cart, so
 * a response that overtakes a later one would bring an old cart back: tasks of one page therefore run one at a time, in
 * the order in which they were requested. Tasks that may make or empty the cart also replace its cookie, which all tabs
 * share, so they hold a lock of the browser as well. A page that is being left would never run a waiting task, so from
 * then on no task waits.
 *
 *   quantity ──┐                          ┌─ inOneTab('bag') ─┐
 *   add ───────┤  inTurn: this page's     │  the lock that    │
 *   remove ────┼─ queue, one at a time ───┤  all tabs share   ├──→ Worker
 *   load ──────┘                          └─ (add, remove, …) ┘
 *                        ↑                          ↑
 *                        └────── page is left ──────┘  no task waits any more
 */

export type StoreAccess = { get: Getter; set: Setter }

/** A queue of each page. When the page is being left, its tasks no longer wait. */
export function createPageQueue() {
  const queueAtom = atom(createTaskQueue)
  return <Value>({ get, set }: StoreAccess, task: () => Promise<Value>): Promise<Value> =>
    get(queueAtom)(task, set(leavingAtom))
}

/** The queue of tasks that read or change the cart. */
export const inTurn = createPageQueue()

/** Runs a task that may make or empty the cart: in its turn, and in one tab at a time. */
export function inTurnInOneTab<Value>(access: StoreAccess, task: () => Promise<Value>): Promise<Value> {
  return inTurn(access, () => inOneTab(access, 'bag', task))
}

/**
 * Runs a task that replaces the cookie of the cart's id (`bag`) or of its coupon codes, while no other tab of this
 * browser runs one: the cookie of the last response stays. A tab whose task does not end loses the lock after the
 * timeout of an API call. Without locks, and on a page that is being left, the task runs at once.
 */
export async function inOneTab<Value>(
  { get, set }: StoreAccess,
  cookie: 'bag' | 'codes',
  task: () => Promise<Value>,
): Promise<Value> {
  const { locks } = pageServices(get)
  if (!locks) return task()
  let run: Promise<Value> | undefined
  const start = () => (run ??= task())
  const requestLock = (options: LockOptions) => locks.request(`sv-${cookie}`, options, start)
  const locked = requestLock({ signal: AbortSignal.timeout(apiTimeoutMs) }).catch(
    () => run ?? requestLock({ steal: true }),
  )
  // The task runs even where the lock fails; an error of the task itself is thrown here.
  await Promise.race([locked, set(leavingAtom)]).catch(() => undefined)
  return start()
}

const nextLeaveAtom = atom<Promise<void> | null>(null)

/** Resolves when the page is left or put into the back/forward cache. A page that comes back gets a new promise. */
const leavingAtom = atom(null, (get, set): Promise<void> => {
  const current = get(nextLeaveAtom)
  if (current) return current
  const leaving = new Promise<void>((resolve) => {
    pageServices(get).onLeave(() => {
      set(nextLeaveAtom, null)
      resolve()
    })
  })
  set(nextLeaveAtom, leaving)
  return leaving
})
