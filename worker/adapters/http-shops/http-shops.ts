import * as v from 'valibot'
import type { ConfigurationOf } from '../../configuration/configuration.ts'
import type { ShopsPort } from '../../ports/shops-port.ts'
import type { Call } from '../../upstream/call.ts'

const maxTextLength = 100
const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(maxTextLength))
const Until = v.pipe(v.string(), v.isoTimestamp())

const StockSchema = v.object({
  shops: v.array(v.object({ id: Name, name: Name, town: Name, units: v.pipe(v.number(), v.integer(), v.minValue(0)) })),
})
const ReservationSchema = v.object({ id: Name, until: Until })
const CancelledSchema = v.object({ id: v.string() })
const OwnSchema = v.object({
  reservations: v.array(v.object({ sku: v.string(), shop: v.string(), until: v.string() })),
})
const ForgottenSchema = v.object({ forgotten: v.number() })

const noneLeft = 409
const notFound = 404

/** The stock service of the merchant's shops over HTTP with JSON. */
export function createHttpShops({
  configuration,
  call,
}: {
  configuration: ConfigurationOf<'shops'>
  call: Call
}): ShopsPort {
  const reservations = `${configuration.url}/v1/reservations`
  const headers = { authorization: `Bearer ${configuration.key}` }
  return {
    async stock({ market, sku }, signal) {
      const query = new URLSearchParams({ sku, market: market.code })
      const { shops } = await call('shop-stock', StockSchema, {
        url: `${configuration.url}/v1/stock?${query}`,
        headers,
        signal,
      })
      return shops
    },
    reserve({ market, shopId, key, ...person }, signal) {
      return call('reservation', ReservationSchema, {
        url: reservations,
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        isIdempotent: true,
        body: { ...person, shop: shopId, quantity: 1, market: market.code, language: market.language },
        absentOn: [noneLeft],
        signal,
      })
    },
    async cancel({ id }, signal) {
      const cancelled = await call('reservation-cancel', CancelledSchema, {
        url: `${reservations}/${encodeURIComponent(id)}`,
        method: 'DELETE',
        headers,
        isIdempotent: true,
        absentOn: [notFound],
        signal,
      })
      return cancelled ? 'cancelled' : 'over'
    },
    async reservationsOf({ email }, signal) {
      const own = await call('reservations-list', OwnSchema, {
        url: `${reservations}/list`,
        method: 'POST',
        headers,
        isIdempotent: true,
        body: { email },
        signal,
      })
      return own.reservations.map(({ sku, shop: shopId, until }) => ({ sku, shopId, until }))
    },
    async forget({ email }, signal) {
      await call('reservations-forget', ForgottenSchema, {
        url: `${reservations}/forget`,
        method: 'POST',
        headers,
        isIdempotent: true,
        body: { email },
        signal,
      })
    },
  }
}
