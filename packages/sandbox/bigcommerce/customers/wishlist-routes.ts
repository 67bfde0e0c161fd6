import { Hono } from 'hono'
import * as v from 'valibot'
import type { SandboxContext } from '../../env.ts'
import { logFailure } from '../../log-failure.ts'
import { Refusal } from '../commerce/refusal.ts'
import { envelope, problem } from '../rest.ts'
import { idFilter } from './conditions.ts'
import { findCustomerById } from './customer-store.ts'
import { listByPage } from './list-page.ts'
import { pathId, readJson } from './refusals.ts'
import {
  addWishlistItems,
  deleteWishlists,
  findWishlist,
  insertWishlist,
  removeWishlistItems,
  updateWishlist,
  wishlistToWire,
  loadItemsOf,
  type WishlistRow,
} from './wishlist-store.ts'

const Id = v.pipe(v.number(), v.integer(), v.minValue(1))
const Name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(255))
const Item = v.object({ product_id: Id, variant_id: v.nullish(Id) })
const NewWishlistBody = v.object({
  customer_id: Id,
  name: Name,
  is_public: v.optional(v.boolean(), false),
  items: v.optional(v.array(Item), []),
})
const ChangedWishlistBody = v.object({
  customer_id: Id,
  name: v.optional(Name),
  is_public: v.optional(v.boolean()),
  items: v.array(v.object({ ...Item.entries, id: Id })),
})
const ItemsBody = v.object({ items: v.pipe(v.array(Item), v.minLength(1)) })

/** `/v3/wishlists`. These endpoints do not check to whom a list belongs; the caller must. */
export const wishlistRoutes = new Hono<SandboxContext>()
  .get('/', async (c) => {
    const { rows, meta } = await listByPage<WishlistRow>(c, c.env.DB, {
      table: 'wishlists',
      conditions: idFilter(c, 'customer_id', 'customer_id'),
    })
    // The pages of wishlists have no links.
    return c.json(
      envelope((await loadItemsOf(c.env.DB, rows)).map(wishlistToWire), {
        pagination: { ...meta.pagination, links: undefined },
      }),
    )
  })
  .post('/', async (c) => {
    const {
      customer_id: customerId,
      name,
      is_public: isPublic,
      items,
    } = await readJson(c, NewWishlistBody, 'Create wishlist failed.')
    if (!(await findCustomerById(c.env.DB, customerId)))
      throw new Refusal(422, 'Create wishlist failed.', { customer_id: `Customer ${customerId} does not exist` })
    const wishlist = await insertWishlist(c.env.DB, { customerId, name, isPublic, items: items.map(newItem) })
    return c.json(envelope(wishlistToWire(wishlist)), 201)
  })
  .put('/:wishlistId', async (c) => {
    const { id } = await requireWishlist(c.env.DB, c.req.param('wishlistId'))
    const { name, is_public: isPublic, items } = await readJson(c, ChangedWishlistBody, 'Update wishlist failed.')
    const wishlist = await updateWishlist(c.env.DB, id, {
      name,
      isPublic,
      items: items.map((item) => ({ id: item.id, ...newItem(item) })),
    })
    return c.json(envelope(wishlistToWire(wishlist)), 201)
  })
  .delete('/:wishlistId', async (c) => {
    await deleteWishlists(c.env.DB, [pathId(c.req.param('wishlistId'))])
    return c.body(null, 204)
  })
  .post('/:wishlistId/items', async (c) => {
    const { id } = await requireWishlist(c.env.DB, c.req.param('wishlistId'))
    const { items } = await readJson(c, ItemsBody, 'Add wishlist items failed.')
    return c.json(envelope(wishlistToWire(await addWishlistItems(c.env.DB, id, items.map(newItem)))), 201)
  })
  .delete('/:wishlistId/items/:itemId', async (c) => {
    const { id } = await requireWishlist(c.env.DB, c.req.param('wishlistId'))
    const { wishlist, isComplete } = await removeWishlistItems(c.env.DB, id, [pathId(c.req.param('itemId'))])
    if (!isComplete) throw new Refusal(404, 'Wishlist item not found')
    return c.json(envelope(wishlistToWire(wishlist)))
  })

wishlistRoutes.onError((error, c) => {
  // A 404 of the wishlists is an empty object, and has no body in response to a POST.
  if (error instanceof Refusal && error.status === 404)
    return c.req.method === 'POST' ? c.body(null, 404) : c.json({}, 404)
  if (error instanceof Refusal) return problem(c, error.status, error.message, error.errors)
  logFailure('wishlists', error, c)
  return problem(c, 500, 'Internal Server Error')
})

async function requireWishlist(db: D1Database, text: string) {
  const wishlist = await findWishlist(db, { id: pathId(text) })
  if (!wishlist) throw new Refusal(404, 'Wishlist not found')
  return wishlist
}

function newItem({ product_id, variant_id }: v.InferOutput<typeof Item>) {
  return { productId: product_id, variantId: variant_id ?? null }
}
