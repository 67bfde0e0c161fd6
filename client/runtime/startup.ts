import { wishlistStorageKey } from '../api/wishlist-storage-key.ts'
import { loadedCartAtom } from '../atoms/cart-state.ts'
import { isSignedInAtom } from '../atoms/customer.ts'
import type { PageStore } from '../atoms/store.ts'
import { hasHint } from './hint-cookies.ts'

/** A part of the visitor's data that a page loads by itself. Its code is loaded on demand. */
export type StartupStep = {
  name: string
  isNeeded: (store: PageStore) => boolean
  load: (store: PageStore) => Promise<unknown>
}

const customer: StartupStep = {
  name: 'customer',
  isNeeded: () => hasHint('user-authenticated'),
  load: (store) => import('../atoms/customer-session.ts').then((module) => store.set(module.loadCustomerAtom)),
}
// A page restored from the history may show an outdated cart.
const cart: StartupStep = {
  name: 'cart',
  isNeeded: (store) => hasHint('sv-cart') || store.get(loadedCartAtom) !== null,
  load: (store) => import('../atoms/cart.ts').then((module) => store.set(module.loadCartAtom)),
}

// A guest's list is stored in the browser.
export const wishlistStep: StartupStep = {
  name: 'wishlist',
  isNeeded: () => hasHint('user-authenticated') || hasStoredList(),
  load: (store) => import('./wishlist.ts').then((module) => module.startWishlist(store)),
}
/** Also for a visitor who had no list when the page started. */
export const anyWishlistStep: StartupStep = { ...wishlistStep, isNeeded: () => true }

/** In this order: the customer, who owns cart and list, then the cart, then the wishlist. */
export const startupSteps: readonly StartupStep[] = [customer, cart, wishlistStep]

/** The same for a page restored from the history, because another tab may have changed the cart. */
export const returnSteps: readonly StartupStep[] = [customer, { ...cart, load: refreshCart }, anyWishlistStep]

/** Loads one after the other. A failure is only logged, and the next loads still run. */
export async function runStartup(store: PageStore, steps: readonly StartupStep[] = startupSteps): Promise<void> {
  for (const step of steps) await attempt(step, store)
}

async function attempt({ name, isNeeded, load }: StartupStep, store: PageStore): Promise<void> {
  if (!isNeeded(store)) return
  try {
    await load(store)
  } catch (cause) {
    console.error(`startup: ${name}`, cause)
  }
}

/** After signing in or out, the visitor has another cart and other promotions. */
export function reloadCartOnAuthentication(store: PageStore, load = refreshCart): void {
  let wasSignedIn = store.get(isSignedInAtom)
  store.sub(isSignedInAtom, () => {
    const isSignedIn = store.get(isSignedInAtom)
    if (isSignedIn === wasSignedIn) return
    wasSignedIn = isSignedIn
    load(store).catch((cause: unknown) => console.error('startup: cart', cause))
  })
}

/** Reads the cart and its promotions again. */
export async function refreshCart(store: PageStore): Promise<void> {
  await import('../atoms/cart.ts').then((module) => store.set(module.refreshCartAtom))
}

function hasStoredList(): boolean {
  try {
    return localStorage.getItem(wishlistStorageKey) !== null
  } catch {
    return false
  }
}
