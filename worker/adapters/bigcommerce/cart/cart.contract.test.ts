import { describe, expect, test } from 'vitest'
import { markets } from '#shared/markets.ts'
import type { CartOutcome } from '#worker/ports/cart-port.ts'
import { buyable, lineOf } from '#worker/test/buyable.ts'
import { present, untilDone } from '#worker/test/recorded-fetch.ts'
import { sandboxServices } from '#worker/test/sandbox.ts'
import { isConflict } from '#worker/upstream/conflict.ts'

const { services, configuration } = sandboxServices()
const { catalogue, search, cart: carts } = services

function cartOf(outcome: CartOutcome) {
  return present(outcome.status === 'changed' ? outcome.cart : null, 'cart: it was refused')
}

describe.each(Object.values(markets))('cart of market $code', (market) => {
  test('a cart of each market can be created, changed and emptied, from its first line to its last [NET-08, NET-09, NET-12, NET-13, NET-14, BAG-39]', async () => {
    const bought = await buyable(catalogue, market)
    const created = cartOf(await carts.createCart({ market, lines: [lineOf(bought)] }, untilDone()))
    const cartId = created.id!
    expect(created).toMatchObject({
      currency: market.currency,
      lineItems: [{ variantId: bought.variant.id, sku: bought.variant.sku, quantity: 1 }],
    })
    expect(created.lineItems[0]?.options.find(({ name }) => name === 'Color')?.value).toBe(bought.variant.colour)

    const more = cartOf(
      await carts.addItems({ cartId, version: created.version, lines: [lineOf(bought)] }, untilDone()),
    )
    expect(more.lineItems.reduce((sum, line) => sum + line.quantity, 0)).toBe(2)

    const [line] = more.lineItems
    const request = {
      cartId,
      version: more.version,
      lineId: line!.id,
      productId: bought.product.id,
      variantId: bought.variant.id,
      quantity: 3,
    }
    const changed = cartOf(await carts.updateItem(request, untilDone()))
    expect(changed.lineItems[0]?.quantity).toBe(3)
    expect(await carts.cart({ market, cartId }, untilDone())).toMatchObject(changed)

    expect(
      await carts.removeItem({ cartId, version: changed.version, lineId: changed.lineItems[0]!.id }, untilDone()),
    ).toEqual({ cart: null })
    expect(await carts.cart({ market, cartId }, untilDone())).toBeNull()
  })
})

async function newCart(owner: { customerId?: number } = {}) {
  const lines = [lineOf(await buyable(catalogue, markets.en))]
  const { id, version } = cartOf(await carts.createCart({ market: markets.en, lines, ...owner }, untilDone()))
  return { cartId: present(id, 'cart'), version }
}

