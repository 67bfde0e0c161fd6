import { wishlistStorageKey } from '../api/wishlist-storage-key.ts'
import { isSignedInAtom } from '../atoms/customer.ts'
import { notifyAtom } from '../atoms/notifications.ts'
import type { PageStore } from '../atoms/store.ts'
import { loadWishlistAtom, setSavedAtom, wishlistChangesAtom, wishlistKeysAtom } from '../atoms/wishlist.ts'
import { openChannel } from './open-channel.ts'
import { parseWishlistItem } from '#shared/domain/wishlist.ts'
import * as messages from '#shared/messages/shop.ts'

const synced = new WeakSet<PageStore>()

/** Reads the list. The first call starts to keep hearts, counts and other tabs in sync with it. */
export async function startWishlist(store: PageStore): Promise<void> {
  if (!synced.has(store)) syncWishlist(store)
  await store.set(loadWishlistAtom)
}

/** Saves or removes the heart's item, depending on the loaded list. */
export async function pressHeart(store: PageStore, heart: HTMLElement): Promise<void> {
  const item = parseWishlistItem(heart.dataset['wishlistItem'] ?? '')
  if (!item) return
  if (!synced.has(store)) await startWishlist(store)
  const isSaved = heart.getAttribute('aria-pressed') !== 'true'
  const isDone = await store.set(setSavedAtom, { item, isSaved })
  if (isDone)
    store.set(notifyAtom, { kind: 'status', text: isSaved ? messages.wishlist.added : messages.wishlist.removed })
}

function syncWishlist(store: PageStore): void {
  synced.add(store)
  const update = () => updateHearts(store.get(wishlistKeysAtom))
  store.sub(wishlistKeysAtom, update)
  store.sub(isSignedInAtom, () => void store.set(loadWishlistAtom))
  // Grids are added by pages and by islands.
  new MutationObserver(update).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-wishlist-item'],
  })

  const tabs = openChannel(wishlistStorageKey)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel's messages stay within the origin
  store.sub(wishlistChangesAtom, () => tabs?.postMessage('changed'))
  tabs?.addEventListener('message', () => void store.set(loadWishlistAtom))
  addEventListener('storage', (event) => {
    if (event.key === wishlistStorageKey || event.key === null) void store.set(loadWishlistAtom)
  })
}

function updateHearts(keys: ReadonlySet<string>): void {
  for (const heart of document.querySelectorAll<HTMLElement>('[data-wishlist-item]')) {
    const isSaved = String(keys.has(heart.dataset['wishlistItem'] ?? ''))
    if (heart.getAttribute('aria-pressed') !== isSaved) heart.setAttribute('aria-pressed', isSaved)
  }
  for (const count of document.querySelectorAll<HTMLElement>('[data-wishlist-count]')) {
    const text = String(keys.size)
    if (count.textContent !== text) count.textContent = text
    count.hidden = keys.size === 0
  }
}
