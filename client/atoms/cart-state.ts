import { emptyCart } from '../../shared/domain/cart.ts'
import { atom } from './jotai.ts'
import { loadedCartAtom } from './loaded-cart.ts'
import { pageServices } from './services.ts'

export type CartOperation = 'load' | 'addItem' | 'removeItem' | 'updateItemQty' | 'clear' | 'checkoutLogin'

export type CartStatus = 'initial' | 'loading' | 'ready' | 'failed'

export const cartAtom = atom((get) => get(loadedCartAtom) ?? emptyCart(pageServices(get).settings.currency))

export const cartStatusAtom = atom<CartStatus>('initial')

/** Operations that are under way; one that runs twice stands twice. */
export const cartBusyAtom = atom<readonly CartOperation[]>([])

/** After these, done or failed, the bag is another. */
export const cartChangeOperations: ReadonlySet<CartOperation> = new Set([
  'addItem',
  'removeItem',
  'updateItemQty',
  'clear',
])

/** Whether a change of the bag is under way: its totals are not what they will be. */
export const isCartChangingAtom = atom((get) =>
  get(cartBusyAtom).some((operation) => cartChangeOperations.has(operation)),
)

/** The last failure of each operation; an operation that succeeds clears its own. */
export type CartErrors = Partial<Record<CartOperation, Error>>
export const cartErrorsAtom = atom<CartErrors>({})

/**
 * How many changes of the bag have begun or ended: an answer that was asked for at an earlier count tells of an earlier
 * bag.
 */
export const cartChangesAtom = atom(0)
