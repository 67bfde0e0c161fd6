import type { Context } from 'hono'
import { refusalTextOf } from '../cart/refusal-text.ts'
import { mediaBase } from '../configuration/media-base.ts'
import { type AppEnv, factory } from '../context/app-env.ts'
import { loadWishlistProducts } from '../pages/loaders/load-wishlist-products.ts'
import { respondWithPersonalPage } from '../pages/personal-page.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import { loadOwnWishlists } from '../wishlist/own-wishlist.ts'
import { WishlistPage } from '#client/pages/wishlist-page.tsx'
import { parseWishlistItem, type WishlistItem, wishlistPageSize } from '#shared/domain/wishlist.ts'
import { wishlistPath } from '#shared/links.ts'
import { pageTitle } from '#shared/merchant.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'

function noticeOf(error: string | undefined): string | null {
  if (error === undefined) return null
  return error === 'full' ? messages.wishlist.full : refusalTextOf(error)
}

/** `/wishlist`: the customer's own list, or with `?items=` the items of a shared link, for any visitor. */
export const wishlistPage = factory.createHandlers(async function showWishlist(c) {
  const { market, configuration } = c.get('visit')
  const named = c.req.query('items')
  const kind = named === undefined ? (c.get('customer') ? 'own' : 'guest') : 'shared'
  const items = await itemsOf(c, kind, named ?? '')
  const pageCount = Math.max(1, Math.ceil(items.length / wishlistPageSize))
  const page = Math.min(pageCount, pageOf(c.req.query('page')))
  const products = await loadWishlistProducts(c.get('visit'), { items, page })
  const requestedCount = Math.min(wishlistPageSize, items.length - (page - 1) * wishlistPageSize)
  return respondWithPersonalPage(c, routes.wishlist, {
    status: 200,
    head: unlistedHead({
      title: pageTitle(kind === 'shared' ? messages.wishlist.shared : messages.wishlist.title),
      path: wishlistPath,
      styles: ['later', 'content', 'screens'],
    }),
    body: (
      <WishlistPage
        market={market}
        mediaBase={mediaBase(configuration)}
        kind={kind}
        products={products}
        page={page}
        pageCount={pageCount}
        isGone={products.length < requestedCount}
        notice={noticeOf(c.req.query('error'))}
      />
    ),
  })
})

/** Newest first. A customer whose session cannot be checked gets the failure, not an empty list. */
async function itemsOf(c: Context<AppEnv>, kind: 'own' | 'shared' | 'guest', named: string): Promise<WishlistItem[]> {
  if (kind === 'shared') {
    const items = named.split(',').slice(0, wishlistPageSize).map(parseWishlistItem)
    return items.filter((item) => item !== null)
  }
  if (c.get('sessionFailure') !== null) throw c.get('sessionFailure')
  if (kind === 'guest') return []
  const [first] = await loadOwnWishlists(c.get('visit'))
  return first.items.toReversed()
}

function pageOf(text: string | undefined): number {
  return /^[1-9]\d?$/.test(text ?? '') ? Number(text) : 1
}
