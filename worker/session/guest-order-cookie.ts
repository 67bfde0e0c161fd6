import * as v from 'valibot'
import type { Visit } from '../context/visit.ts'
import { defineCookie, sealedJson } from './define-cookie.ts'

const maxAge = 3600

const GuestOrderSchema = v.object({ orderId: v.number(), market: v.string(), until: v.number() })

const cookie = defineCookie({
  name: '__Host-sv-guest-order',
  purpose: 'guest-order',
  maxAge,
  format: sealedJson(GuestOrderSchema),
})

/** Opens one order of the visit's market to this browser, for an hour. The caller has checked the proof. */
export async function writeGuestOrder(visit: Visit, orderId: number): Promise<void> {
  await cookie.write(visit, { orderId, market: visit.market.code, until: Date.now() + maxAge * 1000 })
}

/** The order of the visit's market that is open to this browser, or `null`. The time is inside the sealed value. */
export async function readGuestOrderId(visit: Visit): Promise<number | null> {
  const value = await cookie.read(visit)
  return value && value.market === visit.market.code && value.until > Date.now() ? value.orderId : null
}
