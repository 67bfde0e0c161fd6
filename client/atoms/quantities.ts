import * as messages from '../../shared/messages/en.ts'
import { ApiError } from '../api/call-api.ts'
import { cartFailureText, requireCart, rereadCartAtom, runCartOperation } from './cart-operation.ts'
import { inTurn } from './cart-queue.ts'
import { cartAtom, isCartChangingAtom, commerceAtom, loadedCartAtom } from './cart-state.ts'
import { atom } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { pageServices } from './services.ts'

export const quantityDebounceMs = 500

type Timers = Map<string, ReturnType<typeof setTimeout>>
type PendingQuantity = { lineId: string; quantity: number; isSent: boolean }

/** Changes that the Worker has not confirmed, by line id. An entry's identity tells a newer change from an older one. */
const pendingAtom = atom<ReadonlyMap<string, PendingQuantity>>(new Map<string, PendingQuantity>())
const timersAtom = atom<Timers | null>(null)

export const hasPendingQuantitiesAtom = atom((get) => get(pendingAtom).size > 0)

/** Lines whose removal the Worker has not confirmed, by id: no answer that was asked for earlier brings them back. */
export const removedLinesAtom = atom<ReadonlySet<string>>(new Set<string>())

/** Whether anything of the bag is on its way to the Worker: its totals are marked, and the checkout waits. */
export const isCartPendingAtom = atom((get) => get(hasPendingQuantitiesAtom) || get(isCartChangingAtom))

/** The cart's lines as the shopper sees them: with the quantities that are still on their way, without those that leave. */
export const cartLinesAtom = atom((get) => {
  const pending = get(pendingAtom)
  const leaving = get(removedLinesAtom)
  const staying = get(cartAtom).lineItems.filter((line) => !leaving.has(line.id))
  return staying.map((line) => {
    const change = pending.get(line.id)
    return change ? { ...line, quantity: change.quantity } : line
  })
})

/** Shows the new quantity at once and sends it when its line has been left alone for half a second. */
export const updateQuantityAtom = atom(null, (get, set, { lineId, quantity }: { lineId: string; quantity: number }) => {
  const change: PendingQuantity = { lineId, quantity: Math.max(1, Math.trunc(quantity) || 1), isSent: false }
  const timers = get(timersAtom) ?? set(startTimersAtom)
  clearTimeout(timers.get(lineId))
  set(pendingAtom, (pending) => new Map(pending).set(lineId, change))
  timers.set(
    lineId,
    setTimeout(() => void set(sendQuantityAtom, { change, isLeaving: false }), quantityDebounceMs),
  )
})

/** Forgets a line's change, for a line that is to be removed. */
export const dropQuantityAtom = atom(null, (get, set, lineId: string) => {
  stopTimer(get(timersAtom), lineId)
  set(pendingAtom, (pending) => without(pending, lineId))
})

/**
 * Sends all that is pending now and answers whether all of it was taken. On `isLeaving` nothing waits its turn, since
 * the page may not live to see it.
 */
export const flushQuantitiesAtom = atom(
  null,
  async (get, set, { isLeaving }: { isLeaving: boolean } = { isLeaving: false }) => {
    const changes = [...get(pendingAtom).values()].filter((change) => !change.isSent)
    const isTaken = await Promise.all(changes.map((change) => set(sendQuantityAtom, { change, isLeaving })))
    // What did not wait its turn may have been answered out of turn; a page that is put away may come back.
    if (isLeaving && changes.length > 0) await set(rereadCartAtom)
    if (!isLeaving) await inTurn({ get, set }, async () => undefined)
    return isTaken.every(Boolean)
  },
)

const sendQuantityAtom = atom(
  null,
  async (get, set, { change, isLeaving }: { change: PendingQuantity; isLeaving: boolean }) => {
    const { lineId, quantity } = change
    const isCurrent = () => get(pendingAtom).get(lineId) === change
    if (isCurrent()) stopTimer(get(timersAtom), lineId)
    const send = async () => {
      if (!isCurrent() || change.isSent) return
      requireCart(get, messages.bag.noCartToUpdate)
      const line = get(cartAtom).lineItems.find((item) => item.id === lineId)
      if (!line || line.quantity === quantity) return
      change.isSent = true
      set(loadedCartAtom, await get(commerceAtom).updateLine({ lineId, productId: line.productId, quantity }))
    }
    const result = await runCartOperation({ get, set }, 'updateItemQty', () =>
      isLeaving ? send() : inTurn({ get, set }, send),
    )
    const isLatest = isCurrent()
    if (isLatest) set(pendingAtom, (pending) => without(pending, lineId))
    if (result.status === 'done') return true
    if (isLatest) set(notifyAtom, { kind: 'error', text: cartFailureText(result.error), ...retryOf(result.error) })
    return false

    function retryOf(error: Error) {
      // A refusal would be the same again.
      if (!(error instanceof ApiError) || error.kind === 'refused') return {}
      return { action: { label: messages.bag.retry, run: () => set(repeatUpdateAtom, { lineId, quantity }) } }
    }
  },
)

// An atom may not write itself.
const repeatUpdateAtom = atom(null, (_get, set, change: { lineId: string; quantity: number }) =>
  set(updateQuantityAtom, change),
)

const startTimersAtom = atom(null, (get, set) => {
  const timers: Timers = new Map()
  set(timersAtom, timers)
  const { onLeave, onHide } = pageServices(get)
  onLeave(() => void set(flushQuantitiesAtom, { isLeaving: true }))
  onHide?.(() => void set(flushQuantitiesAtom))
  return timers
})

function stopTimer(timers: Timers | null, lineId: string): void {
  clearTimeout(timers?.get(lineId))
  timers?.delete(lineId)
}

function without(pending: ReadonlyMap<string, PendingQuantity>, lineId: string): ReadonlyMap<string, PendingQuantity> {
  const rest = new Map(pending)
  rest.delete(lineId)
  return rest
}
