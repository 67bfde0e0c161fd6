import type { Context } from 'hono'
import * as v from 'valibot'
import { type AppEnv, factory } from '../context/app-env.ts'
import { limitRate } from '../context/rate-limit.ts'
import { askBag } from '../owner/ask-owner.ts'
import { parseForm, readForm } from '../pages/parse-form.ts'
import { requireSharing } from '../sharing/require-sharing.ts'
import { clearWishlist, loadOwnWishlists, saveItems } from '../wishlist/own-wishlist.ts'
import { isSameItem, parseWishlistItem, type WishlistItem, wishlistItemKey } from '#shared/domain/wishlist.ts'
import { bagPath, loginPathTo, marketPath, sharedWishlistPath, wishlistPath } from '#shared/links.ts'

export const ItemSchema = v.object({
  item: v.pipe(
    v.string(),
    v.maxLength(30),
    v.transform(parseWishlistItem),
    v.check((item) => item !== null, 'no item'),
    v.transform((item) => item as WishlistItem),
  ),
})

// The forms of hearts and of the wishlist page. Each responds with 303. For a guest, the login's return URL holds the
// item to save.

export const saveForm = factory.createHandlers(async (c) => {
  const { item } = parseForm(ItemSchema, await readForm(c.req.raw))
  if (!isSignedIn(c)) return toLogin(c, sharedWishlistPath([wishlistItemKey(item)]))
  const [wishlist] = await loadOwnWishlists(c.get('visit'))
  const outcome = await saveItems(c.get('visit'), wishlist, [item])
  return toWishlist(c, outcome === 'full' ? '?error=full' : '')
})

export const removeFromWishlistForm = factory.createHandlers(async (c) => {
  const { item } = parseForm(ItemSchema, await readForm(c.req.raw))
  if (!isSignedIn(c)) return toLogin(c, wishlistPath)
  const [wishlist] = await loadOwnWishlists(c.get('visit'))
  const saved = wishlist.items.find((other) => isSameItem(other, item))
  if (saved) await c.get('services').customers.removeFromWishlist({ wishlistId: wishlist.id, itemId: saved.id })
  return toWishlist(c)
})

export const clearWishlistForm = factory.createHandlers(async (c) => {
  if (!isSignedIn(c)) return toLogin(c, wishlistPath)
  const [wishlist] = await loadOwnWishlists(c.get('visit'))
  await clearWishlist(c.get('visit'), wishlist)
  return toWishlist(c)
})

export const PublishSchema = v.object({ isPublic: v.picklist(['yes', 'no']) })

/** The owner's switch of the list's public link. A shop that makes none can still end those that it made. */
export const publishWishlistForm = factory.createHandlers(async (c) => {
  const { isPublic } = parseForm(PublishSchema, await readForm(c.req.raw))
  if (isPublic === 'yes') requireSharing(c.get('visit'))
  if (!isSignedIn(c)) return toLogin(c, wishlistPath)
  const [wishlist] = await loadOwnWishlists(c.get('visit'))
  await limitRate(c.get('visit'), 'wishlist', { session: String(wishlist.customerId) })
  await c.get('services').customers.publishWishlist({ wishlist, isPublic: isPublic === 'yes' })
  return toWishlist(c)
})

export const buySavedForm = factory.createHandlers(async (c) => {
  const { item } = parseForm(ItemSchema, await readForm(c.req.raw))
  const { productId, variantId } = item
  const [line] = (
    await askBag(c.get('visit'), 'addToCart', {
      requests: [{ productId, choice: { variantId }, quantity: 'smallest', values: new Map() }],
    })
  ).lines
  if (line?.status !== 'added') return toWishlist(c, `?error=${line?.reason ?? 'invalid'}`)
  return c.redirect(marketPath(c.get('market'), bagPath), 303)
})

/** @throws the reason if the session could not be checked */
function isSignedIn(c: Context<AppEnv>): boolean {
  if (c.get('sessionFailure') !== null) throw c.get('sessionFailure')
  return c.get('customer') !== null
}

function toLogin(c: Context<AppEnv>, path: string): Response {
  const market = c.get('market')
  return c.redirect(marketPath(market, loginPathTo(marketPath(market, path))), 303)
}

function toWishlist(c: Context<AppEnv>, query = ''): Response {
  return c.redirect(marketPath(c.get('market'), wishlistPath) + query, 303)
}
