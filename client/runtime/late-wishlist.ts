import { wishlistStorageKey } from '../api/wishlist-storage-key.ts'
import { isSignedInAtom } from '../atoms/customer.ts'
import type { PageStore } from '../atoms/store.ts'
import { firstInput } from '../island/first-input.ts'
import { anyWishlistStep, runStartup, wishlistStep } from './startup.ts'

/**
 * Loads the list of a visitor who had none when the page started, with the script of the hearts: before they may press
 * a heart, and after they have signed in or saved something in another tab.
 */
export function loadWishlistLater(store: PageStore): void {
  if (wishlistStep.isNeeded(store)) return
  const load = () => void runStartup(store, [anyWishlistStep])
  void firstInput.then(load)
  store.sub(isSignedInAtom, load)
  addEventListener('storage', ({ key }) => key === wishlistStorageKey && load())
}
