import { parseSavedItem, type SavedItem } from '../../shared/domain/wishlist.ts'
import * as messages from '../../shared/messages/en.ts'
import { isSignedInAtom } from '../atoms/customer.ts'
import { notifyAtom } from '../atoms/notifications.ts'
import type { PageStore } from '../atoms/store.ts'
import { loadWishlistAtom, savedKeysAtom, setSavedAtom, wishlistChangesAtom, wishlistStatusAtom } from '../atoms/wishlist.ts'
import { wishlistStorageKey } from './wishlist-storage.ts'

/** Reads the list; the first time, begins to keep hearts, counts and other tabs in step with it. */
export async function startWishlist(store: PageStore): Promise<void> {
  if (store.get(wishlistStatusAtom) === 'initial') keepInStep(store)
  await store.set(loadWishlistAtom)
}

/** A heart is a button with `data-wishlist-item="{key}"`. */
function keepInStep(store: PageStore): void {
  const paint = () => paintHearts(store.get(savedKeysAtom))
  store.sub(savedKeysAtom, paint)
  store.sub(isSignedInAtom, () => void store.set(loadWishlistAtom))
  // Grids come with pages, and with islands.
  new MutationObserver(paint).observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-wishlist-item'] })

  document.addEventListener('click', (event) => {
    const heart = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-wishlist-item]') : null
    const item = parseSavedItem(heart?.dataset['wishlistItem'] ?? '')
    if (!heart || !item || event.defaultPrevented) return
    event.preventDefault()
    void press(item, heart.ariaPressed !== 'true')
  })

  async function press(item: SavedItem, isSaved: boolean): Promise<void> {
    const isDone = await store.set(setSavedAtom, { item, isSaved })
    if (isDone) store.set(notifyAtom, { kind: 'status', text: isSaved ? messages.wishlist.added : messages.wishlist.removed })
  }

  const tabs = new BroadcastChannel(wishlistStorageKey)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel's messages stay within the origin
  store.sub(wishlistChangesAtom, () => tabs.postMessage('changed'))
  tabs.addEventListener('message', () => void store.set(loadWishlistAtom))
  addEventListener('storage', (event) => {
    if (event.key === wishlistStorageKey || event.key === null) void store.set(loadWishlistAtom)
  })
}

function paintHearts(keys: ReadonlySet<string>): void {
  for (const heart of document.querySelectorAll<HTMLElement>('[data-wishlist-item]')) {
    const isSaved = String(keys.has(heart.dataset['wishlistItem'] ?? ''))
    if (heart.ariaPressed !== isSaved) heart.ariaPressed = isSaved
  }
  for (const count of document.querySelectorAll<HTMLElement>('[data-wishlist-count]')) {
    const text = String(keys.size)
    if (count.textContent !== text) count.textContent = text
    count.hidden = keys.size === 0
  }
}
