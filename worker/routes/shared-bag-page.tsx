import type { Context } from 'hono'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { peekCart } from '../cart/load-cart.ts'
import { withLineNames } from '../cart/name-sizes.ts'
import { type AppEnv, factory } from '../context/app-env.ts'
import { limitRate } from '../context/rate-limit.ts'
import { addAgain } from '../owner/add-again.ts'
import { respondWithEndedLink } from '../pages/ended-link.tsx'
import { loadWishlistProducts } from '../pages/loaders/load-wishlist-products.ts'
import { parseForm, readForm } from '../pages/parse-form.ts'
import { respondWithPersonalPage } from '../pages/personal-page.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import { takeFlash } from '../session/flash.ts'
import { requireSharing } from '../sharing/require-sharing.ts'
import { openBag, placeAfterBag, sealBag, sendableLines, type SharedLine } from '../sharing/shared-bag.ts'
import { AccountNotice } from '#client/pages/account/account-notice.tsx'
import { OpenedBag, SentBag } from '#client/pages/shared-bag-page.tsx'
import type { LineItem } from '#shared/domain/cart.ts'
import { bagPath, marketPath, sharedBagPath, sharedBagPathOf } from '#shared/links.ts'
import { pageTitle } from '#shared/merchant.ts'
import { sharing } from '#shared/messages/sharing.ts'
import { routes } from '#shared/routes.ts'

export const SharedBagSchema = v.object({ of: v.pipe(v.string(), v.maxLength(4096)) })

/** `/shared-bag`: the visitor's bag as a link to send, or with `?of=` the bag that somebody sent. */
export const sharedBagPage = factory.createHandlers(async function showSharedBag(c) {
  const sealed = c.req.query('of')
  if (sealed === undefined) return showOwn(c)
  const lines = await openBag(c.get('visit'), sealed)
  return lines ? showOpened(c, sealed, lines) : showEnded(c)
})

/** Adds the lines of a link to the visitor's bag. What is in the bag stays. */
export const addSharedBagForm = factory.createHandlers(async function addSharedBag(c) {
  const { market } = c.get('visit')
  const { of: sealed } = parseForm(SharedBagSchema, await readForm(c.req.raw))
  const lines = await openBag(c.get('visit'), sealed)
  if (!lines) return showEnded(c)
  await limitRate(c.get('visit'), 'shared-bag')
  const added = await addAgain(c.get('visit'), lines)
  if (added === 0) return c.redirect(marketPath(market, sharedBagPathOf(sealed)), 303)
  return c.redirect((await placeAfterBag(c.get('visit'), sealed)) ?? marketPath(market, bagPath), 303)
})

async function showOwn(c: Context<AppEnv>): Promise<Response> {
  const visit = c.get('visit')
  requireSharing(visit)
  const { market } = visit
  const cart = await peekCart(visit)
  const lines = await withLineNames(visit, sendableLines(cart))
  if (lines.length === 0) return c.redirect(marketPath(market, bagPath), 303)
  const linkTo = async (sent: readonly LineItem[]) =>
    new URL(marketPath(market, sharedBagPathOf(await sealBag(visit, sent))), c.req.url).href
  const link = await linkTo(lines)
  const pieces = await Promise.all(
    lines.map(async (line) => ({ line, link: lines.length === 1 ? link : await linkTo([line]) })),
  )
  const isPartial = lines.length < cart.lineItems.length
  return respond(c, {
    title: sharing.sendTitle,
    body: <SentBag market={market} link={link} pieces={pieces} isPartial={isPartial} />,
  })
}

async function showOpened(c: Context<AppEnv>, sealed: string, lines: readonly SharedLine[]): Promise<Response> {
  const visit = c.get('visit')
  const [products, { notice, items, count }] = await Promise.all([
    loadWishlistProducts(visit, { items: lines, page: 1 }),
    takeFlash(visit),
  ])
  return respond(c, {
    title: sharing.bagForYou,
    body: (
      <>
        {notice && <AccountNotice notice={notice} items={items} count={count} />}
        <OpenedBag market={visit.market} sealed={sealed} lines={lines} products={products} />
      </>
    ),
  })
}

function showEnded(c: Context<AppEnv>): Promise<Response> {
  return respondWithEndedLink(c, routes.sharedBag, { title: sharing.ended, text: sharing.endedText })
}

function respond(c: Context<AppEnv>, { title, body }: { title: string; body: ReactNode }): Promise<Response> {
  return respondWithPersonalPage(c, routes.sharedBag, {
    status: 200,
    head: unlistedHead({ title: pageTitle(title), path: sharedBagPath, styles: ['later', 'content', 'screens'] }),
    body,
  })
}
