import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { isWithinLimit } from '../context/rate-limit.ts'
import { isDocumentNavigation } from '../http/document-navigation.ts'
import { parseCouponCode } from '../promotions/coupon-code.ts'
import { promotionsOf } from '../promotions/enabled.ts'
import { maxCoupons, readCoupons, writeCoupons } from '../session/coupon-cookie.ts'

const parameter = 'coupon'

/**
 * Handles a link with `?coupon=CODE` to any page: stores the code until the cart has an item, and redirects to the page
 * itself, which is the same for every visitor. Crawlers get the page; images and prefetches store nothing.
 */
export async function storeLinkedCoupon(c: Context<AppEnv>): Promise<Response | undefined> {
  const text = c.req.method === 'GET' ? c.req.query(parameter) : undefined
  if (text === undefined || c.get('device').isCrawler) return undefined
  const code = parseCouponCode(text)
  // A picture on another site stores nothing, and uses up nobody's tries.
  if (
    code !== null &&
    promotionsOf(c.get('visit')) &&
    isDocumentNavigation(c.req.raw) &&
    (await isWithinLimit(c.get('visit'), 'coupon'))
  ) {
    const codes = await readCoupons(c.get('visit'))
    // Anyone can write such a link, so it never pushes out one of the shopper's own codes.
    if (codes.length < maxCoupons && !codes.includes(code)) await writeCoupons(c.get('visit'), [...codes, code])
  }
  const { pathname, searchParams } = new URL(c.req.url)
  searchParams.delete(parameter)
  return c.redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname, 302)
}
