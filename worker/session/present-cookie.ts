import { cartMaxAge } from './cart-cookie.ts'
import { defineCookie, signedText } from './define-cookie.ts'

/**
 * The id of the guest's bag that is a present, so that only such a bag asks the platform for it. What the shopper wrote
 * is only at the platform.
 */
export const presentCookie = defineCookie({
  name: (visit) => `sv-present_${visit.market.code}`,
  purpose: 'present',
  maxAge: cartMaxAge,
  format: signedText,
})
