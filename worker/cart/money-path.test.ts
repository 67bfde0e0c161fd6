import { describe, expect, test } from 'vitest'
import { newEmail, openAccountShop, registrationFields, sessionCookie } from '../test/accounts.ts'
import { addLines, fetchCart, formOf, lineIn, lineOf, twoSellable, unitsIn } from '../test/bags.ts'
import { playedFaults, shortTimeoutUpstream, setFault, type Target, isolatedUpstream } from '../test/faults.ts'
import { gateOrProof } from '../test/gate-or-proof.ts'
import { placeOrder } from '../test/place-order.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { type BrokenPorts, openShop } from '../test/shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { ServiceError, type ServiceFailure } from '#shared/errors.ts'
import * as messages from '#shared/messages/shop.ts'

type Shop = ReturnType<typeof openShop>
type Visit = { shop: Shop; lineId: string; cartId: string }
type Way = (shop: Shop, visit: Visit) => Promise<Response>

const failed = 'Please go back or try again'
/** Texts of a service must not reach the shopper. */
const inner = /bigcommerce|talon|gateway|unauthorized|internal server error|\/v[23]\//i
const table = playedFaults()

const [item, other] = await twoSellable()

const unitsOf = async ({ shop }: Visit) => unitsIn(await fetchCart(shop), item)

/** A browser with two units of one product and one of another in its cart. */
async function openVisit(shop: Shop = openShop({ upstream: isolatedUpstream() })): Promise<Visit> {
  let cart: Partial<CartEntity> = {}
  // On a busy machine a call may time out. Repeating the press still adds once.
  await expect
    .poll(async () => (cart = await (await addLines(shop, lineOf(item, 2), lineOf(other, 1))).json<CartEntity>()).id, {
      timeout: 40_000,
    })
    .toBeTypeOf('string')
  return { shop, cartId: present(cart.id, 'bag'), lineId: present(lineIn(cart as CartEntity, item), 'line').id }
}

/** The same browser with a fault switched on, and the function that switches it off. */
async function strike({ shop: { jar } }: Visit, target: Target, fault: { kind: string }) {
  return {
    down: openShop({ jar, upstream: shortTimeoutUpstream(target, fault) }),
    lift: await setFault({ ...target, ...fault }),
  }
}

const cart =
  (method: string, rest = '') =>
  ({ cartId }: Visit): Target => ({ service: 'bigcommerce', method, path: `/stores/*/v3/carts/${cartId}${rest}` })
const leave: Way[] = [(shop) => shop.call('checkoutLogin', {}), (shop) => shop.post('/checkout', {})]

/**
 * `units`: units in the cart once it is done; `isFound`: the Worker checks if it was done. First by script, then by
 * form or page.
 */
type Step = {
  what: string
  strikes: (visit: Visit) => Target
  ways: Way[]
  units?: number
  open?: () => Promise<Visit>
  isFound?: true
}

const steps: Step[] = [
  {
    what: 'reading the cart',
    strikes: cart('GET'),
    ways: [(shop) => shop.call('getCart', {}), (shop) => shop.get('/bag')],
  },
  {
    what: 'adding a line',
    strikes: cart('POST', '/items'),
    units: 3,
    isFound: true,
    ways: [(shop) => addLines(shop, lineOf(item, 1)), (shop) => shop.post('/bag/items', formOf(item))],
  },
  {
    what: 'changing a quantity',
    strikes: cart('PUT', '/items/*'),
    units: 3,
    isFound: true,
    ways: [
      (shop, { lineId }) => shop.call('updateCartItem', { itemId: lineId, data: { line_item: { quantity: 3 } } }),
      (shop, { lineId }) => shop.post('/bag/items/update', { lineId, quantity: '3' }),
    ],
  },
  {
    what: 'removing a line',
    strikes: cart('DELETE', '/items/*'),
    units: 0,
    isFound: true,
    ways: [
      (shop, { lineId }) => shop.call('removeCartItem', { itemId: lineId }),
      (shop, { lineId }) => shop.post('/bag/items/remove', { lineId }),
    ],
  },
  {
    what: 'the step before the checkout',
    strikes: cart('GET'),
    ways: [(shop) => shop.call('checkoutLogin', {}), (shop) => shop.get('/checkout-identity')],
  },
  {
    what: 'assigning the cart to the customer who has logged in',
    strikes: cart('PUT'),
    ways: leave,
    isFound: true,
    open: async () => disowned(await openVisit((await openAccountShop()).shop)),
  },
  {
    what: 'writing the discounts for the checkout',
    strikes: ({ cartId }) => ({
      service: 'bigcommerce',
      method: 'POST',
      path: `/stores/*/v3/checkouts/${cartId}/discounts`,
    }),
    ways: leave,
    open: withCode,
  },
  { what: 'requesting the checkout URL', strikes: cart('POST', '/redirect_urls'), ways: leave },
]

/** Make the cart a guest's again, so that the checkout has to assign it. */
async function disowned(visit: Visit): Promise<Visit> {
  await sandboxServices().services.cart.assign(
    { cartId: visit.cartId, version: null, customerId: 0 },
    new AbortController().signal,
  )
  return visit
}

async function withCode(): Promise<Visit> {
  const visit = await openVisit()
  await visit.shop.post('/bag/coupon', { code: 'WELCOME10' })
  return visit
}

