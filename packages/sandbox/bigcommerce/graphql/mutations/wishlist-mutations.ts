import { GraphQLError } from 'graphql'
import {
  addWishlistItems,
  deleteWishlists,
  findWishlist,
  insertWishlist,
  removeWishlistItems,
  updateWishlist,
} from '../../customers/wishlist-store.ts'
import type { StorefrontScope } from '../context.ts'
import { wishlistNode } from '../wishlist.ts'

type ItemInput = { productEntityId: number; variantEntityId?: number | null }

/** `Mutation.wishlist`. Lists are always the signed-in customer's own. */
export function wishlistMutations(scope: StorefrontScope) {
  const db = scope.env.DB
  return {
    createWishlist: async ({
      input: { name, isPublic, items },
    }: {
      input: { name: string; isPublic: boolean; items?: ItemInput[] | null }
    }) => {
      const wishlist = await insertWishlist(db, {
        customerId: requireCustomer(scope).id,
        name: requireName(name),
        isPublic,
        items: (items ?? []).map(newItem),
      })
      return { result: wishlistNode(scope, wishlist) }
    },
    addWishlistItems: async ({ input: { entityId, items } }: { input: { entityId: number; items: ItemInput[] } }) => {
      await requireOwnLists(scope, entityId)
      return { result: wishlistNode(scope, await addWishlistItems(db, entityId, items.map(newItem))) }
    },
    deleteWishlistItems: async ({
      input: { entityId, itemEntityIds },
    }: {
      input: { entityId: number; itemEntityIds: number[] }
    }) => {
      await requireOwnLists(scope, entityId)
      return { result: wishlistNode(scope, (await removeWishlistItems(db, entityId, itemEntityIds)).wishlist) }
    },
    updateWishlist: async ({
      input: { entityId, data },
    }: {
      input: { entityId: number; data: { name?: string | null; isPublic?: boolean | null } }
    }) => {
      await requireOwnLists(scope, entityId)
      const change = {
        name: data.name == null ? undefined : requireName(data.name),
        isPublic: data.isPublic ?? undefined,
      }
      return { result: wishlistNode(scope, await updateWishlist(db, entityId, change)) }
    },
    deleteWishlists: async ({ input: { entityIds } }: { input: { entityIds: number[] } }) => {
      for (const id of entityIds) await requireOwnLists(scope, id)
      await deleteWishlists(db, entityIds)
      return { result: 'success' }
    },
  }
}

function requireCustomer({ customer }: StorefrontScope) {
  if (!customer) throw new GraphQLError('Customer is not logged in.')
  return customer
}

async function requireOwnLists(scope: StorefrontScope, id: number) {
  const customer = requireCustomer(scope)
  const wishlist = await findWishlist(scope.env.DB, { id })
  if (wishlist?.customer_id !== customer.id) throw new GraphQLError('Wishlist not found')
}

function requireName(name: string) {
  const trimmed = name.trim()
  if (trimmed === '' || trimmed.length > 255)
    throw new GraphQLError('A wishlist needs a name of at most 255 characters')
  return trimmed
}

function newItem({ productEntityId, variantEntityId }: ItemInput) {
  return { productId: productEntityId, variantId: variantEntityId ?? null }
}
