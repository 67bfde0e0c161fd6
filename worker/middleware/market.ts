import { servicesUntil } from '../context/bind-services.ts'
import { isReading } from '../http/is-reading.ts'
import { replacing } from '../lib/lazily.ts'
import { settleLostWrites } from '../owner/settle-lost-writes.ts'
import type { Step } from './in-steps.ts'
import type { Market } from '#shared/markets.ts'

/**
 * Sets the market by the prefix of the path or by the host, and binds the services to it. The calls of a read may end
 * with its request; an action is completed when the visitor has left, too. A URL always renders its own market (D-80).
 */
export function placeInMarket({ code }: Market): Step {
  return function place(c) {
    c.set('market', c.var.configuration.sites[code].market)
    const services = servicesUntil(c.var, isReading(c.req.method) ? c.req.raw.signal : new AbortController().signal)
    const { OWNED: owned } = c.env
    c.set('services', owned ? replacing(services, { cart: settleLostWrites(services.cart, owned.presses) }) : services)
  }
}
