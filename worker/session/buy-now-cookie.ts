import { channelIdOf } from '../context/channel-id.ts'
import { defineCookie, signedText } from './define-cookie.ts'

/** The cart of a product that is being bought with a wallet from its own page, separate from the bag. */
export const buyNowCookie = defineCookie({
  name: (visit) => `sv-buy-now_${channelIdOf(visit)}_${visit.market.currency}`,
  purpose: 'buy-now',
  maxAge: 3600,
  format: signedText,
})
