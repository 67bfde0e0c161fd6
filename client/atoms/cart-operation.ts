import * as messages from '../../shared/messages/en.ts'
import { ApiError } from '../api/call-api.ts'
import { type Access, inTurn } from './cart-queue.ts'
import {
  cartAtom,
  cartBusyAtom,
  cartChangeOperations,
  cartChangesAtom,
  cartErrorsAtom,
  type CartOperation,
  commerceAtom,
  loadedCartAtom,
} from './cart-state.ts'
import { atom, type Getter } from './jotai.ts'
import { syncPromotionsAtom } from './promotions.ts'

export type OperationResult<Value> = { status: 'done'; value: Value } | { status: 'failed'; error: Error }

/** Runs a cart operation: keeps it under `cartBusyAtom` meanwhile, and stores and logs its error. Never rejects. */
export async function runCartOperation<Value>(
  { get, set }: Access,
  operation: CartOperation,
  task: () => Promise<Value>,
): Promise<OperationResult<Value>> {
  set(cartBusyAtom, [...get(cartBusyAtom), operation])
  const isChange = cartChangeOperations.has(operation)
  if (isChange) set(cartChangesAtom, (count) => count + 1)
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
    set(cartBusyAtom, (busy) => busy.toSpliced(busy.indexOf(operation), 1))
    if (isChange) {
      set(cartChangesAtom, (count) => count + 1)
      void set(syncPromotionsAtom)
    }
  }
}

/**
 * Reads the bag once more when all that is under way has ended: the Worker alone says what became of it. Its failure
 * says nothing new.
 */
export const rereadCartAtom = atom(null, (get, set) => {
  const waiting = get(rereadAtom)
  if (waiting) return waiting
  const run = inTurn({ get, set }, async () => {
    set(rereadAtom, null)
    set(loadedCartAtom, await get(commerceAtom).cart())
    // The change that failed is told already.
  }).catch(() => undefined)
  set(rereadAtom, run)
  return run
})

const rereadAtom = atom<Promise<void> | null>(null)

/** No answer, or one that cannot be read, is no refusal; and what is not there any more was not there as we thought. */
export function mayHaveBeenDone(error: Error): boolean {
  return error instanceof ApiError && (error.kind !== 'refused' || error.status === 404)
}

/** @throws Error with the message when there is no cart yet. */
export function requireCart(get: Getter, message: string): void {
  if (get(cartAtom).id === null) throw new Error(message)
}

// The Worker has chosen the words of these for the shopper.
const toldProblems = ['invalid-line', 'busy']

/** What a shopper is told of a failed operation. */
export function cartFailureText(error: Error): string {
  if (!(error instanceof ApiError)) return messages.bag.failed
  if (error.is('insufficient-stock')) return messages.bag.exceedsStock
  return toldProblems.some((problem) => error.is(problem)) ? error.message : messages.bag.failed
}
