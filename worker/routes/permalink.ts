import type { Context } from 'hono'
import { type PermalinkLine, readPermalink } from '../assistants/permalink.ts'
import { siteFor } from '../assistants/site-for.ts'
import { type AppEnv, factory } from '../context/app-env.ts'
import { servicesUntil } from '../context/bind-services.ts'
import { limitRate } from '../context/rate-limit.ts'
import { sitesHere } from '../context/sites-here.ts'
import { urlOf } from '../http/url-of.ts'
import { refuseInMaintenance } from '../middleware/maintenance.ts'
import { parseCouponCode } from '../promotions/coupon-code.ts'
import { sealBag } from '../sharing/shared-bag.ts'
import { parseWishlistItem, type SoldItem, type WishlistItem } from '#shared/domain/wishlist.ts'
import { NotFoundError } from '#shared/errors.ts'
import { productPath, sharedBagPathOf } from '#shared/links.ts'
import { endpoints } from '#shared/routes.ts'
import { siteHref } from '#shared/sites.ts'

/**
 * `/buy/{items}`: a link that anyone may write, and that programs open to look at it. So it writes nothing: it leads to
 * the page of a bag that was sent, where one press adds the pieces to what is in the bag (D-392).
 */
export const permalink = factory.createApp().get(`${endpoints.permalink.path}/:items?`, async (c) => {
  if (!c.get('configuration').commerceParts.includes('permalink')) throw new NotFoundError('Permalinks are off.')
  await limitRate(c.get('visit'), 'permalink')
  const [here] = sitesHere(c.get('visit'))
  const link = readPermalink(urlOf(c.req.raw))
  const site = siteFor(c.get('visit'), link?.locality ?? {})
  c.set('market', site.market)
  c.set('services', servicesUntil(c.get('visit'), c.req.raw.signal))
  await refuseInMaintenance(site.market)(c)
  const to = (path: string) => siteHref(site, path, here?.origin ?? site.origin)
  if (!link) return seeOther(c, to('/'), new URLSearchParams())
  const { lines, continueTo, coupon, kept } = link
  const resolved = await resolve(c, lines, continueTo)
  const target = 'bag' in resolved ? to(resolved.bag) : (continueTo ?? to(resolved.instead))
  const code = 'bag' in resolved && coupon !== null ? parseCouponCode(coupon) : null
  // The link of a coupon, which every page of the shop takes, saves it for the shopper who opens this page.
  return seeOther(c, target, new URLSearchParams([...(code === null ? [] : [['coupon', code]]), ...kept]))
})

type Resolved = { bag: string } | { instead: string }

/** The page of the pieces that can be bought as they are; without one, the page where the shopper chooses. */
async function resolve(
  c: Context<AppEnv>,
  lines: readonly PermalinkLine[],
  continueTo: string | null,
): Promise<Resolved> {
  const visit = c.get('visit')
  const asked = lines.flatMap(({ id, quantity }) => {
    const item = parseWishlistItem(id)
    return item ? [{ item, quantity }] : []
  })
  if (asked.length === 0) return { instead: '/' }
  const sold = await visit.services.catalogue.soldItems({ items: asked.map(({ item }) => item) })
  const found = asked.flatMap(({ item, quantity }) => {
    const piece = sold.find((each) => isOf(each, item))
    return piece ? [{ ...piece, quantity, options: [] }] : []
  })
  const ready = found.flatMap((piece) =>
    piece.isPurchasable && piece.variantId !== null ? [{ ...piece, variantId: piece.variantId }] : [],
  )
  if (ready.length > 0) return { bag: sharedBagPathOf(await sealBag(visit, ready, continueTo)) }
  const [first] = found
  return {
    instead: first ? productPath({ id: first.productId, slug: first.slug, colour: first.colour }) : '/',
  }
}

/** A product without a variant is sold as its only one. */
function isOf(sold: SoldItem, { productId, variantId }: WishlistItem): boolean {
  return sold.productId === productId && (variantId === null || sold.variantId === variantId)
}

function seeOther(c: Context<AppEnv>, target: string, query: URLSearchParams): Response {
  const [path = '', own = ''] = target.split('?')
  const whole = new URLSearchParams(own)
  const named = new Set(whole.keys())
  for (const [name, value] of query) if (!named.has(name)) whole.append(name, value)
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(whole.size > 0 ? `${path}?${whole}` : path, 303)
}
