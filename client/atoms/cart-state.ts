import { cartQuantity, emptyCart, type Cart } from '../../shared/domain/cart.ts'
import { atom } from './jotai.ts'
import { pageServices } from './services.ts'

export type CartOperation = 'load' | 'addItem' | 'removeItem' | 'updateItemQty' | 'clear' | 'checkoutLogin'

export type CartStatus = 'initial' | 'loading' | 'ready' | 'failed'

/** The cart as the Worker last told it; `null` until then. */
export const loadedCartAtom = atom<Cart | null>(null)

export const cartAtom = atom((get) => get(loadedCartAtom) ?? emptyCart(pageServices(get).settings.currency))

export const cartStatusAtom = atom<CartStatus>('initial')

/** Operations that are under way; one that runs twice stands twice. */
export const cartBusyAtom = atom<readonly CartOperation[]>([])

/** The last failure of each operation; an operation that succeeds clears its own [BAG-46]. */
export const cartErrorsAtom = atom<Partial<Record<CartOperation, Error>>>({})

export const cartQuantityAtom = atom((get) => {
  const cart = get(loadedCartAtom)
  return cart ? cartQuantity(cart) : 0
})
