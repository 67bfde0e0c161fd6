import { beforeAll, describe, expect, it } from 'vitest'
import { ServiceError, type ServiceFailure } from '../../shared/errors.ts'
import { markets } from '../../shared/markets.ts'
import type { CartPort } from '../ports/cart-port.ts'
import type { Services } from '../services.ts'
import { newEmail } from '../test/accounts.ts'
import { type Buyable, buyable } from '../test/buyable.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'

const { services: real } = sandboxServices()
const failed = 'Please go back or try again'

/** How a service fails, as its adapter tells it: no answer in time, no connection, an error, too many calls, an answer cut off or of no shape. */
const kinds = ['timeout', 'network', 'unavailable', 'rate-limited', 'malformed'] as const satisfies readonly ServiceFailure[]
type Moment = 'before it is done' | 'after it is done'
/** Each kind, and those that may hide that the platform did what it was asked. */
const faults: [ServiceFailure, Moment][] = [...kinds.map((kind): [ServiceFailure, Moment] => [kind, 'before it is done']), ['timeout', 'after it is done'], ['malformed', 'after it is done']]

let item: Buyable
beforeAll(async () => {
  item = await buyable(real.catalogue, markets.en)
})

type Shop = ReturnType<typeof openShop>
type Bag = { id: string; line_items: { physical_items: { id: string; variant_id: number; quantity: number }[] } }
type Visit = { shop: Shop; lineId: string; cartId: string }

const add = (shop: Shop, quantity = 1) => shop.call('addCartItems', { data: { line_items: [{ product_id: item.product.id, variant_id: item.variant.id, quantity }] } })
const bagOf = async (shop: Shop) => (await shop.call('getCart', {})).json<Bag>()
const ownOf = ({ line_items }: Bag) => line_items.physical_items.find(({ variant_id }) => variant_id === item.variant.id)
const unitsOf = async (shop: Shop) => ownOf(await bagOf(shop))?.quantity ?? 0

async function openVisit(): Promise<Visit> {
  const shop = openShop()
  const bag = await (await add(shop, 2)).json<Bag>()
  return { shop, cartId: bag.id, lineId: present(ownOf(bag), 'line').id }
}

/** The same browser while something fails. */
function during({ shop }: Visit, broken: Partial<Services>): Shop {
  const down = openShop({ broken })
  for (const [name, value] of shop.jar) down.jar.set(name, value)
  return down
}

type Method = 'cart' | 'addItems' | 'updateItem' | 'removeItem' | 'deleteCart' | 'checkoutUrl'

function failing(method: Method, kind: ServiceFailure, moment: Moment): Partial<Services> {
  const inTurn = async (...given: Parameters<CartPort[Method]>) => {
    // An address of the checkout that is lost leaves nothing behind.
    if (moment === 'after it is done' && method !== 'checkoutUrl') await (real.cart[method] as (...args: unknown[]) => Promise<unknown>)(...given)
    throw new ServiceError('commerce', kind)
  }
  return { cart: { ...real.cart, [method]: inTurn } }
}

type Step = { what: string; method: Method; byScript: (shop: Shop, visit: Visit) => Promise<Response>; byForm: (shop: Shop, visit: Visit) => Promise<Response>; units: number }

const steps: Step[] = [
  { what: 'reading the bag', method: 'cart', byScript: (shop) => shop.call('getCart', {}), byForm: (shop) => shop.get('/bag'), units: 2 },
  {
    what: 'adding',
    method: 'addItems',
    byScript: (shop) => add(shop),
    byForm: (shop) => shop.post('/bag/items', { productId: String(item.product.id), color: item.variant.colour ?? '', size: item.variant.size ?? '', length: item.variant.length ?? '' }),
    units: 3,
  },
  {
    what: 'changing a quantity',
    method: 'updateItem',
    byScript: (shop, { lineId }) => shop.call('updateCartItem', { itemId: lineId, data: { line_item: { quantity: 3 } } }),
    byForm: (shop, { lineId }) => shop.post('/bag/items/update', { lineId, quantity: '3' }),
    units: 3,
  },
  { what: 'removing', method: 'removeItem', byScript: (shop, { lineId }) => shop.call('removeCartItem', { itemId: lineId }), byForm: (shop, { lineId }) => shop.post('/bag/items/remove', { lineId }), units: 0 },
  { what: 'clearing', method: 'deleteCart', byScript: (shop) => shop.call('deleteCart', {}), byForm: (shop) => shop.post('/bag/clear', {}), units: 0 },
  { what: 'leaving for the checkout', method: 'checkoutUrl', byScript: (shop) => shop.call('checkoutLogin', {}), byForm: (shop) => shop.post('/checkout', {}), units: 2 },
]

