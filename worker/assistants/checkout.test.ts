import { afterEach, describe, expect, test, vi } from 'vitest'
import { addLines, fetchCart, lineOf, twoSellable, unitsIn } from '../test/bags.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { unstoredPage } from '../test/unstored-page.ts'
import { amountOf, codesOf, openPlatform, type Resource, type Shop, type Transport } from './test/cart-platform.ts'
import { ServiceError } from '#shared/errors.ts'
import { sharing } from '#shared/messages/sharing.ts'
import { actions, endpoints } from '#shared/routes.ts'
import { changedStart } from '#shared/test/changed-start.ts'

const [dress, shirt] = await twoSellable(9)
const idOf = ({ product, variant }: typeof dress) => `${product.id}-${variant.id}`
const [first, second] = [idOf(dress), idOf(shirt)]
const line = (id: string, quantity = 1) => ({ item: { id }, quantity })
const transports: Transport[] = ['rest', 'mcp']
const minutes = 60_000

afterEach(() => void vi.useRealTimers())

/** Only the clock: timers go on. */
const wait = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
const pathOf = ({ continue_url }: Resource) => {
  const { pathname, search } = new URL(present(continue_url, 'continue_url'))
  return pathname + search
}
const tokenOf = (resource: Resource) => present(new URLSearchParams(pathOf(resource).split('?')[1]).get('link'), 'link')
const take = (shop: Shop, resource: Resource, prefix = '') =>
  shop.post(prefix + actions.takeAssistantBag, { link: tokenOf(resource) })

describe.each(transports)('a checkout over %s', (transport) => {
  test('ends with its buyer, who opens its address, and cannot be completed otherwise [UCP-23]', async () => {
    const platform = openPlatform({ transport })
    const { status, result } = await platform.createCheckout({ line_items: [line(first)] })
    expect([status, result.status]).toEqual([transport === 'rest' ? 201 : 200, 'requires_escalation'])
    expect(result.messages).toContainEqual(expect.objectContaining({ severity: 'requires_buyer_input' }))
    expect(result.ucp).toMatchObject({ payment_handlers: {} })
    const payment = { instruments: [{ id: 'x', handler_id: 'y', type: 'card', credential: { token: 'secret' } }] }
    const { result: completed } = await platform.completeCheckout(result.id, { payment })
    expect([completed.status, completed.line_items]).toEqual(['requires_escalation', result.line_items])
    const { result: read } = await platform.getCheckout(result.id)
    expect(read.continue_url).not.toBe(result.continue_url)
    const { result: emptied } = await platform.updateCheckout(result.id, { line_items: [] })
    expect([emptied.status, codesOf(emptied)]).toEqual(['incomplete', ['no_line_items']])
    const { result: cancelled } = await platform.cancelCheckout(result.id)
    expect([cancelled.status, cancelled.continue_url]).toEqual(['canceled', undefined])
    for (const { result: gone } of [
      await platform.getCheckout(result.id),
      await platform.cancelCheckout(result.id),
      await platform.completeCheckout(result.id),
    ])
      expect(codesOf(gone)).toEqual(['not_found'])
  })

  test('of a cart has its contents and codes, is the same until it is cancelled, and changes with it [UCP-24]', async () => {
    const platform = openPlatform({ transport })
    const { result: cart } = await platform.createCart({
      line_items: [line(first, 2)],
      discounts: { codes: ['WELCOME10'] },
    })
    const of = { cart_id: cart.id, line_items: [line(second)] }
    const { result: checkout } = await platform.createCheckout(of)
    expect([checkout.line_items, amountOf(checkout), checkout.discounts]).toEqual([
      cart.line_items,
      amountOf(cart),
      cart.discounts,
    ])
    expect((await platform.createCheckout(of)).result.id).toBe(checkout.id)
    await platform.updateCheckout(checkout.id, { line_items: [line(second)] })
    expect((await platform.getCart(cart.id)).result.line_items.map(({ id }) => id)).toContain(second)
    await platform.cancelCheckout(checkout.id)
    expect((await platform.getCart(cart.id)).result.ucp.status).toBe('success')
    const { result: next } = await platform.createCheckout(of)
    expect(next.id).not.toBe(checkout.id)
    expect(codesOf((await platform.getCheckout(checkout.id)).result)).toEqual(['not_found'])
    await platform.cancelCart(cart.id)
    expect(codesOf((await platform.createCheckout(of)).result)).toEqual(['not_found'])
    expect(codesOf((await platform.createCheckout({ cart_id: checkout.id })).result)).toEqual(['not_found'])
  })
})