describe.each(steps)('a fault in $what', ({ strikes, ways, units = 2, open = openVisit, isFound }) => {
  // Every other kind of fault by script, the others by form.
  const cells = table.map(([name, fault], index) => ({
    name,
    fault,
    way: present(ways[index % ways.length], 'way'),
    isByScript: index % ways.length === 0,
  }))

  test.each(cells)(
    '$name: shows a generic message, loses nothing, and can be repeated after the fault [NET-29, BAG-31, BAG-46, BAG-48, CHK-09]',
    async ({ fault, way, isByScript }) => {
      const visit = await open()
      const cookies = [...visit.shop.jar.keys()]
      const { down, lift } = await strike(visit, strikes(visit), fault.fault)
      const response = await way(down, visit)
      const text = `${response.headers.get('content-type')} ${await response.text()}`
      const outcome =
        response.status < 400
          ? 'done'
          : {
              status: response.status,
              showsMessage: text.includes(isByScript ? 'application/problem+json' : failed),
              leak: inner.exec(text)?.[0],
            }
      const decided = { status: fault.passes ? 503 : 500, showsMessage: true, leak: undefined }
      expect([decided, ...(isFound && fault.isDone ? ['done'] : [])]).toContainEqual(outcome)
      expect([...visit.shop.jar.keys()]).toEqual(expect.arrayContaining(cookies))
      await lift()
      // If it was done although the response was lost, it is visible. Otherwise it is repeated.
      await expect.poll(() => unitsOf(visit), { timeout: 10_000 }).toBe(fault.isDone ? units : 2)
      const again = fault.isDone && units !== 2 ? null : await way(visit.shop, visit)
      expect(again?.status ?? 200).toBeLessThan(400)
      expect(await unitsOf(visit)).toBe(units)
    },
  )
})

describe('a fault at the confirmation', () => {
  async function openOrder() {
    const visit = await openVisit()
    const { orderId } = await placeOrder(visit.shop, newEmail())
    return { ...visit, orderId, path: `/order-confirmation/${visit.cartId}/${orderId}` }
  }
  const orderPath = (orderId: number) => `/stores/*/v2/orders/${orderId}`

  test.each(table)(
    '%s of the order shows a message and keeps the proof of the order, and the page can be loaded again [CHK-14]',
    async (_name, fault) => {
      const placed = await openOrder()
      const { down, lift } = await strike(
        placed,
        { service: 'bigcommerce', path: orderPath(placed.orderId) },
        fault.fault,
      )
      const response = await down.get(placed.path)
      const text = await response.text()
      expect([response.status, text.includes(failed), text.includes('Quay Street'), inner.exec(text)?.[0]]).toEqual([
        fault.passes ? 503 : 500,
        true,
        false,
        undefined,
      ])
      await lift()
      expect(await (await placed.shop.get(placed.path)).text()).toContain('Quay Street')
    },
  )

  test.each(table)(
    '%s while assigning the order to the new account affects neither the account nor the page, and is repaired later [CHK-15]',
    async (_name, fault) => {
      const placed = await openOrder()
      await placed.shop.get(placed.path)
      const { down, lift } = await strike(
        placed,
        { service: 'bigcommerce', method: 'PUT', path: orderPath(placed.orderId) },
        fault.fault,
      )
      const opened = await down.post('/order-confirmation/account', {
        cartId: placed.cartId,
        orderId: String(placed.orderId),
        password: registrationFields.password,
      })
      expect([opened.status, opened.headers.get('location'), placed.shop.jar.has(sessionCookie)]).toEqual([
        303,
        placed.path,
        true,
      ])
      const page = await (await down.get(placed.path)).text()
      // An assignment whose response was lost shows as done.
      expect([page.includes('Quay Street'), fault.isDone || page.includes(messages.order.notKept)]).toEqual([
        true,
        true,
      ])
      await lift()
      expect(await (await placed.shop.get(placed.path)).text()).toContain(messages.order.kept)
      expect((await placed.shop.get(`/my-account/order-history/${placed.orderId}`)).status).toBe(200)
    },
  )

  test.each(table)(
    '%s of the engine while closing the session is not visible to the shopper [CHK-14]',
    async (_name, fault) => {
      const placed = await openOrder()
      const { down, lift } = await strike(
        placed,
        { service: 'talonone', path: `/v2/customer_sessions/${placed.cartId}` },
        fault.fault,
      )
      const page = await down.get(placed.path)
      expect([page.status, (await page.text()).includes('Quay Street')]).toEqual([200, true])
      await down.settle()
      await lift()
    },
  )
})

// Calls without a cart id are shared with other tests, so these faults are injected at the ports.
const kinds = gateOrProof<readonly ServiceFailure[]>(
  ['timeout', 'malformed'],
  ['timeout', 'network', 'unavailable', 'rate-limited', 'malformed'],
)

describe.each(kinds)('%s', (kind) => {
  const refuse = () => Promise.reject(new ServiceError('commerce', kind))
  const broken = ({ shop: { jar } }: Visit, services: BrokenPorts) => openShop({ jar, broken: services })

  test('a failure of the stock call keeps bag and checkout working, and refuses additions whose stock is unknown [BAG-22]', async () => {
    const visit = await openVisit()
    const down = broken(visit, { catalogue: { stock: refuse } })
    expect((await down.get('/bag')).status).toBe(200)
    expect((await down.post('/checkout', {})).headers.get('location')).toContain('/checkout/')
    expect((await addLines(down, lineOf(item, 1))).status).toBe(kind === 'malformed' ? 500 : 503)
    expect(await unitsOf(visit)).toBe(2)
    expect((await addLines(visit.shop, lineOf(item, 1))).status).toBe(200)
  })

  test('a failure of the customer call removes only the account form from the confirmation [CHK-15]', async () => {
    const visit = await openVisit()
    const { cartId, orderId } = await placeOrder(visit.shop, newEmail())
    const down = broken(visit, { customers: { isRegistered: refuse } })
    const page = await (await down.get(`/order-confirmation/${cartId}/${orderId}`)).text()
    expect([page.includes('Quay Street'), page.includes('/order-confirmation/account')]).toEqual([true, false])
  })
})
