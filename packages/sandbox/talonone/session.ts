import type { CartItem, CustomerSessionBody, SessionState } from './bodies.ts'
import { sumOf, toAmount, type Amount } from './engine/amount.ts'
import type { Effect } from './engine/effect.ts'
import { Refusal, invalidBody } from './refusal.ts'

/** The fields of a session that an integration sets. `profileId` is empty for an anonymous session. */
export type SessionFields = {
  profileId: string
  storeIntegrationId: string | undefined
  state: SessionState
  couponCodes: readonly string[]
  referralCode: string
  loyaltyCards: readonly string[]
  cartItems: readonly CartItem[]
  additionalCosts: Readonly<Record<string, { price: number }>>
  identifiers: readonly string[]
  attributes: Readonly<Record<string, unknown>>
}

/** Times are Unix milliseconds. `updateCount` is 1 after the first write. */
export type Session = {
  id: number
  integrationId: string
  fields: SessionFields
  effects: readonly Effect[]
  updateCount: number
  isFirstSession: boolean
  createdAt: number
  updatedAt: number
}

type Totals = { cartItems: Amount; cartItemCosts: Amount; additionalCosts: Amount; session: Amount }

export const emptyFields: SessionFields = {
  profileId: '',
  storeIntegrationId: undefined,
  state: 'open',
  couponCodes: [],
  referralCode: '',
  loyaltyCards: [],
  cartItems: [],
  additionalCosts: {},
  identifiers: [],
  attributes: {},
}

/** A field that is sent replaces the stored one. A field that is left out or null keeps it. */
export function mergeFields(stored: SessionFields, body: CustomerSessionBody): SessionFields {
  return {
    profileId: body.profileId ?? stored.profileId,
    storeIntegrationId: body.storeIntegrationId ?? stored.storeIntegrationId,
    state: body.state ?? stored.state,
    couponCodes: body.couponCodes ?? stored.couponCodes,
    referralCode: body.referralCode ?? stored.referralCode,
    loyaltyCards: body.loyaltyCards ?? stored.loyaltyCards,
    cartItems: body.cartItems ?? stored.cartItems,
    additionalCosts: body.additionalCosts ?? stored.additionalCosts,
    identifiers: body.identifiers ?? stored.identifiers,
    attributes: body.attributes ?? stored.attributes,
  }
}

type Transition = 'evaluate' | 'cancel' | 'nothing'

/**
 * The result of a session update: an open session is evaluated; a closed one can only be cancelled, or sent again
 * unchanged.
 *
 * @throws Refusal 400 for a change that the state does not allow.
 */
export function transitionOf(stored: SessionFields | undefined, next: SessionFields): Transition {
  const state = stored?.state ?? 'open'
  if (state === 'open') {
    if (next.state === 'partially_returned' || (next.state === 'cancelled' && !stored))
      throw forbidden(stored ? state : 'new', next.state)
    return 'evaluate'
  }
  if (next.state === 'cancelled' && state !== 'cancelled') return 'cancel'
  if (JSON.stringify(stored) === JSON.stringify(next)) return 'nothing'
  if (next.state !== state) throw forbidden(state, next.state)
  throw new Refusal(400, 'The session cannot be modified anymore', [
    { title: 'Invalid state', details: `The session is ${state}.`, source: { pointer: '/customerSession/state' } },
  ])
}

/** Totals before discounts. The additional costs of an item are charged for each of its units. */
export function totalsOf({ cartItems, additionalCosts }: SessionFields): Totals {
  const costs = (of: CartItem['additionalCosts']) => sumOf(Object.values(of ?? {}).map(({ price }) => toAmount(price)))
  const items = sumOf(cartItems.map(({ price, quantity }) => toAmount(price) * quantity))
  const cartItemCosts = sumOf(cartItems.map((item) => costs(item.additionalCosts) * item.quantity))
  const own = costs(additionalCosts)
  return { cartItems: items, cartItemCosts, additionalCosts: own, session: items + cartItemCosts + own }
}

function forbidden(from: string, to: string) {
  return invalidBody('Invalid state', '/customerSession/state', `A ${from} session cannot become ${to}.`)
}
