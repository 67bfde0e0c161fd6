import { atom } from './jotai.ts'
import type { Cart } from '#shared/domain/cart.ts'

export type CartOperation =
  | 'load'
  | 'loadCustomerCart'
  | 'addItem'
  | 'removeItem'
  | 'updateItemQty'
  | 'changeItem'
  | 'clear'
  | 'checkoutLogin'

export type CartStatus = 'initial' | 'loading' | 'ready' | 'failed'

/** The cart as the Worker last returned it; `null` until then. */
export const loadedCartAtom = atom<Cart | null>(null)

/** The sum of the lines' quantities. */
export const cartQuantityAtom = atom(
  (get) => get(loadedCartAtom)?.lineItems.reduce((sum, line) => sum + line.quantity, 0) ?? 0,
)

export const cartStatusAtom = atom<CartStatus>('initial')

/** Operations that are running; one that runs twice is listed twice. */
export const cartBusyAtom = atom<readonly CartOperation[]>([])

/** Operations after which the cart may differ, whether they succeeded or failed. */
export const cartChangeOperations: ReadonlySet<CartOperation> = new Set([
  'addItem',
  'removeItem',
  'updateItemQty',
  'changeItem',
  'clear',
])

/** True while a change of the cart is running: its totals are not final. */
export const isCartChangingAtom = atom((get) =>
  get(cartBusyAtom).some((operation) => cartChangeOperations.has(operation)),
)

/** The last failure of each operation; an operation that succeeds clears its own. */
export type CartErrors = Partial<Record<CartOperation, Error>>
export const cartErrorsAtom = atom<CartErrors>({})

/** How many changes of the cart have begun or ended. A response to a request from before the last of them is outdated. */
export const cartChangesAtom = atom(0)
