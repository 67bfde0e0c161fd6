import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ShopFact } from '../api/record-event.ts'
import { wishlistStorageKey } from '../api/wishlist-storage-key.ts'
import { createWishlistStorage } from '../api/wishlist-storage.ts'
import { currentCustomerAtom, isSignedInAtom } from './customer.ts'
import { recorderAtom } from './recorder.ts'
import { createPageStore } from './store.ts'
import { notificationsAtom } from './ui.ts'
import {
  clearWishlistAtom,
  loadWishlistAtom,
  wishlistItemsAtom,
  setSavedAtom,
  wishlistStatusAtom,
  wishlistStorageAtom,
} from './wishlist.ts'
import type { WishlistItem } from '#shared/domain/wishlist.ts'
import * as messages from '#shared/messages/shop.ts'

type Wire = { id: number; product_id: number; variant_id: number | null }

const dress: WishlistItem = { productId: 101, variantId: 1011 }
const mug: WishlistItem = { productId: 102, variantId: null }
const customer = {
  id: 1,
  email: 'a@b.example',
  firstName: 'A',
  lastName: 'B',
  phone: '',
  title: '',
  dateOfBirth: '',
  preferenceEmail: null,
  preferencePost: null,
  acceptsReviewEmails: false,
}

/**
 * A small fake of the Worker's wishlist operations and of a browser's storage. `fails` names operations that respond
 * with 503.
 */
function openPage(options: { stored?: string; server?: WishlistItem[]; isSignedIn?: boolean } = {}) {
  const stored = new Map(options.stored === undefined ? [] : [[wishlistStorageKey, options.stored]])
  const server = {
    items: (options.server ?? []).map(({ productId, variantId }, index) => ({
      id: index + 1,
      product_id: productId,
      variant_id: variantId,
    })) as Wire[],
    calls: [] as string[],
    fails: new Set<string>(),
    isEnded: false,
    lists: 1,
  }
  const entity = () => ({ id: server.lists, items: server.items, wishlist_product_data: { data: [], meta: {} } })
  const respond = (method: string, args: { items?: Omit<Wire, 'id'>[]; itemId?: number }) => {
    if (method === 'addWishlistItems')
      server.items = [
        ...server.items,
        ...(args.items ?? []).map((item, index) => ({ ...item, id: 100 + server.items.length + index })),
      ]
    if (method === 'removeWishlistItem') server.items = server.items.filter(({ id }) => id !== args.itemId)
    if (method === 'deleteWishlist') {
      server.items = []
      server.lists += 1
      return null
    }
    return method === 'getAllWishlists' ? [entity()] : entity()
  }
  const store = createPageStore({
    settings: {
      market: 'en',
      prefix: '',
      currency: 'GBP',
      channelId: '1406818',
      hasPromotions: false,
      hasExpressWallet: false,
    },
    fetch: async (input, init) => {
      const method = String(input).split('/').at(-1) ?? ''
      server.calls.push(method)
      if (server.isEnded) return Response.json({ title: 'Please log in' }, { status: 401 })
      if (server.fails.has(method)) return Response.json({ title: 'down' }, { status: 503 })
      return Response.json(respond(method, JSON.parse(String(init?.body))[0]))
    },
    assign: () => {},
    onLeave: () => {},
  })
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  store.set(
    wishlistStorageAtom,
    createWishlistStorage(() => storage),
  )
  if (options.isSignedIn) store.set(currentCustomerAtom, customer)
  store.set(recorderAtom, { record: () => undefined })
  return {
    store,
    server,
    stored,
    signIn: () => store.set(currentCustomerAtom, customer),
    saved: () => store.get(wishlistItemsAtom).map(({ productId, variantId }) => ({ productId, variantId })),
  }
}

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => logged.mockRestore())

describe('analytics', () => {
  test.each([{ isSignedIn: false }, { isSignedIn: true }])(
    'saving an item records add_to_wishlist once, and removing it records nothing: %o',
    async ({ isSignedIn }) => {
      const { store, signIn } = openPage()
      const recorded = recordedBy(store)
      if (isSignedIn) signIn()
      await store.set(loadWishlistAtom)
      for (const isSaved of [true, true, false]) await store.set(setSavedAtom, { item: dress, isSaved })
      expect(recorded).toEqual([{ event: 'add_to_wishlist', item: dress }])
    },
  )

  test('an item that could not be saved is not recorded', async () => {
    const { store, server, signIn } = openPage()
    const recorded = recordedBy(store)
    signIn()
    await store.set(loadWishlistAtom)
    server.fails.add('addWishlistItems')
    await store.set(setSavedAtom, { item: dress, isSaved: true })
    expect(recorded).toEqual([])
  })
})

function recordedBy(store: ReturnType<typeof openPage>['store']): ShopFact[] {
  const recorded: ShopFact[] = []
  store.set(recorderAtom, { record: (event) => recorded.push(event) })
  return recorded
}

