import type { Context } from 'hono'
import { refusalTextOf } from '../cart/refusal-text.ts'
import { featuresOf } from '../configuration/features.ts'
import { mediaBase } from '../configuration/media-base.ts'
import { type AppEnv, factory } from '../context/app-env.ts'
import { respondWithEndedLink } from '../pages/ended-link.tsx'
import { loadWishlistProducts } from '../pages/loaders/load-wishlist-products.ts'
import { respondWithPersonalPage } from '../pages/personal-page.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import { loadOwnWishlists } from '../wishlist/own-wishlist.ts'
import { WishlistPage } from '#client/pages/wishlist-page.tsx'
import { parseWishlistItem, type WishlistItem, wishlistPageSize } from '#shared/domain/wishlist.ts'
import { marketPath, publicWishlistPath, wishlistPath } from '#shared/links.ts'
import { pageTitle } from '#shared/merchant.ts'
import { sharing } from '#shared/messages/sharing.ts'
import * as messages from '#shared/messages/shop.ts'
import { routes } from '#shared/routes.ts'

/** A token of the platform, which does not document its form. */
const TokenPattern = /^[\w-]{8,64}$/

function noticeOf(error: string | undefined): string | null {
  if (error === undefined) return null
  return error === 'full' ? messages.wishlist.full : refusalTextOf(error)
}

/**
 * `/wishlist`: the customer's own list. For any visitor, with `?items=` the items of a shared link, and with `?list=` a
 * list that its owner shares.
 */
export const wishlistPage = factory.createHandlers(async function showWishlist(c) {
  const { market, configuration } = c.get('visit')
  const requested = await requestedList(c)
  if (requested === null)
    return respondWithEndedLink(c, routes.wishlist, { title: sharing.privateTitle, text: sharing.privateText })
  const { kind, items, path, link } = requested
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
        path={path}
        link={link}
        hasSharing={featuresOf(configuration, market).hasSharing}
      />
    ),
  })
})

type RequestedList = {
  kind: 'own' | 'shared' | 'guest'
  items: WishlistItem[]
  path: string
  link: string | null
}

/**
 * Newest first. `null` if no list is shared with the token. A customer whose session cannot be checked gets the
 * failure, not an empty list.
 */
async function requestedList(c: Context<AppEnv>): Promise<RequestedList | null> {
  const visit = c.get('visit')
  const token = c.req.query('list')
  if (token !== undefined) {
    const items = TokenPattern.test(token) ? await visit.services.customers.publicWishlist({ token }) : null
    return items && { kind: 'shared', items: items.toReversed(), path: publicWishlistPath(token), link: null }
  }
  const named = c.req.query('items')
  if (named !== undefined) {
    const keys = named.split(',').slice(0, wishlistPageSize).map(parseWishlistItem)
    const items = keys.filter((item) => item !== null)
    return { kind: 'shared', items, path: wishlistPath, link: null }
  }
  if (c.get('sessionFailure') !== null) throw c.get('sessionFailure')
  if (!c.get('customer')) return { kind: 'guest', items: [], path: wishlistPath, link: null }
  const [first] = await loadOwnWishlists(visit)
  const link = first.isPublic
    ? new URL(marketPath(visit.market, publicWishlistPath(first.token)), c.req.url).href
    : null
  return { kind: 'own', items: first.items.toReversed(), path: wishlistPath, link }
}

function pageOf(text: string | undefined): number {
  return /^[1-9]\d?$/.test(text ?? '') ? Number(text) : 1
}
