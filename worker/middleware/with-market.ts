import { factory } from '../context/app-env.ts'
import { servicesUntil } from '../context/bind-services.ts'
import { settleLostWrites } from '../owner/settle-lost-writes.ts'
import type { Market } from '#shared/markets.ts'

/**
 * Sets the market by the prefix of the path or by the host, and binds the services to it and to the request, so that
 * their calls end when the visitor leaves. A URL always renders its own market (D-80).
 */
export function withMarket({ code }: Market) {
  return factory.createMiddleware(async function placeInMarket(c, next) {
    c.set('market', c.var.configuration.sites[code].market)
    const services = servicesUntil(c.var, c.req.raw.signal)
    const { OWNED: owned } = c.env
    c.set('services', owned ? { ...services, cart: settleLostWrites(services.cart, owned.presses) } : services)
    await next()
  })
}
