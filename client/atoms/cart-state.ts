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

/** The last failure of each operation; an operation that succeeds clears its own [BAG-46]. */
export const cartErrorsAtom = atom<Partial<Record<CartOperation, Error>>>({})

/** How many changes of the bag have begun or ended: an answer that was asked for at an earlier count tells of an earlier bag. */
export const cartChangesAtom = atom(0)
