import { describe, expect, test } from 'vitest'
import { addLines, fetchCart, formOf, lineIn, lineOf, twoSellable, unitsIn } from '../test/bags.ts'
import { unanswered } from '../test/changed-calls.ts'
import { playedFaults, shortTimeoutUpstream, setFault } from '../test/faults.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { type BrokenPorts, openShop } from '../test/shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { ServiceError } from '#shared/errors.ts'

const { services } = sandboxServices()
const [item, other] = await twoSellable(12)

type Shop = ReturnType<typeof openShop>

const api = (shop: Shop, sold = item) => addLines(shop, lineOf(sold))
const form = (shop: Shop) => shop.post('/bag/items', formOf(item))
const unitsOf = async (shop: Shop) => unitsIn(await fetchCart(shop), item)

async function openCart() {
  const shop = openShop()
  const { id } = await (await addLines(shop, lineOf(item, 2))).json<CartEntity>()
  return { shop, path: `/stores/*/v3/carts/${present(id, 'cart')}/items` }
}

const doors = [
  ['by script', api],
  ['by form', form],
] as const

describe.each(doors)('an addition %s that is repeated after its response was lost', (_door, add) => {
  test.each(playedFaults())(
    'adds once after a lost response: %s',
    async (_what, { fault }) => {
      const { shop, path } = await openCart()
      const target = { service: 'bigcommerce', method: 'POST', path }
      const down = openShop({ jar: shop.jar, upstream: shortTimeoutUpstream(target, fault) })
      const lift = await setFault({ ...target, ...fault })
      const first = await add(down)
      await lift()
      // If the shopper sees a failure, they press again at once, while the first request may still be on its way.
      const second = first.status < 400 ? first : await add(shop)
      expect(second.status).toBeLessThan(400)
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect(await unitsOf(shop)).toBe(3)
    },
    20_000,
  )
})

/** A platform that executes a write and then reports a failure. `isDeaf`: its carts cannot be read either. */
function failingAfterwards({ isDeaf = false }: { isDeaf?: boolean } = {}): BrokenPorts {
  const failure = () => new ServiceError('commerce', 'unavailable', { status: 500 })
  let hasWritten = false
  return {
    cart: {
      addItems: async (request, signal) => {
        await services.cart.addItems(request, signal)
        hasWritten = true
        throw failure()
      },
      cart: async (request, signal) => {
        if (isDeaf && hasWritten) throw failure()
        return services.cart.cart(request, signal)
      },
    },
  }
}

/** The same browser, where writes succeed with a failure, and carts cannot be read after it. */
const deaf = ({ jar }: Shop) => openShop({ jar, broken: failingAfterwards({ isDeaf: true }) })

describe.each(doors)('an addition %s that was done before the platform failed', (_door, add) => {
  test('an addition that was done is reported as done if the cart can be read', async () => {
    const { shop } = await openCart()
    expect((await add(openShop({ jar: shop.jar, broken: failingAfterwards() }))).status).toBeLessThan(400)
    expect(await unitsOf(shop)).toBe(3)
  })

  test('a repeated press finds an addition whose cart could not be read', async () => {
    const { shop } = await openCart()
    expect((await add(deaf(shop))).status).toBe(503)
    expect((await add(shop)).status).toBeLessThan(400)
    expect(await unitsOf(shop)).toBe(3)
    // A press after that adds one more.
    expect((await add(shop)).status).toBeLessThan(400)
    expect(await unitsOf(shop)).toBe(4)
  })
})

test('an addition of another product in between is added, and the earlier press is still recognised', async () => {
  const { shop } = await openCart()
  await api(deaf(shop))
  expect((await api(shop, other)).status).toBe(200)
  expect((await api(shop)).status).toBe(200)
  expect(await unitsOf(shop)).toBe(3)
})

test('each of several additions whose responses were lost is recognised when it is repeated', async () => {
  const { shop } = await openCart()
  await api(deaf(shop))
  const failure = () => Promise.reject(new ServiceError('commerce', 'network'))
  const down = openShop({ jar: shop.jar, broken: { cart: { addItems: failure } } })
  expect((await api(down, other)).status).toBe(503)
  expect((await api(shop)).status).toBe(200)
  expect((await api(shop, other)).status).toBe(200)
  expect(await unitsOf(shop)).toBe(3)
})

const press = (shop: Shop, operationId: string) =>
  shop.call('addCartItems', { data: { line_items: [lineOf(item)], operation_id: operationId } })

test('another addition of the same product in between is added, and the earlier press is still recognised', async () => {
  const { shop } = await openCart()
  await api(deaf(shop))
  expect((await press(shop, crypto.randomUUID())).status).toBe(200)
  expect(await unitsOf(shop)).toBe(4)
  expect((await api(shop)).status).toBe(200)
  expect(await unitsOf(shop)).toBe(4)
  // A press after that adds one more.
  expect((await api(shop)).status).toBe(200)
  expect(await unitsOf(shop)).toBe(5)
})

const done = () => failingAfterwards({ isDeaf: true })
const notDone = (): BrokenPorts => ({
  cart: { addItems: () => Promise.reject(new ServiceError('commerce', 'network')) },
})

describe.each([
  ['both were done', [done, done]],
  ['only the first was done', [done, notDone]],
  ['only the second was done', [notDone, done]],
  ['none was done', [notDone, notDone]],
] as const)('two presses of one product whose responses were lost, when %s', (_what, failures) => {
  test.each([
    ['in their order', [0, 1]],
    ['in the other order', [1, 0]],
  ] as const)('count two units when they are repeated %s', async (_how, order) => {
    const { shop } = await openCart()
    const ids = [crypto.randomUUID(), crypto.randomUUID()] as const
    for (const index of [0, 1] as const) {
      const lost = await press(openShop({ jar: shop.jar, broken: failures[index]() }), ids[index])
      expect(lost.status).toBe(503)
    }
    for (const index of order) expect((await press(shop, ids[index])).status).toBe(200)
    expect(await unitsOf(shop)).toBe(4)
  })
})

test('a quantity and a removal whose responses were lost are reported as done', async () => {
  const { shop } = await openCart()
  const { updateItem, removeItem } = services.cart
  const answerless = openShop({
    jar: shop.jar,
    broken: { cart: { updateItem: unanswered(updateItem), removeItem: unanswered(removeItem) } },
  })
  const { id: itemId } = present(lineIn(await fetchCart(shop), item), 'line')
  const changed = await (
    await answerless.call('updateCartItem', { itemId, data: { line_item: { quantity: 1 } } })
  ).json<CartEntity>()
  expect(changed.line_items.physical_items.map(({ quantity }) => quantity)).toEqual([1])
  expect(await (await answerless.call('removeCartItem', { itemId })).json()).toBeNull()
})