describe('cart', () => {
  test('a cart refuses a quantity above the stock [PDP-23, BAG-69]', async () => {
    const bought = await buyable(catalogue, markets.en)
    expect(
      await carts.createCart({ market: markets.en, lines: [lineOf(bought, bought.variant.stock! + 1)] }, untilDone()),
    ).toEqual({ status: 'refused', reason: 'stock' })
  })

  test('a cart does not exist in another market or under an unknown id [BAG-31]', async () => {
    const { cartId } = await newCart()
    expect(await carts.cart({ market: markets.us, cartId }, untilDone())).toBeNull()
    expect(await carts.cart({ market: markets.en, cartId: crypto.randomUUID() }, untilDone())).toBeNull()
  })

  test('a cart is assigned to a customer, who is signed in at the hosted checkout by a single-use URL [CHK-08, CHK-13]', async () => {
    const login = await services.customers.checkCredentials(
      { market: markets.en, email: 'oliver.stone@selvedge.example', password: 'Harbour1749' },
      untilDone(),
    )
    const customerId = login.status === 'valid' ? login.customerId : 0
    const { cartId } = await newCart({ customerId })
    expect((await carts.cart({ market: markets.en, cartId }, untilDone()))?.customerId).toBe(customerId)
    const address = await carts.checkoutUrl(
      { market: markets.en, cartId, customer: { id: customerId, address: null } },
      untilDone(),
    )
    const refusal = 'We could not sign you in'
    expect(await (await fetch(address)).text()).not.toContain(refusal)
    expect(await (await fetch(address)).text()).toContain(refusal)
  })

  test("a guest's cart can be assigned to a customer; a deleted one cannot [BAG-33, NET-10]", async () => {
    const { cartId, version } = await newCart()
    expect((await carts.assign({ cartId, version, customerId: 7 }, untilDone()))?.customerId).toBe(7)
    expect(await carts.assign({ cartId: crypto.randomUUID(), version, customerId: 7 }, untilDone())).toBeNull()
  })

  test('a cart has a hosted checkout URL, and can be deleted [CHK-08, NET-11]', async () => {
    const { cartId, version } = await newCart()
    const address = await carts.checkoutUrl({ market: markets.en, cartId }, untilDone())
    expect(configuration.checkoutHosts).toContain(new URL(address).host)
    await carts.deleteCart({ cartId, version }, untilDone())
    expect(await carts.cart({ market: markets.en, cartId }, untilDone())).toBeNull()
  })

  test('a cart refuses each write if it has changed since it was read, and stays as it is', async () => {
    const bought = await buyable(catalogue, markets.en)
    const { id, version } = cartOf(await carts.createCart({ market: markets.en, lines: [lineOf(bought)] }, untilDone()))
    const cartId = present(id, 'cart')
    const now = cartOf(await carts.addItems({ cartId, version, lines: [lineOf(bought)] }, untilDone()))
    const old = { cartId, version }
    const line = {
      lineId: present(now.lineItems[0], 'line').id,
      productId: bought.product.id,
      variantId: bought.variant.id,
    }
    const writes = {
      addItems: carts.addItems({ ...old, lines: [lineOf(bought)] }, untilDone()),
      updateItem: carts.updateItem({ ...old, ...line, quantity: 1 }, untilDone()),
      removeItem: carts.removeItem({ ...old, lineId: line.lineId }, untilDone()),
      assign: carts.assign({ ...old, customerId: 7 }, untilDone()),
      deleteCart: carts.deleteCart(old, untilDone()),
      setDiscounts: carts.setDiscounts(
        { ...old, ofCart: [{ amount: 100, currency: 'GBP' }], ofLines: [] },
        untilDone(),
      ),
      clearDiscounts: carts.clearDiscounts({ ...old, couponCodes: [] }, untilDone()),
      addFreeGift: carts.addFreeGift({ ...old, ...line }, untilDone()),
    }
    const outcomes = await Promise.all(
      Object.entries(writes).map(async ([name, write]) => [name, await write.then(() => 'done', isConflict)]),
    )
    expect(outcomes).toEqual(Object.keys(writes).map((name) => [name, true]))
    expect(await carts.cart({ market: markets.en, cartId }, untilDone())).toEqual(now)
  })

  test("a cart accepts a gift card with the giver's message [BAG-10, PDP-30]", async () => {
    const { products } = await search.search({ market: markets.en, query: 'gift card', page: 1 }, untilDone())
    const giftCard = products.find(({ style }) => style === '100000')
    const product = await catalogue.product({ market: markets.en, id: giftCard!.id }, untilDone())
    const variant = product!.variants.find(({ isPurchasable }) => isPurchasable)!
    const written = (label: string) =>
      label.toLowerCase().includes('email') ? 'mabel@example.com' : label === 'Send date' ? '2030-01-31' : 'Mabel'
    const selections = product!.modifiers
      .filter((modifier) => modifier.isRequired)
      .map(({ id, label }) => ({ optionId: id, value: written(label) }))
    expect(selections.length).toBeGreaterThan(0)
    const cart = cartOf(
      await carts.createCart(
        { market: markets.en, lines: [{ productId: product!.id, variantId: variant.id, quantity: 1, selections }] },
        untilDone(),
      ),
    )
    expect(cart.lineItems[0]?.variantId).toBe(variant.id)
    expect(cart.lineItems[0]?.options).toEqual(
      expect.arrayContaining(
        selections.map(({ optionId, value }) => expect.objectContaining({ nameId: optionId, value })),
      ),
    )
  })
})
