import { describe, expect, test } from 'vitest'
import type { Services } from '../context/bind-services.ts'
import { platformDown } from '../test/cart-service.ts'
import { visitWith } from '../test/visit.ts'
import { clearWishlist, loadOwnWishlists, ownWishlist, saveItems } from './own-wishlist.ts'
import { maxWishlistItems, type Wishlist, type WishlistItem } from '#shared/domain/wishlist.ts'
import { NotFoundError, ServiceError } from '#shared/errors.ts'

type Customers = Partial<Services['customers']>

const customer = { id: 7, sessionId: 's', startedAt: 0 }
const dress: WishlistItem = { productId: 11, variantId: 12 }
const anyDress: WishlistItem = { productId: 11, variantId: null }

function listOf(items: readonly WishlistItem[], change: Partial<Wishlist> = {}): Wishlist {
  const stored = items.map((item, index) => ({ ...item, id: index + 1 }))
  return { id: 1, name: 'My Wishlist', customerId: 7, isPublic: false, token: '', items: stored, ...change }
}

/** A customer with these lists. `calls` are those that change them. */
function openLists(lists: Wishlist[], broken: Customers = {}) {
  const calls: unknown[] = []
  const customers: Customers = {
    wishlists: async () => lists,
    async createWishlist({ name, items }) {
      calls.push({ name, items })
      return listOf(items, { id: 9, name })
    },
    async addToWishlist({ items }) {
      calls.push(items)
      return listOf([...(lists[0]?.items ?? []), ...items])
    },
    deleteWishlist: async ({ wishlistId }) => void calls.push(`delete ${wishlistId}`),
    ...broken,
  }
  return { ...visitWith({ customer, services: { customers } }), calls }
}

describe('the lists of a customer', () => {
  test('a list is created if the customer has none [WISH-13]', async () => {
    const { visit, calls } = openLists([])
    expect(await loadOwnWishlists(visit)).toMatchObject([{ name: 'My Wishlist', items: [] }])
    expect(calls).toEqual([{ name: 'My Wishlist', items: [] }])
  })

  test('the shop’s own list is the first of several, also if it is empty, and the others stay [WISH-13, WISH-17] [D-175]', async () => {
    const { visit, calls } = openLists([listOf([dress], { id: 1, name: 'Gifts' }), listOf([], { id: 2 })])
    expect([(await loadOwnWishlists(visit)).map(({ id }) => id), calls]).toEqual([[2, 1], []])
  })

  test('a list that is not the customer’s is not found, and a guest has none [WISH-19]', async () => {
    const { visit } = openLists([listOf([])])
    expect(await ownWishlist(visit, 1)).toMatchObject({ id: 1 })
    await expect(ownWishlist(visit, 2)).rejects.toThrow(NotFoundError)
    const guest = visitWith({ services: { customers: {} } })
    await expect(loadOwnWishlists(guest.visit)).rejects.toThrow(NotFoundError)
  })
})

describe('items that are saved', () => {
  test.each<[string, WishlistItem[], WishlistItem[], WishlistItem[][]]>([
    ['each once', [], [dress, dress, anyDress], [[dress, anyDress]]],
    ['but not those that the list has', [dress], [dress, anyDress], [[anyDress]]],
    ['without a call if the list has them all', [dress], [dress], []],
  ])('items are added %s [WISH-15]', async (...[, before, items, calls]) => {
    const list = listOf(before)
    const lists = openLists([list])
    const saved = await saveItems(lists.visit, list, items)
    expect(saved).toMatchObject({ items: [...before, ...calls.flat()] })
    expect(lists.calls).toEqual(calls)
  })

  test.each([
    [1, [dress], 1],
    [1, [dress, anyDress], 0],
    [0, [dress], 0],
  ])('a list with room for %i takes %j in %i calls [WISH-15]', async (room, items, calls) => {
    const full = Array.from({ length: maxWishlistItems - room }, (_, index) => ({
      productId: 1000 + index,
      variantId: null,
    }))
    const list = listOf(full)
    const lists = openLists([list])
    expect([(await saveItems(lists.visit, list, items)) === 'full', lists.calls.length]).toEqual([calls === 0, calls])
  })

  const lost = new ServiceError('commerce', 'timeout')

  test('an addition whose response was lost counts as done only if the list has the items [WISH-15]', async () => {
    const addToWishlist = () => Promise.reject(lost)
    const done = openLists([listOf([dress])], { addToWishlist })
    expect(await saveItems(done.visit, listOf([]), [dress])).toMatchObject({ items: [dress] })
    const notDone = openLists([listOf([])], { addToWishlist })
    await expect(saveItems(notDone.visit, listOf([]), [dress])).rejects.toBe(lost)
    const unknown = openLists([], { addToWishlist, wishlists: platformDown })
    await expect(saveItems(unknown.visit, listOf([]), [dress])).rejects.toBe(lost)
  })

  test('an addition that was refused is thrown, although the list has the item', async () => {
    const refused = new ServiceError('commerce', 'rejected', { status: 422 })
    const { visit } = openLists([listOf([dress])], { addToWishlist: () => Promise.reject(refused) })
    await expect(saveItems(visit, listOf([]), [dress])).rejects.toBe(refused)
  })
})

test('a list is cleared although the empty one cannot be created: the next load creates it [WISH-17]', async () => {
  const { visit, calls } = openLists([listOf([dress])], { createWishlist: platformDown })
  await clearWishlist(visit, listOf([dress]))
  expect(calls).toEqual(['delete 1'])
})
