import * as v from 'valibot'
import { peekCart } from '../cart/load-cart.ts'
import type { Visit } from '../context/visit.ts'
import { defineMailedLink, type OpenedLink } from '../mailed-links/define-mailed-link.ts'
import { readCoupons } from '../session/coupon-cookie.ts'
import type { SharedLine } from '../sharing/shared-bag.ts'
import { takesBuyerConsent } from './buyer-consent.ts'
import { standingPayment } from './payment-standing.ts'
import { readAssistantSession, visitOf } from './session.ts'
import { chosenLines } from '#shared/domain/cart.ts'
import { assistantBagPathOf } from '#shared/links.ts'
import { type Site, siteUrl } from '#shared/sites.ts'

const lifetimeSeconds = 30 * 60

/** The address of a cart for its buyer: sealed, for one market, thirty minutes and one use. */
const handOver = defineMailedLink({
  purpose: 'assistant-bag',
  lifetimeSeconds,
  subject: v.object({ session: v.string() }),
})

/** What an assistant has put together, with its link. `agent` names the platform. */
type HandedOver = {
  agent: string
  lines: SharedLine[]
  codes: string[]
  /** The buyer wants the newsletter, as the platform says. */
  wantsNewsletter: boolean
  link: Omit<OpenedLink<unknown>, 'subject'>
}

export async function continueUrl(visit: Visit, site: Site, session: string): Promise<string> {
  return siteUrl(site, assistantBagPathOf(await handOver.create(visit, site.market, { session })))
}

/** The lines and codes of the assistant's cart as they are now; `null` if the link or the cart has ended. */
export async function openHandOver(visit: Visit, token: string): Promise<HandedOver | null> {
  const { commerceParts } = visit.configuration
  if (!commerceParts.includes('cart') && !commerceParts.includes('checkout')) return null
  const link = await handOver.open(visit, token)
  const session = link && (await readAssistantSession(visit, link.subject.session))
  if (!link || !session || session.marketCode !== visit.market.code) return null
  // What is paid, or may still be charged, is not sold a second time.
  if (await standingPayment(visit, session)) return null
  const own = visitOf(visit, new Map(Object.entries(session.cookies)))
  const lines = chosenLines(await peekCart(own)).map(({ productId, variantId, quantity }) => ({
    productId,
    variantId,
    quantity,
    values: new Map<number, string>(),
  }))
  const { agent = '', newsletter = false } = session
  const wantsNewsletter = newsletter && takesBuyerConsent(visit)
  return { agent, lines, codes: await readCoupons(own), wantsNewsletter, link }
}
