/**
 * What a request is for: looking at the shop, filling a bag, or paying for one whose checkout or sheet was opened. An
 * object's own work is paying too: reports of orders, and the ends of payments.
 */
export type Purpose = 'browsing' | 'selling' | 'paying'

/** How much a network has used lately: within what one shopper needs, more than that, or far more. */
export type Usage = 'light' | 'medium' | 'heavy'

/** The share of a service's quota that requests of a purpose leave to the purposes after it. */
const reserves: Readonly<Record<Purpose, Readonly<Record<Usage, number>>>> = {
  browsing: { light: 0.4, medium: 0.5, heavy: 0.6 },
  selling: { light: 0.2, medium: 0.3, heavy: 0.4 },
  paying: { light: 0, medium: 0.1, heavy: 0.3 },
}

/**
 * The share of a quota that a request leaves. The last fifth is for shoppers who pay, the fifth before it for those who
 * fill a bag. Who has used much leaves more, so that a stranger who uses up what is left meets his own limit first.
 */
export function reserveOf(purpose: Purpose, usage: Usage): number {
  return reserves[purpose][usage]
}
