import { ApiError } from '../api/call-api.ts'
import {
  cartFailureText,
  isCartUncertainAtom,
  requireCart,
  rereadCartAtom,
  runCartOperation,
} from './cart-operation.ts'
import { inTurn } from './cart-queue.ts'
import { isCartChangingAtom, loadedCartAtom } from './cart-state.ts'
import { commerceAtom } from './commerce.ts'
import { atom } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { isSyncingAtom } from './promotions-state.ts'
import { quantityFact, recorderAtom } from './recorder.ts'
import { pageServices } from './services.ts'
import { cartAtom } from './shown-cart.ts'
import * as messages from '#shared/messages/shop.ts'

const quantityDebounceMs = 500

type Timers = Map<string, ReturnType<typeof setTimeout>>
type LineQuantity = { lineId: string; quantity: number }

/** Unconfirmed changes by line id. The identity of an entry distinguishes newer from older changes. */
const pendingAtom = atom<ReadonlyMap<string, LineQuantity>>(new Map<string, LineQuantity>())
/** The changes whose request was sent. */
const sentChanges = new WeakSet<LineQuantity>()
const timersAtom = atom<Timers | null>(null)

export const hasPendingQuantitiesAtom = atom((get) => get(pendingAtom).size > 0)

/** Ids of lines whose removal is unconfirmed. Responses to earlier requests must not show them again. */
export const removedLinesAtom = atom<ReadonlySet<string>>(new Set<string>())

/** True while any change of the cart is being sent or priced. Totals are marked, and wallets wait. */
export const isCartPendingAtom = atom(
  (get) => get(hasPendingQuantitiesAtom) || get(isCartChangingAtom) || get(isSyncingAtom),
)

/** The cart's lines as the shopper sees them: with pending quantities and without lines that are being removed. */
export const cartLinesAtom = atom((get) => {
  const pending = get(pendingAtom)
  const removed = get(removedLinesAtom)
  const remaining = get(cartAtom).lineItems.filter((line) => !removed.has(line.id))
  return remaining.map((line) => {
    const change = pending.get(line.id)
    return change ? { ...line, quantity: change.quantity } : line
  })
})

/** Shows the new quantity at once and sends it half a second after the line's last change. */
export const updateQuantityAtom = atom(null, (get, set, { lineId, quantity }: LineQuantity): void => {
  const change: LineQuantity = { lineId, quantity: Math.max(1, Math.trunc(quantity) || 1) }
  const timers = get(timersAtom) ?? set(startTimersAtom)
  clearTimeout(timers.get(lineId))
  set(pendingAtom, (pending) => new Map(pending).set(lineId, change))
  timers.set(
    lineId,
    setTimeout(() => void set(sendQuantityAtom, { change, isLeaving: false }), quantityDebounceMs),
  )
})

/** Drops a line's pending change, because the line will be removed. */
export const dropQuantityAtom = atom(null, (get, set, lineId: string) => {
  stopTimer(get(timersAtom), lineId)
  set(pendingAtom, (pending) => without(pending, lineId))
})

/**
 * Sends all pending changes now. Resolves with true if all were accepted. With `isLeaving` the queue is skipped,
 * because the page may unload before its turn.
 */
export const flushQuantitiesAtom = atom(
  null,
  async (get, set, { isLeaving }: { isLeaving: boolean } = { isLeaving: false }) => {
    const changes = [...get(pendingAtom).values()].filter((change) => !sentChanges.has(change))
    const accepted = await Promise.all(changes.map((change) => set(sendQuantityAtom, { change, isLeaving })))
    // Changes that skipped the queue may finish out of order, and a page may return from the back/forward cache.
    if (isLeaving && changes.length > 0) await set(rereadCartAtom)
    if (!isLeaving) await inTurn({ get, set }, async () => undefined)
    return accepted.every(Boolean)
  },
)

const sendQuantityAtom = atom(
  null,
  async (get, set, { change, isLeaving }: { change: LineQuantity; isLeaving: boolean }) => {
    const { lineId, quantity } = change
    const isCurrent = () => get(pendingAtom).get(lineId) === change
    if (isCurrent()) stopTimer(get(timersAtom), lineId)
    const send = async () => {
      if (!isCurrent() || sentChanges.has(change)) return
      requireCart(get, messages.bag.noCartToUpdate)
      const line = get(cartAtom).lineItems.find((item) => item.id === lineId)
      if (!line) return
      const isEqual = line.quantity === quantity
      // A change whose result is unknown, or is still awaited by a page that is being left, may have changed the line.
      if (isEqual && !isLeaving && !get(isCartUncertainAtom)) return
      sentChanges.add(change)
      set(loadedCartAtom, await get(commerceAtom).updateLine({ lineId, productId: line.productId, quantity }))
      if (!isEqual) get(recorderAtom).record(quantityFact(line, quantity, get(cartAtom)))
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
      // A repeat would be refused again.
      if (!(error instanceof ApiError) || error.kind === 'refused') return {}
      return { action: { label: messages.bag.retry, run: () => set(updateQuantityAtom, { lineId, quantity }) } }
    }
  },
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

function without(pending: ReadonlyMap<string, LineQuantity>, lineId: string): ReadonlyMap<string, LineQuantity> {
  const others = new Map(pending)
  others.delete(lineId)
  return others
}
