import * as messages from '../../shared/messages/en.ts'
import { ApiError } from '../runtime/api.ts'
import { cartAtom, cartBusyAtom, cartErrorsAtom, type CartOperation } from './cart-state.ts'
import { atom, type Getter, type Setter } from './jotai.ts'

export type Access = { get: Getter; set: Setter }
export type OperationResult<Value> = { status: 'done'; value: Value } | { status: 'failed'; error: Error }

const tailAtom = atom<Promise<unknown>>(Promise.resolve())

/**
 * Runs a task when all earlier ones have ended. Every answer carries the whole cart,
 * so answers that overtake each other would bring back what a later change has replaced.
 */
export function inTurn<Value>({ get, set }: Access, task: () => Promise<Value>): Promise<Value> {
  const turn = get(tailAtom).then(task)
  set(
    tailAtom,
    turn.catch(() => undefined),
  )
  return turn
}

/** Runs a cart operation: keeps it under `cartBusyAtom` meanwhile, and stores and logs its error [BAG-46]. Never rejects. */
export async function runCartOperation<Value>({ get, set }: Access, operation: CartOperation, task: () => Promise<Value>): Promise<OperationResult<Value>> {
  set(cartBusyAtom, [...get(cartBusyAtom), operation])
  try {
    const value = await task()
    set(cartErrorsAtom, ({ [operation]: _cleared, ...others }) => others)
    return { status: 'done', value }
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause))
    set(cartErrorsAtom, (errors) => ({ ...errors, [operation]: error }))
    console.error(`cart ${operation}:`, error)
    return { status: 'failed', error }
  } finally {
    set(cartBusyAtom, (busy) => busy.toSpliced(busy.indexOf(operation), 1))
  }
}

/** @throws Error with the message when there is no cart yet. */
export function requireCart(get: Getter, message: string): void {
  if (get(cartAtom).id === null) throw new Error(message)
}

/** What a shopper is told of a failed operation. */
export function bagFailureText(error: Error): string {
  return error instanceof ApiError && error.is('insufficient-stock') ? messages.bag.exceedsStock : messages.bag.failed
}
