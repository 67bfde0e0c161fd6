import { loadedCartAtom } from './cart-state.ts'
import { atom } from './jotai.ts'
import { pageServices } from './services.ts'
import { emptyCart } from '#shared/domain/cart.ts'

/** The cart, empty until it has been loaded. */
export const cartAtom = atom((get) => get(loadedCartAtom) ?? emptyCart(pageServices(get).settings.currency))
