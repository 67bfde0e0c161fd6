import * as messages from '../../shared/messages/en.ts'
import { ApiError } from '../runtime/api.ts'
import { cartAtom, cartBusyAtom, cartChangesAtom, cartErrorsAtom, type CartOperation } from './cart-state.ts'
import type { Access } from './in-turn.ts'
import type { Getter } from './jotai.ts'
import { syncPromotionsAtom } from './promotions.ts'

export type OperationResult<Value> = { status: 'done'; value: Value } | { status: 'failed'; error: Error }

/** After these, done or failed, the engine looks at the bag anew [PROMO-04]. */
const changes: ReadonlySet<CartOperation> = new Set(['addItem', 'removeItem', 'updateItemQty', 'clear'])

/** Runs a cart operation: keeps it under `cartBusyAtom` meanwhile, and stores and logs its error [BAG-46]. Never rejects. */
export async function runCartOperation<Value>({ get, set }: Access, operation: CartOperation, task: () => Promise<Value>): Promise<OperationResult<Value>> {
  set(cartBusyAtom, [...get(cartBusyAtom), operation])
  const isChange = changes.has(operation)
  if (isChange) set(cartChangesAtom, (count) => count + 1)
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
    if (isChange) {
      set(cartChangesAtom, (count) => count + 1)
      void set(syncPromotionsAtom)
    }
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
