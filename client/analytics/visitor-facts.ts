import { eventCart } from '../atoms/cart-events.ts'
import { isSignedInAtom } from '../atoms/customer.ts'
import { pageServices } from '../atoms/services.ts'
import { cartAtom } from '../atoms/shown-cart.ts'
import type { PageStore } from '../atoms/store.ts'
import { hasAgreedTo } from '../runtime/consent.ts'
import type { EventUser, RecordedEvent, VisitorFacts } from '#shared/analytics/events.ts'
import { marketPath, visitorPath } from '#shared/links.ts'

/** Page views wait this long for the visitor's facts. */
export const factsTimeoutMs = 2000

/** The facts that each page view carries: device, orientation, login state, hashed e-mail address and cart (TRK-09). */
export function createVisitorFacts(store: PageStore, started: () => Promise<unknown>) {
  let known: VisitorFacts | null = null
  const { fetch, settings } = pageServices(store.get)

  async function read(): Promise<void> {
    try {
      const response = await fetch(marketPath(settings, visitorPath), {
        signal: AbortSignal.timeout(factsTimeoutMs),
      })
      if (response.ok) known = await response.json()
    } catch (error) {
      console.warn('analytics: visitor:', error)
    }
  }

  let reading = read()
  const refresh = () => void (reading = read())
  store.sub(isSignedInAtom, refresh)

  return {
    /** Resolves when the facts are known, or when they would delay the event for too long. */
    ready: () => Promise.race([Promise.all([started(), reading]), wait(factsTimeoutMs)]),
    refresh,
    complete(event: RecordedEvent): RecordedEvent {
      if (event.event !== 'page_view') return event
      return { ...event, user: userOf(store, known), cart: eventCart(store.get(cartAtom)) }
    },
  }
}

function userOf(store: PageStore, known: VisitorFacts | null): EventUser {
  const isSignedIn = store.get(isSignedInAtom)
  const hash = isSignedIn && hasAgreedTo('targeting') ? known?.hashedEmail : null
  return {
    ...(known && { device_type: known.deviceType }),
    orientation: matchMedia('(orientation: portrait)').matches ? 'portrait' : 'landscape',
    login_state: isSignedIn ? 'customer' : 'guest',
    ...(hash && { hashed_email: hash }),
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
