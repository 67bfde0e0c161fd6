import { ApiError } from '../api/call-api.ts'
import { type StoreAccess, inTurn } from './cart-queue.ts'
import {
  cartBusyAtom,
  cartChangeOperations,
  cartChangesAtom,
  cartErrorsAtom,
  type CartOperation,
  loadedCartAtom,
} from './cart-state.ts'
import { commerceAtom } from './commerce.ts'
import { atom, type Getter } from './jotai.ts'
import { dismissNotificationAtom, notifyAtom } from './notifications.ts'
import { syncPromotionsAtom } from './promotions.ts'
import { cartAtom } from './shown-cart.ts'
import * as messages from '#shared/messages/shop.ts'

export type OperationResult<Value> = { status: 'done'; value: Value } | { status: 'failed'; error: Error }

const slowAfterMs = 4000

/**
 * Runs a cart operation and lists it in `cartBusyAtom` while it runs. Says so if a change takes long. Stores and logs
 * an error. Never rejects.
 */
export async function runCartOperation<Value>(
  { get, set }: StoreAccess,
  operation: CartOperation,
  task: () => Promise<Value>,
): Promise<OperationResult<Value>> {
  set(cartBusyAtom, [...get(cartBusyAtom), operation])
  const isChange = cartChangeOperations.has(operation)
  if (isChange) set(cartChangesAtom, (count) => count + 1)
  const endWait = isChange ? set(sayWaitAtom) : () => undefined
  try {
    const value = await task()
    set(cartErrorsAtom, ({ [operation]: _cleared, ...others }) => others)
    return { status: 'done', value }
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    set(cartErrorsAtom, (errors) => ({ ...errors, [operation]: error }))
    console.error(`cart ${operation}:`, error)
    if (isChange && mayHaveBeenDone(error)) void set(rereadCartAtom)
    return { status: 'failed', error }
  } finally {
    endWait()
    set(cartBusyAtom, (busy) => busy.toSpliced(busy.indexOf(operation), 1))
    if (isChange) {
      set(cartChangesAtom, (count) => count + 1)
      void set(syncPromotionsAtom)
    }
  }
}

/** Shows a message if the change takes long. The returned function ends the wait and removes the message. */
const sayWaitAtom = atom(null, (_get, set) => {
  let shown: number | undefined
  const timer = setTimeout(() => {
    shown = set(notifyAtom, { kind: 'status', text: messages.bag.slow, isPersistent: true })
  }, slowAfterMs)
  return () => {
    clearTimeout(timer)
    if (shown !== undefined) set(dismissNotificationAtom, shown)
  }
})

/**
 * Reads the cart again once all running operations have ended, because only the Worker knows their result. A failure of
 * this read is not reported again.
 */
export const rereadCartAtom = atom(null, (get, set) => {
  const waiting = get(rereadAtom)
  if (waiting) return waiting
  const run = inTurn({ get, set }, async () => {
    set(rereadAtom, null)
    set(loadedCartAtom, await get(commerceAtom).cart())
    // The failed change was reported already.
  }).catch(() => undefined)
  set(rereadAtom, run)
  return run
})

const rereadAtom = atom<Promise<void> | null>(null)

/** True while the result of a change is unknown: the loaded cart may differ from the Worker's. */
export const isCartUncertainAtom = atom((get) => get(rereadAtom) !== null)

/** A lost or unreadable response does not mean a refusal. A 404 means that the cart differs from the one shown. */
export function mayHaveBeenDone(error: Error): boolean {
  return error instanceof ApiError && (error.kind !== 'refused' || error.status === 404)
}

/** @throws Error with the message if there is no cart yet */
export function requireCart(get: Getter, message: string): void {
  if (get(cartAtom).id === null) throw new Error(message)
}

// For these the Worker has written the shopper's message.
const problemsWithMessage = ['invalid-line', 'busy']

/** The shopper's message for a failed operation. */
export function cartFailureText(error: Error): string {
  if (!(error instanceof ApiError)) return messages.bag.failed
  if (error.kind === 'network') return messages.bag.offline
  if (error.kind === 'timeout') return messages.bag.noResponse
  if (error.is('insufficient-stock')) return messages.bag.exceedsStock
  return problemsWithMessage.some((problem) => error.is(problem)) ? error.message : messages.bag.failed
}
