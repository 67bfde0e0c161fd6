import type { RecordedFact, ShopFact, ViewFact } from '../api/record-event.ts'
import { toCartEvent } from '../atoms/cart-events.ts'
import { wishlistProduct } from './wishlist-product.ts'
import type { RecordedEvent, ShopEvent } from '#shared/analytics/events.ts'
import { campaignParameters, excludedPageTypes } from '#shared/analytics/settings.ts'

/** The event of a recorded fact; `null` for the view of an excluded page type. */
export function toEvent({ timestamp, page_type, page_location, ...fact }: RecordedFact): RecordedEvent | null {
  if (fact.event === 'page_view' && (excludedPageTypes as readonly string[]).includes(page_type)) return null
  const event = fact.event === 'page_view' ? pageView(page_location, fact) : toShopEvent(fact)
  return {
    ...event,
    timestamp,
    event_id: crypto.randomUUID(),
    page_type,
    page_location: recordedLocation(page_location),
  }
}

/** The URL without its query and fragment, except the parameters of campaigns that hold no e-mail address. */
export function recordedLocation(href: string): string {
  const { origin, pathname, searchParams } = new URL(href)
  const kept = new URLSearchParams(
    campaignParameters.flatMap((name) => {
      const value = searchParams.get(name)
      return value === null || /@|%40/.test(value) ? [] : [[name, value]]
    }),
  )
  return origin + pathname + (kept.size > 0 ? `?${kept}` : '')
}

function pageView(href: string, { event, page_title, page_referrer }: ViewFact): ShopEvent {
  return {
    event,
    page_path: new URL(href).pathname,
    page_title,
    page_referrer: page_referrer && recordedLocation(page_referrer),
  }
}

function toShopEvent(fact: Exclude<ShopFact, { event: 'page_view' }>): ShopEvent {
  if (fact.event === 'add_to_wishlist') return { event: fact.event, ecommerce: wishlistProduct(fact) }
  return 'cart' in fact ? toCartEvent(fact) : fact
}
