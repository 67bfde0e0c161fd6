import { describe, expect, test } from 'vitest'
import type { Visit } from '../context/visit.ts'
import type { OpenedCheckout, OwnedCart } from '../ports/cart-owner-port.ts'
import { writeCoupons } from '../session/coupon-cookie.ts'
import { openBrowser } from '../test/browser.ts'
import { cartService } from '../test/cart-service.ts'
import { createEngine } from '../test/engine.ts'
import { catalogueOf } from '../test/stock-is.ts'
import { rememberBill } from './bill.ts'
import { startCheckout } from './start-checkout.ts'
import { NotFoundError } from '#shared/errors.ts'
import { totalChange } from '#shared/messages/shop.ts'
import { cartOf, lineItem } from '#shared/test/carts.ts'

const dress = lineItem({ id: 'a', variantId: 12, quantity: 2 })
const fivePounds = { ofCart: [{ name: 'Sale', code: null, value: 5_000_000 }], ofUnits: [] }
const customer = { id: 7, sessionId: 's', startedAt: 0 }

/** A browser whose bag has two dresses for £40, of which the engine takes off £5. `calls` are what an opening takes. */
function openBag({ units = 9, lines = [dress] }: { units?: number; lines?: (typeof dress)[] } = {}) {
  const calls: string[] = []
  let opened: OpenedCheckout | null = null
  const engine = createEngine({ discounts: fivePounds, acceptedCodes: ['WELCOME10'] })
  const service = cartService(cartOf(...lines), ({ cart }) => ({
    cart: async (request) => (calls.push('cart'), cart(request)),
    checkoutUrl: async () => (calls.push('checkoutUrl'), 'https://checkout.example/'),
    async setDiscounts({ version, ofCart }) {
      calls.push(`${ofCart[0]?.amount} off version ${version}`)
      return version
    },
    async assign({ customerId }) {
      const found = await cart({ cartId: 'c' })
      return found && { ...found, customerId }
    },
  }))
  const owned = {
    cartId: 'c',
    opened: { read: async () => opened, write: async (written: OpenedCheckout) => void (opened = written) },
    object: { endLater: async () => undefined },
  } as unknown as OwnedCart
  const { visit, ...browser } = openBrowser({
    cartId: 'c',
    coupons: ['WELCOME10'],
    engine: engine.promotions,
    owned,
    services: {
      cart: service.cart,
      catalogue: { ...catalogueOf(() => units), saleStates: async () => new Map() },
      customers: { customer: async () => null },
    },
  })
  return {
    ...browser,
    ...service,
    visit,
    async press(changes?: Partial<Pick<Visit, 'customer'>>) {
      calls.splice(0)
      const start = await visit((made) => startCheckout(made), changes)
      return { start, calls: [...calls] }
    },
    forgetOpened: () => void (opened = null),
  }
}

const ready = { status: 'ready', url: 'https://checkout.example/' }
const again = ['cart', 'checkoutUrl']

describe('a checkout', () => {
  test('a checkout is opened with the discounts for the version that was priced [CHK-06]', async () => {
    expect(await openBag().press()).toEqual({ start: ready, calls: ['cart', 'checkoutUrl', '500 off version 1'] })
  })

  test.each([
    ['have sold out', 0, 'sold-out-lines', 2],
    ['are above the stock', 1, 'quantity-adjusted', 1],
  ])('no checkout is opened if lines %s [BAG-67, BAG-68] [D-46]', async (...[, units, reason, left]) => {
    const { press, now } = openBag({ units })
    expect((await press()).start).toEqual({ status: 'refused', reason })
    expect(now()?.lineItems.map(({ quantity }) => quantity)).toEqual([left])
  })

  test('no checkout is opened for a total that the shopper was not shown', async () => {
    const { press, visit, now } = openBag()
    const cart = now() ?? cartOf()
    await visit((made) => rememberBill(made, { cart, promotions: null, outcome: 'off' }))
    expect((await press()).start).toMatchObject({
      reason: 'total-changed',
      changes: [totalChange.totalChanged('£40.00', '£35.00'), totalChange.offerNew('Sale', '£5.00')],
    })
    expect((await press()).start).toEqual(ready)
  })

  test('an empty bag has no checkout', async () => {
    await expect(openBag({ lines: [] }).press()).rejects.toThrow(NotFoundError)
  })
})

describe('a checkout that is opened a second time', () => {
  test('the same bag takes two calls', async () => {
    const { press } = openBag()
    await press()
    expect(await press()).toEqual({ start: ready, calls: again })
  })

  type Bag = ReturnType<typeof openBag>
  test.each<[string, (bag: Bag) => unknown, Parameters<Bag['press']>[0]?]>([
    ['the bag has changed', ({ works }) => works.clearDiscounts({ cartId: 'c', version: null, couponCodes: [] })],
    ['a code was removed', ({ visit }) => visit((made) => writeCoupons(made, []))],
    ['the shopper has logged in', () => undefined, { customer }],
    ['the first opening is too long ago', ({ forgetOpened }) => forgetOpened()],
    [
      'the bag has shown another total since',
      ({ visit, now }) =>
        visit((made) => rememberBill(made, { cart: now() ?? cartOf(), promotions: null, outcome: 'off' })),
    ],
  ])('it is priced again if %s', async (_case, change, changes) => {
    const bag = openBag()
    await bag.press()
    await change(bag)
    expect((await bag.press(changes)).calls).not.toEqual(again)
  })
})