describe("a guest's list", () => {
  test("a guest's wishlist is stored in the browser, each item once [WISH-04]", async () => {
    const { store, stored, saved, server } = openPage()
    await store.set(loadWishlistAtom)
    for (const item of [dress, mug, dress]) await store.set(setSavedAtom, { item, isSaved: true })
    expect(saved()).toEqual([dress, mug])
    expect(JSON.parse(stored.get(wishlistStorageKey)!)).toEqual(['101-1011', '102'])
    await store.set(setSavedAtom, { item: dress, isSaved: false })
    expect(JSON.parse(stored.get(wishlistStorageKey)!)).toEqual(['102'])
    expect(server.calls).toEqual([])
  })

  test.each(['{', '"x"', '[1, null, {"a": 1}, "0", "-1", "5-", "<b>", "102"]', '{"length": 2}'])(
    'a guest’s stored wishlist keeps only valid items: %s [WISH-04]',
    async (text) => {
      const { store, saved } = openPage({ stored: text })
      await store.set(loadWishlistAtom)
      expect(saved()).toEqual(text.includes('102') ? [mug] : [])
    },
  )

  test("a guest's change that the browser could not store is reported with a retry", async () => {
    const { store, saved } = openPage()
    store.set(
      wishlistStorageAtom,
      createWishlistStorage(() => {
        throw new DOMException('denied', 'SecurityError')
      }),
    )
    expect(await store.set(setSavedAtom, { item: dress, isSaved: true })).toBe(false)
    expect(saved()).toEqual([])
    expect(store.get(notificationsAtom)).toMatchObject([
      { kind: 'error', text: messages.wishlist.failed, action: { label: messages.wishlist.retry } },
    ])
  })

  test("a guest's wishlist is cleared in the browser [WISH-18]", async () => {
    const { store, stored, saved, server } = openPage({ stored: '["101-1011","102"]' })
    await store.set(loadWishlistAtom)
    expect(await store.set(clearWishlistAtom)).toBe(true)
    expect([stored.has(wishlistStorageKey), saved(), server.calls]).toEqual([false, [], []])
  })
})

describe("a customer's list", () => {
  test("a customer's list takes the items saved before the login, once, and only then clears the browser's list [WISH-15, WISH-16]", async () => {
    const { store, stored, saved, signIn, server } = openPage({ stored: '["101-1011","102"]', server: [dress] })
    await store.set(loadWishlistAtom)
    signIn()
    await store.set(loadWishlistAtom)
    expect(stored.has(wishlistStorageKey)).toBe(false)
    expect(saved()).toEqual(expect.arrayContaining([dress, mug]))
    await store.set(loadWishlistAtom)
    expect(server.calls.filter((call) => call === 'addWishlistItems')).toHaveLength(1)
  })

  test("the browser's list remains if an item could not be added to the customer's list [WISH-16]", async () => {
    const { store, stored, server } = openPage({ stored: '["102"]', isSignedIn: true })
    server.fails.add('addWishlistItems')
    await store.set(loadWishlistAtom)
    expect(stored.get(wishlistStorageKey)).toBe('["102"]')
    server.fails.clear()
    await store.set(loadWishlistAtom)
    expect([stored.has(wishlistStorageKey), server.items.length]).toEqual([false, 1])
  })

  test("a customer's change shows at once, and a failed one is rolled back with a retry", async () => {
    const { store, server, saved } = openPage({ isSignedIn: true })
    await store.set(loadWishlistAtom)
    server.fails.add('addWishlistItems')
    const change = store.set(setSavedAtom, { item: dress, isSaved: true })
    expect(saved()).toEqual([dress])
    expect(await change).toBe(false)
    expect(saved()).toEqual([])
    server.fails.clear()
    store.get(notificationsAtom)[0]?.action?.run()
    await vi.waitFor(() => expect(server.items).toHaveLength(1))
  })

  test("a customer's list ends in the state of the last tap, however fast the taps were", async () => {
    const { store, server, saved } = openPage({ isSignedIn: true, server: [mug] })
    await store.set(loadWishlistAtom)
    await Promise.all([true, false, true, false].map((isSaved) => store.set(setSavedAtom, { item: dress, isSaved })))
    expect(saved()).toEqual([mug])
    await Promise.all([false, true].map((isSaved) => store.set(setSavedAtom, { item: mug, isSaved })))
    expect(saved()).toEqual([mug])
    expect(server.items.map(({ product_id }) => product_id)).toEqual([102])
  })

  test("the wishlist is a guest's again if the session has ended", async () => {
    const { store, server, saved } = openPage({ isSignedIn: true, stored: '["102"]' })
    server.isEnded = true
    await store.set(loadWishlistAtom)
    await store.set(loadWishlistAtom)
    expect([saved(), store.get(isSignedInAtom), logged.mock.calls.length]).toEqual([[mug], false, 0])
  })

  test("a customer's list that could not be loaded has the status failed", async () => {
    const { store, server } = openPage({ isSignedIn: true })
    server.fails.add('getAllWishlists')
    await store.set(loadWishlistAtom)
    expect(store.get(wishlistStatusAtom)).toBe('failed')
  })

  test("clearing a customer's list deletes it and creates a new one [WISH-17]", async () => {
    const { store, server, saved } = openPage({ isSignedIn: true, server: [mug, dress] })
    await store.set(loadWishlistAtom)
    expect(await store.set(clearWishlistAtom)).toBe(true)
    expect([saved(), server.calls.slice(-2)]).toEqual([[], ['deleteWishlist', 'getAllWishlists']])
  })
})
