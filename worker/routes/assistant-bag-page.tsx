import type { Context } from 'hono'
import * as v from 'valibot'
import { openHandOver } from '../assistants/hand-over.ts'
import { peekCart } from '../cart/load-cart.ts'
import { type AppEnv, factory } from '../context/app-env.ts'
import { limitRate } from '../context/rate-limit.ts'
import { addAgain } from '../owner/add-again.ts'
import { respondWithEndedLink } from '../pages/ended-link.tsx'
import { loadWishlistProducts } from '../pages/loaders/load-wishlist-products.ts'
import { parseForm, readForm } from '../pages/parse-form.ts'
import { respondWithPersonalPage } from '../pages/personal-page.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import { readCoupons, writeCoupons } from '../session/coupon-cookie.ts'
import { AssistantBag } from '#client/pages/shared-bag-page.tsx'
import { isEmptyCart } from '#shared/domain/cart.ts'
import { bagPath, marketPath } from '#shared/links.ts'
import { pageTitle } from '#shared/merchant.ts'
import { sharing } from '#shared/messages/sharing.ts'
import { routes } from '#shared/routes.ts'

export const TakeSchema = v.object({ link: v.fallback(v.pipe(v.string(), v.maxLength(1000)), '') })

/** Where an assistant sends its buyer. Opening the page changes nothing, and does not use the link. */
export const assistantBagPage = factory.createHandlers(async function showAssistantBag(c) {
  const visit = c.get('visit')
  const { link: token } = v.parse(TakeSchema, { link: c.req.query('link') ?? '' })
  const [bag, own] = await Promise.all([openHandOver(visit, token), peekCart(visit)])
  if (!bag || bag.lines.length === 0) return showEnded(c)
  const { lines, codes, wantsNewsletter } = bag
  const products = await loadWishlistProducts(visit, { items: lines, page: 1 })
  const { market } = visit
  const shown = { market, token, lines, products, codes, wantsNewsletter, hasOwn: !isEmptyCart(own) }
  c.header('referrer-policy', 'no-referrer')
  return respondWithPersonalPage(c, routes.assistantBag, {
    status: 200,
    head: unlistedHead({
      title: pageTitle(sharing.ofAssistant),
      path: routes.assistantBag.pattern,
      styles: ['later', 'content', 'screens'],
    }),
    body: <AssistantBag {...shown} />,
  })
})

/**
 * Adds what the assistant put together to the visitor's bag, once, with its codes. If nothing could be added, the link
 * still works. The carts stay two: what the buyer does next is none of the assistant's business (D-404).
 */
export const takeAssistantBagForm = factory.createHandlers(async function takeAssistantBag(c) {
  const visit = c.get('visit')
  const { link: token } = parseForm(TakeSchema, await readForm(c.req.raw))
  await limitRate(visit, 'shared-bag')
  const bag = await openHandOver(visit, token)
  if (!bag || bag.lines.length === 0) return showEnded(c)
  const { agent, lines, codes, link } = bag
  c.set('agent', agent)
  const outcome = await link.useWhenDone(async () => {
    // By the id of the link, a press whose outcome was not known adds nothing twice.
    const added = await addAgain(visit, lines, link.id)
    if (added > 0 && codes.length > 0) await writeCoupons(visit, [...(await readCoupons(visit)), ...codes])
    return added > 0
  })
  if (outcome === 'used') return showEnded(c)
  if (outcome === 'busy') return showBusy(c)
  return c.redirect(marketPath(visit.market, bagPath), 303)
})

function showEnded(c: Context<AppEnv>): Promise<Response> {
  c.header('referrer-policy', 'no-referrer')
  return respondWithEndedLink(c, routes.assistantBag, { title: sharing.ended, text: sharing.ofAssistantEnded })
}

function showBusy(c: Context<AppEnv>): Promise<Response> {
  c.header('referrer-policy', 'no-referrer')
  const { busy: title, busyText: text } = sharing
  return respondWithEndedLink(c, routes.assistantBag, { title, text, status: 409 })
}
