import { ApiError } from '../api/call-api.ts'
import { createWishlistStorage } from '../api/wishlist-storage.ts'
import { createWishlistApi, type ServerList } from '../api/wishlist.ts'
import { createPageQueue } from './cart-queue.ts'
import { currentCustomerAtom, isSignedInAtom } from './customer.ts'
import { atom } from './jotai.ts'
import { notifyAtom } from './notifications.ts'
import { recorderAtom } from './recorder.ts'
import { pageServices } from './services.ts'
import type { LineItem } from '#shared/domain/cart.ts'
import { isSameItem, maxWishlistItems, type WishlistItem, wishlistItemKey } from '#shared/domain/wishlist.ts'
import * as messages from '#shared/messages/shop.ts'

/** `line` is the cart line that the item was moved from. */
type Change = { item: WishlistItem; isSaved: boolean; line?: LineItem }

export const wishlistStorageAtom = atom(createWishlistStorage(() => localStorage))
export const wishlistApiAtom = atom((get) => createWishlistApi(pageServices(get)))
export const wishlistStatusAtom = atom<'initial' | 'loading' | 'ready' | 'failed'>('initial')

const guestItemsAtom = atom<readonly WishlistItem[]>([])
const serverListAtom = atom<ServerList | null>(null)
/** Unconfirmed changes. They are shown on top of the server's last response. */
const pendingAtom = atom<readonly Change[]>([])
const inTurn = createPageQueue()
/** How many changes of a customer's list this tab has made. Other tabs read the list again when it changes. */
export const wishlistChangesAtom = atom(0)

/** The saved items, latest last: the customer's list or the guest's. */
export const wishlistItemsAtom = atom((get): readonly WishlistItem[] => {
  const confirmed = get(isSignedInAtom) ? (get(serverListAtom)?.items ?? []) : get(guestItemsAtom)
  return get(pendingAtom).reduce((items, { item, isSaved }) => applyChange(items, { item, isSaved }), confirmed)
})

export const wishlistKeysAtom = atom((get): ReadonlySet<string> => new Set(get(wishlistItemsAtom).map(wishlistItemKey)))

/**
 * Reads the list: a guest's from the browser, a customer's from the server. Items that a guest saved before the login
 * are added to the customer's list once, and only then removed from the browser.
 */
export const loadWishlistAtom = atom(null, async (get, set) => {
  const storage = get(wishlistStorageAtom)
  if (!get(isSignedInAtom)) {
    set(serverListAtom, null)
    set(guestItemsAtom, storage.read())
    set(wishlistStatusAtom, 'ready')
    return
  }
  set(wishlistStatusAtom, 'loading')
  await inTurn({ get, set }, async () => {
    try {
      const api = get(wishlistApiAtom)
      const list = await api.list()
      set(serverListAtom, list)
      const guestItems = storage.read()
      if (guestItems.length > 0) {
        set(serverListAtom, await api.add(list.id, guestItems))
        storage.write([])
        set(guestItemsAtom, [])
      }
      set(wishlistStatusAtom, 'ready')
    } catch (error) {
      // The session has ended, so the list is a guest's again.
      if (error instanceof ApiError && error.status === 401) return set(currentCustomerAtom, null)
      console.error('wishlist load:', error)
      set(wishlistStatusAtom, get(serverListAtom) ? 'ready' : 'failed')
    }
  })
})

/**
 * Saves or removes an item. The change shows at once. A failure reverts it, shows a message and can be retried. A new
 * item of the list is recorded.
 */
export const setSavedAtom = atom(null, async (get, set, { item, isSaved, line }: Change): Promise<boolean> => {
  const reportFailure = (error: unknown) => {
    const text =
      error instanceof ApiError && error.is('wishlist-full') ? messages.wishlist.full : messages.wishlist.failed
    set(notifyAtom, {
      kind: 'error',
      text,
      action: {
        label: messages.wishlist.retry,
        run: (again) => again(setSavedAtom, { item, isSaved, ...(line && { line }) }),
      },
    })
    return false
  }
  const record = () => get(recorderAtom).record({ event: 'add_to_wishlist', item, line })
  if (!get(isSignedInAtom)) {
    const before = get(wishlistStorageAtom).read()
    const items = applyChange(before, { item, isSaved })
    if (items.length > maxWishlistItems)
      return reportFailure(new ApiError('refused', 'The list is full', { type: '/wishlist-full' }))
    if (!get(wishlistStorageAtom).write(items)) return reportFailure(null)
    set(guestItemsAtom, items)
    if (items.length > before.length) record()
    return true
  }
  const change: Change = { item, isSaved }
  set(pendingAtom, (pending) => [...pending, change])
  return inTurn({ get, set }, async () => {
    try {
      const api = get(wishlistApiAtom)
      const list = get(serverListAtom) ?? (await api.list())
      const listItem = list.items.find((other) => isSameItem(other, item))
      if (isSaved && !listItem) {
        set(serverListAtom, await api.add(list.id, [item]))
        record()
      }
      if (!isSaved && listItem) set(serverListAtom, await removeFromList(api, list, listItem.id))
      set(wishlistChangesAtom, (count) => count + 1)
      return true
    } catch (error) {
      console.error('wishlist change:', error)
      return reportFailure(error)
    } finally {
      set(pendingAtom, (pending) => pending.filter((other) => other !== change))
    }
  })
})

/** Empties the list. Resolves with true if it succeeded. */
export const clearWishlistAtom = atom(null, async (get, set): Promise<boolean> => {
  if (!get(isSignedInAtom)) {
    const isEmptied = get(wishlistStorageAtom).write([])
    if (isEmptied) set(guestItemsAtom, [])
    else set(notifyAtom, { kind: 'error', text: messages.wishlist.failed })
    return isEmptied
  }
  return inTurn({ get, set }, async () => {
    try {
      const api = get(wishlistApiAtom)
      const list = get(serverListAtom) ?? (await api.list())
      await api.clear(list.id)
      set(serverListAtom, null)
      set(serverListAtom, await api.list().catch(() => null))
      set(wishlistChangesAtom, (count) => count + 1)
      return true
    } catch (error) {
      console.error('wishlist clear:', error)
      set(notifyAtom, { kind: 'error', text: messages.wishlist.failed })
      return false
    }
  })
})

function applyChange(items: readonly WishlistItem[], { item, isSaved }: Change): readonly WishlistItem[] {
  const others = items.filter((other) => !isSameItem(other, item))
  if (!isSaved) return others
  return others.length === items.length ? [...items, item] : items
}

/** Another tab may have removed it already. */
async function removeFromList(
  api: ReturnType<typeof createWishlistApi>,
  list: ServerList,
  itemId: number,
): Promise<ServerList> {
  try {
    return await api.remove(list.id, itemId)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return api.list()
    throw error
  }
}