describe.each(steps)('a fault in $what', ({ method, byScript, byForm, units }) => {
  it.each(faults)('%s %s is told, loses nothing, and can be repeated [NET-29, BAG-31, BAG-46, BAG-48, CHK-09]', async (kind, moment) => {
    for (const [ask, shows] of [[byScript, 'application/problem+json'], [byForm, failed]] as const) {
      const visit = await openVisit()
      const down = during(visit, failing(method, kind, moment))
      const cookies = [...down.jar]
      const answer = await ask(down, visit)
      expect(answer.status).toBe(kind === 'malformed' ? 500 : 503)
      expect(`${answer.headers.get('content-type')} ${await answer.text()}`).toContain(shows)
      expect([...down.jar.keys()]).toEqual(cookies.map(([name]) => name))
      const found = await unitsOf(visit.shop)
      expect(found).toBe(moment === 'after it is done' ? units : 2)
      // What was done without an answer is there to be seen; the rest is asked for again.
      if (found !== units) await ask(visit.shop, visit)
      expect(await unitsOf(visit.shop)).toBe(units)
    }
  })
})

describe.each(kinds)('a fault of the stock: %s', (kind) => {
  const broken: Partial<Services> = { catalogue: { ...real.catalogue, stock: () => Promise.reject(new ServiceError('commerce', kind)) } }

  it('takes neither the bag nor the checkout away, and refuses to add what it cannot vouch for [BAG-22]', async () => {
    const visit = await openVisit()
    const down = during(visit, broken)
    expect((await down.get('/bag')).status).toBe(200)
    expect((await down.post('/checkout', {})).headers.get('location')).toContain('/checkout/')
    expect((await add(down)).status).toBe(kind === 'malformed' ? 500 : 503)
    expect(await unitsOf(visit.shop)).toBe(2)
    expect((await add(visit.shop)).status).toBe(200)
  })
})

describe('a fault at the confirmation', () => {
  let placed: Visit & { orderId: number }
  beforeAll(async () => {
    const visit = await openVisit()
    const { cartId } = visit
    const { line_items } = await bagOf(visit.shop)
    const lines = line_items.physical_items.map(({ id, quantity }) => ({ lineId: id, quantity }))
    const address = { email: newEmail(), firstName: 'Ada', lastName: 'Byron', address1: '1 Quay Street', address2: '', city: 'Bristol', region: '', postalCode: 'BS1 4DJ', country: 'GB', phone: '' }
    await real.checkout.addBillingAddress({ cartId, address }, untilDone())
    const { consignments } = await real.checkout.addConsignments({ cartId, consignments: [{ address, lines }] }, untilDone())
    const consignment = present(consignments[0], 'consignment')
    await real.checkout.changeConsignment({ cartId, consignmentId: consignment.id, change: { shippingOptionId: present(consignment.options[0], 'way to deliver').id } }, untilDone())
    placed = { ...visit, ...(await real.checkout.createOrder({ cartId }, untilDone())) }
  })

  it.each(kinds)('%s is told, keeps the proof of the order, and the page can be asked for again [CHK-14]', async (kind) => {
    const path = `/order-confirmation/${placed.cartId}/${placed.orderId}`
    const down = during(placed, { orders: { ...real.orders, order: () => Promise.reject(new ServiceError('commerce', kind)) } })
    const answer = await down.get(path)
    expect([answer.status, (await answer.text()).includes(failed)]).toEqual([kind === 'malformed' ? 500 : 503, true])
    for (const [name, value] of down.jar) placed.shop.jar.set(name, value)
    expect(await (await placed.shop.get(path)).text()).toContain('Quay Street')
  })

  it.each(kinds)('%s of the customers costs no more than the way to open an account [CHK-15]', async (kind) => {
    const down = during(placed, { customers: { ...real.customers, isRegistered: () => Promise.reject(new ServiceError('commerce', kind)) } })
    const page = await (await down.get(`/order-confirmation/${placed.cartId}/${placed.orderId}`)).text()
    expect([page.includes('Quay Street'), page.includes('/order-confirmation/account')]).toEqual([true, false])
  })
})
