import type { Visit } from '../context/visit.ts'
import { defineCookie, signedTextWithTime } from './define-cookie.ts'

const maxAge = 86_400

const cookie = defineCookie({ name: '__Host-sv-order', purpose: 'order', maxAge, format: signedTextWithTime })

/**
 * The cart whose order this browser placed within the last day, or `null`. The time is inside the signed value, so a
 * copy of the cookie expires at the same time.
 */
export async function readOrderedCartId(visit: Visit): Promise<string | null> {
  const value = await cookie.read(visit)
  return value && value.ageSeconds < maxAge ? value.text : null
}

/** Proof, for 24 hours, that this browser placed a guest's order of the cart (D-01). */
export const writeOrderedCartId = cookie.write
export const forgetOrderedCartId = cookie.forget
