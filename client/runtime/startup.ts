import { loadedCartAtom } from '../atoms/cart-state.ts'
import { isSignedInAtom } from '../atoms/customer.ts'
import type { PageStore } from '../atoms/store.ts'
import { loadScript } from './load-script.ts'

/** Something of the visitor's that a page loads by itself; its code comes when it is needed. */
export type StartupStep = {
  name: string
  isNeeded: (store: PageStore) => boolean
  load: (store: PageStore) => Promise<unknown>
}

// Hints that scripts can read, and that say nothing of whose it is.
const customer: StartupStep = { name: 'customer', isNeeded: () => hasCookie('user-authenticated'), load: loadCustomer }
// A page that comes back from the history may show a bag that has gone meanwhile.
const cart: StartupStep = {
  name: 'cart',
  isNeeded: (store) => hasCookie('sv-cart') || store.get(loadedCartAtom) !== null,
  load: loadCart,
}

// A guest's list is the browser's own, and hearts are pressed by guests too.
const wishlist: StartupStep = { name: 'wishlist', isNeeded: () => true, load: loadWishlist }

/** In this order: the customer, whose cart and list they are, then the cart, then the wishlist. */
export const startupSteps: readonly StartupStep[] = [customer, cart, wishlist]

/**
 * The same for a page that comes back from the history, whose prices may be those of a bag that another tab has
 * changed.
 */
export const returnSteps: readonly StartupStep[] = [customer, { ...cart, load: refreshCart }, wishlist]

/** What comes alongside them, and that none of them waits for. */
const paymentComponent: StartupStep = {
  name: 'payment component',
  isNeeded: () => walletScript() !== undefined,
  load: () => loadScript(walletScript() ?? ''),
}

/** Loads one after the other. One that fails is told to the console alone; those after it are loaded all the same. */
export async function runStartup(
  store: PageStore,
  steps: readonly StartupStep[] = startupSteps,
  alongside: readonly StartupStep[] = [paymentComponent],
): Promise<void> {
  for (const step of alongside) void attempt(step, store)
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

/** Who signs in or out has another cart, and other offers. */
export function reloadCartOnAuthentication(store: PageStore, load = refreshCart): void {
  let wasSignedIn = store.get(isSignedInAtom)
  store.sub(isSignedInAtom, () => {
    const isSignedIn = store.get(isSignedInAtom)
    if (isSignedIn === wasSignedIn) return
    wasSignedIn = isSignedIn
    load(store).catch((cause: unknown) => console.error('startup: cart', cause))
  })
}

/** Only pages where the wallet may run name its script. */
function walletScript(): string | undefined {
  return document.body.dataset['walletScript']
}

function hasCookie(name: string): boolean {
  return document.cookie.split('; ').includes(`${name}=1`)
}

async function loadCustomer(store: PageStore): Promise<void> {
  const { loadCustomerAtom } = await import('../atoms/customer-session.ts')
  await store.set(loadCustomerAtom)
}

async function loadCart(store: PageStore): Promise<void> {
  const { loadCartAtom } = await import('../atoms/cart.ts')
  await store.set(loadCartAtom)
}

/** Reads the bag anew, and asks for its offers again. */
export async function refreshCart(store: PageStore): Promise<void> {
  const { refreshCartAtom } = await import('../atoms/cart.ts')
  await store.set(refreshCartAtom)
}

async function loadWishlist(store: PageStore): Promise<void> {
  const { startWishlist } = await import('./wishlist.ts')
  await startWishlist(store)
}
