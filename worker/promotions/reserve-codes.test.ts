import { describe, expect, test } from 'vitest'
import type { CartPort } from '../ports/cart-port.ts'
import type { OrderPort } from '../ports/order-port.ts'
import type { PromotionState, PromotionsPort, RefusedCoupon } from '../ports/promotions-port.ts'
import { type ReservationContext, releaseCodes, reserveCodes } from './reserve-codes.ts'
import { money } from '#shared/domain/money.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { cartOf, lineItem } from '#shared/test/carts.ts'

type Stage = Awaited<ReturnType<OrderPort['placementsOfCart']>>[number]['stage']
type Facts = {
  state?: PromotionState | null
  refused?: RefusedCoupon[]
  order?: Stage
  hasCart?: boolean
  isDiscounted?: boolean
}

const signal = AbortSignal.timeout(60_000)
const discounted = { ...cartOf(lineItem()), cartAmount: money(1500, 'GBP'), version: 7 }

/** The services of a cart whose session has this state, with the names of what was done. */
function cartWith({ state = 'closed', refused = [], order, hasCart = true, isDiscounted = true }: Facts = {}) {
  const done: unknown[] = []
  const session = state === null ? null : { session: { state }, effects: { refusedCoupons: refused } }
  const promotions = {
    session: async () => session,
    closeSession: async () => (done.push('close'), session),
    reopenSession: async () => void done.push('reopen'),
    cancelSession: async () => void done.push('cancel'),
  } as unknown as PromotionsPort
  const cart = isDiscounted ? discounted : cartOf(lineItem())
  const context: ReservationContext = {
    promotions,
    orders: { placementsOfCart: async () => (order ? [{ orderId: 5, stage: order }] : []) } as unknown as OrderPort,
    cart: {
      cart: async () => (hasCart ? cart : null),
      clearDiscounts: async ({ version }) => void done.push(`clear version ${version}`),
    } as Partial<CartPort> as CartPort,
    market: markets.en,
    cartId: 'c',
  }
  return { context, done }
}

describe('codes that are reserved for a checkout', () => {
  test.each<[string, Facts, object, string[]]>([
    ['of an open session are redeemed', { state: 'open' }, { status: 'reserved' }, ['close']],
    ['that another tab has reserved stay so', { state: 'closed' }, { status: 'reserved' }, []],
    [
      'of which one was used by another shopper are given back, and that one is named',
      { state: 'open', refused: [{ code: 'ONCEONLY', reason: 'used-up' }] },
      { status: 'refused', codes: ['ONCEONLY'] },
      ['close', 'reopen'],
    ],
    [
      'of which one waits for its conditions are redeemed',
      { state: 'open', refused: [{ code: 'THANKYOU20', reason: 'conditions' }] },
      { status: 'reserved' },
      ['close'],
    ],
  ])('codes %s [PROMO-35]', async (...[, facts, outcome, calls]) => {
    const { context, done } = cartWith(facts)
    expect([await reserveCodes(context, signal), done]).toEqual([outcome, calls])
  })
})

describe('codes that are released', () => {
  const released = ['clear version 7', 'reopen']

  test.each<[string, Facts, string, string[]]>([
    ['of an abandoned checkout lose their discounts first, and are released', {}, 'released', released],
    ['of a session that reserves none stay as they are', { state: 'open' }, 'open', []],
    ['of a cart without a session stay as they are', { state: null }, 'open', []],
    ['of a placed order stay used', { order: 'placed' }, 'ordered', []],
    ['of a placed order stay used although its cart is gone', { order: 'placed', hasCart: false }, 'ordered', []],
    ['of an unfinished order whose cart is left are released', { order: 'unfinished' }, 'released', released],
    ['of an unfinished order whose cart is gone wait', { order: 'unfinished', hasCart: false }, 'being-paid', []],
    ['of a cart that was deleted are released for good', { hasCart: false }, 'gone', ['cancel']],
  ])('codes %s', async (...[, facts, outcome, calls]) => {
    const { context, done } = cartWith(facts)
    expect([await releaseCodes(context, signal), done]).toEqual([outcome, calls])
  })

  test('codes of an unfinished order are left by a caller that skips those', async () => {
    const { context, done } = cartWith({ order: 'unfinished' })
    expect([await releaseCodes({ ...context, skipsUnfinished: true }, signal), done]).toEqual(['being-paid', []])
  })

  test.each<[string, boolean, string, string[]]>([
    ['discounts end', true, 'released', ['clear version 7']],
    ['nothing happens if there are no discounts', false, 'open', []],
  ])('without reserved codes, %s if the caller asks for it', async (...[, isDiscounted, outcome, calls]) => {
    const { context, done } = cartWith({ state: 'open', isDiscounted })
    expect([await releaseCodes({ ...context, endsDiscounts: true }, signal), done]).toEqual([outcome, calls])
  })

  test.each([
    [409, 'has changed meanwhile', 'released', ['clear version 7', 'reopen']],
    [404, 'was ordered meanwhile', 'ordered', []],
  ])('a cart that gives %i, because it %s, is read again', async (...[status, , outcome, calls]) => {
    const { context, done } = cartWith()
    const { clearDiscounts } = context.cart
    let attempts = 0
    context.cart.clearDiscounts = async (request, until) => {
      attempts += 1
      if (attempts > 1) return clearDiscounts(request, until)
      if (status === 404) context.orders = cartWith({ order: 'placed' }).context.orders
      throw new ServiceError('commerce', 'rejected', { status })
    }
    expect([await releaseCodes(context, signal), done]).toEqual([outcome, calls])
  })
})