test('a checkout is cancelled with an empty body, as it comes over a network [UCP-23]', async () => {
  const platform = openPlatform()
  const { result } = await platform.createCheckout({ line_items: [line(first)] })
  const path = `${endpoints.assistantCheckouts.path}/${result.id}/cancel`
  const headers = { 'ucp-agent': 'profile="https://platform.example/.well-known/ucp"' }
  const response = await platform.shop.get(path, { method: 'POST', headers, body: new Uint8Array() })
  expect([response.status, await response.json()]).toMatchObject([200, { status: 'canceled' }])
})

describe('the address of a checkout', () => {
  test('shows the bag to its buyer, whose one press takes it with its codes [UCP-25]', async () => {
    const { result } = await openPlatform().createCheckout({
      line_items: [line(first, 2), line(second)],
      discounts: { codes: ['WELCOME10'] },
    })
    const shop = openShop()
    const page = await unstoredPage(await shop.get(pathOf(result)))
    for (const text of [dress.product.name, shirt.product.name, sharing.take, 'WELCOME10']) expect(page).toContain(text)
    expect(page).not.toContain(sharing.ownBag)
    expect((await fetchCart(shop)).line_items.physical_items).toEqual([])
    expect((await take(shop, result)).headers.get('location')).toBe('/bag')
    const cart = await fetchCart(shop)
    expect([unitsIn(cart, dress), unitsIn(cart, shirt)]).toEqual([2, 1])
    const synced = await (
      await shop.api('/api/promotions/sync', {})
    ).json<{ promotions: { total: { amount: number } } }>()
    expect(synced.promotions.total.amount).toBe(amountOf(result))
  })

  test('asks a buyer whose bag is not empty, and adds to it [UCP-25]', async () => {
    const { result } = await openPlatform().createCheckout({ line_items: [line(first, 2)] })
    const shop = openShop()
    await addLines(shop, lineOf(shirt))
    const page = await textOf(shop.get(pathOf(result)))
    for (const text of [sharing.ownBag, sharing.keepOwn, sharing.add]) expect(page).toContain(text)
    await take(shop, result)
    const cart = await fetchCart(shop)
    expect([unitsIn(cart, dress), unitsIn(cart, shirt)]).toEqual([2, 1])
  })

  test('works once, for thirty minutes, in its market, and only if the shop made it [UCP-26]', async () => {
    const platform = openPlatform()
    const { result } = await platform.createCheckout({ line_items: [line(first)] })
    const shop = openShop()
    expect((await take(shop, result, '/us')).status).toBe(404)
    expect((await shop.get(`/us${pathOf(result)}`)).status).toBe(404)
    expect((await take(shop, result)).status).toBe(303)
    const other = openShop()
    expect((await take(other, result)).status).toBe(404)
    const { result: again } = await platform.getCheckout(result.id)
    const token = tokenOf(again)
    for (const forged of [changedStart(token), 'none', '', result.id, 'a'.repeat(2000)])
      expect((await other.post(actions.takeAssistantBag, { link: forged })).status).toBe(404)
    wait(31 * minutes)
    expect((await take(other, again)).status).toBe(404)
    expect((await other.get(pathOf(again))).status).toBe(404)
    vi.useRealTimers()
    expect((await fetchCart(other)).line_items.physical_items).toEqual([])
    await platform.cancelCheckout(result.id)
    expect((await take(other, again)).status).toBe(404)
  })

  test('works again if the platform was down at the press, and adds once [UCP-37]', async () => {
    const { services } = sandboxServices()
    const platform = openPlatform()
    for (const own of [[], [lineOf(shirt)]]) {
      const { result } = await platform.createCheckout({
        line_items: [line(first, 2)],
        discounts: { codes: ['WELCOME10'] },
      })
      const shop = openShop()
      if (own.length > 0) await addLines(shop, ...own)
      const down = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
      const broken = { cart: { ...services.cart, createCart: down, addItems: down } }
      expect((await take(openShop({ jar: shop.jar, broken }), result)).status).toBe(503)
      expect((await shop.get(pathOf(result))).status).toBe(200)
      expect((await take(shop, result)).headers.get('location')).toBe('/bag')
      expect((await take(shop, result)).status).toBe(404)
      expect(unitsIn(await fetchCart(shop), dress)).toBe(2)
    }
  })

  test('works again if none of the pieces could be added [UCP-37]', async () => {
    const { result } = await openPlatform().createCheckout({ line_items: [line(first)] })
    const { services } = sandboxServices()
    const shop = openShop()
    const none = { ...services.catalogue, stock: async () => new Map(), product: async () => null }
    const refused = await take(openShop({ jar: shop.jar, broken: { catalogue: none } }), result)
    expect(refused.headers.get('location')).toBe('/bag')
    expect((await fetchCart(shop)).line_items.physical_items).toEqual([])
    expect((await take(shop, result)).status).toBe(303)
    expect(unitsIn(await fetchCart(shop), dress)).toBe(1)
  })

  test.each([
    ['is refused while it succeeds', true, 404],
    ['finds a link that works if it fails', false, 303],
  ])('is taken by one press at a time: a second one %s [UCP-37]', async (_what, succeeds, later) => {
    const { result } = await openPlatform().createCheckout({ line_items: [line(first)] })
    const { services } = sandboxServices()
    const [begun, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const createCart: typeof services.cart.createCart = async (...given) => {
      begun.resolve()
      await gate.promise
      if (!succeeds) throw new ServiceError('commerce', 'unavailable')
      return services.cart.createCart(...given)
    }
    const [one, other] = [openShop({ broken: { cart: { ...services.cart, createCart } } }), openShop()]
    const pressed = take(one, result)
    await begun.promise
    const late = await take(other, result)
    expect([late.status, (await textOf(late)).includes(sharing.busy)]).toEqual([409, true])
    gate.resolve()
    expect((await pressed).status).toBe(succeeds ? 303 : 503)
    expect((await take(other, result)).status).toBe(later)
    const bags = await Promise.all([one, other].map(async (shop) => unitsIn(await fetchCart(shop), dress)))
    expect(bags).toEqual(succeeds ? [1, 0] : [0, 1])
  })

  test('is free again a minute after a press that never ended [UCP-37]', async () => {
    const { result } = await openPlatform().createCheckout({ line_items: [line(first)] })
    const begun = Promise.withResolvers<void>()
    const createCart = () => {
      begun.resolve()
      return new Promise<never>(() => {})
    }
    const { services } = sandboxServices()
    void take(openShop({ broken: { cart: { ...services.cart, createCart } } }), result)
    await begun.promise
    const shop = openShop()
    expect((await take(shop, result)).status).toBe(409)
    wait(minutes)
    expect((await take(shop, result)).status).toBe(303)
  })

  test('adds once to a bag if its use could not be noted [UCP-37]', async () => {
    const { result } = await openPlatform().createCheckout({ line_items: [line(first)] })
    const shop = openShop()
    await addLines(shop, lineOf(shirt))
    const claim = async () => ({ status: 'claimed', claim: 'one' })
    const use = () => Promise.reject(new Error('gone'))
    const MAILED_LINKS = { idFromName: (name: string) => name, get: () => ({ claim, use }) }
    const forgetful = openShop({ jar: shop.jar, bindings: { MAILED_LINKS: MAILED_LINKS as never } })
    for (let press = 0; press < 2; press += 1) expect((await take(forgetful, result)).status).toBe(303)
    expect(unitsIn(await fetchCart(shop), dress)).toBe(1)
  })

  test('gives the assistant no part in the bag that the buyer then has [UCP-26]', async () => {
    const platform = openPlatform()
    const { result } = await platform.createCheckout({ line_items: [line(first)] })
    const shop = openShop()
    await take(shop, result)
    await addLines(shop, lineOf(shirt))
    expect((await platform.getCheckout(result.id)).result.line_items.map(({ id }) => id)).not.toContain(second)
    await platform.updateCheckout(result.id, { line_items: [line(first, 5)] })
    await platform.cancelCheckout(result.id)
    await platform.shop.settle()
    const cart = await fetchCart(shop)
    expect([unitsIn(cart, dress), unitsIn(cart, shirt)]).toEqual([1, 1])
  })

  test('is absent if the parts are off [UCP-11]', async () => {
    const { result } = await openPlatform().createCheckout({ line_items: [line(first)] })
    const shop = openShop({ vars: { UCP: 'catalog' } })
    expect((await shop.get(pathOf(result))).status).toBe(404)
    expect((await take(shop, result)).status).toBe(404)
  })
})
