import { describe, expect, test } from 'vitest'
import type { Checkout } from '../../shared/domain/checkout.ts'
import { markets } from '../../shared/markets.ts'
import { buyable } from '../test/buyable.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'

const address = {
  email: 'ada@example.com',
  country_code: 'GB',
  first_name: 'Ada',
  last_name: 'Byron',
  address1: '1 Quay Street',
  city: 'Bristol',
  postal_code: 'BS1 4DJ',
}
const item = await buyable(sandboxServices().services.catalogue, markets.en)

type Line = { id: string; quantity: number }

async function shopWithCart() {
  const shop = openShop()
  const added = await shop.call('addCartItems', {
    data: { line_items: [{ product_id: item.product.id, variant_id: item.variant.id, quantity: 1 }] },
  })
  const { line_items } = await added.json<{ line_items: { physical_items: Line[] } }>()
  return { shop, items: line_items.physical_items.map(({ id, quantity }) => ({ item_id: id, quantity })) }
}

const read = async (response: Response | Promise<Response>) => (await response).json<Checkout>()
const statusOf = async (response: Response | Promise<Response>) => (await response).status

describe("the checkout of the visitor's own cart", () => {
  test("the checkout of the visitor's own cart is read, sent to an address with a chosen shipping option, and billed [NET-26]", async () => {
    const { shop, items } = await shopWithCart()
    expect(await read(shop.call('getCheckout', {}))).toMatchObject({
      consignments: [],
      billingAddress: null,
      shipping: { amount: 0, currency: 'GBP' },
    })
    const { consignments } = await read(
      shop.call('postCheckoutConsignment', { data: [{ address, line_items: items }] }),
    )
    const [consignment] = consignments
    expect(consignment).toMatchObject({
      address: { city: 'Bristol', country: 'GB' },
      lineIds: items.map(({ item_id }) => item_id),
      selectedOptionId: null,
    })
    const option = consignment!.options.find(({ cost }) => cost.amount > 0)!
    const chosen = await read(
      shop.call('updateCheckoutConsignment', {
        consignmentId: consignment!.id,
        data: { shipping_option_id: option.id },
      }),
    )
    expect(chosen).toMatchObject({
      shipping: option.cost,
      total: { amount: chosen.subtotal.amount + option.cost.amount },
      consignments: [{ selectedOptionId: option.id }],
    })
    const billed = await read(shop.call('addCheckoutBillingAddress', { data: address }))
    expect(billed.billingAddress).toMatchObject({ email: 'ada@example.com', postalCode: 'BS1 4DJ' })
    expect(await read(shop.call('deleteCheckoutConsignment', { consignmentId: consignment!.id }))).toMatchObject({
      consignments: [],
    })
  })

  test("the checkout of the visitor's own cart is not available to other visitors, and not found without a cart [NET-26]", async () => {
    const { shop, items } = await shopWithCart()
    const { consignments, id } = await read(
      shop.call('postCheckoutConsignment', { data: [{ address, line_items: items }] }),
    )
    const otherCustomer = openShop()
    expect(await statusOf(otherCustomer.call('getCheckout', { cartId: id }))).toBe(404)
    expect(
      await statusOf(
        otherCustomer.call('deleteCheckoutConsignment', { cartId: id, consignmentId: consignments[0]!.id }),
      ),
    ).toBe(404)
    const other = await shopWithCart()
    expect(await statusOf(other.shop.call('deleteCheckoutConsignment', { consignmentId: consignments[0]!.id }))).toBe(
      404,
    )
    expect((await read(shop.call('getCheckout', {}))).consignments).toHaveLength(1)
  })

  test.each([
    [
      "a price of the browser's own",
      'updateCheckoutConsignment',
      { consignmentId: 'c1', data: { shipping_option_id: 'o1', custom_shipping: { price: 0 } } },
    ],
    ['an address without e-mail', 'addCheckoutBillingAddress', { data: { ...address, email: '' } }],
    [
      'a quantity below one',
      'postCheckoutConsignment',
      { data: [{ address, line_items: [{ item_id: 'a', quantity: -1 }] }] },
    ],
  ])("the checkout of the visitor's own cart refuses %s with a 400", async (_what, operation, argument) => {
    expect(await statusOf((await shopWithCart()).shop.call(operation, argument))).toBe(400)
  })

  test("the checkout of the visitor's own cart reports that an address cannot be shipped to [ERR-20]", async () => {
    const { shop, items } = await shopWithCart()
    const refused = await shop.call('postCheckoutConsignment', {
      data: [
        {
          address: { ...address, country_code: 'ZZ' },
          line_items: items.map((line) => ({ ...line, item_id: 'no-such-line' })),
        },
      ],
    })
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({ title: 'We can not ship to this address' }),
    ])
  })

  test("the checkout of the visitor's own cart is turned into an order only by the server [NET-26]", async () => {
    const { shop } = await shopWithCart()
    expect(await statusOf(shop.call('createOrderFromCheckout', {}))).toBe(404)
    const { services } = sandboxServices()
    const cart = await services.cart.createCart(
      {
        market: markets.en,
        lines: [{ productId: item.product.id, variantId: item.variant.id, quantity: 1, selections: [] }],
      },
      untilDone(),
    )
    if (cart.status !== 'changed' || cart.cart.id === null) throw new Error('No cart was made.')
    const cartId = cart.cart.id
    const full = {
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Byron',
      address1: '1 Quay Street',
      address2: '',
      city: 'Bristol',
      region: '',
      postalCode: 'BS1 4DJ',
      country: 'GB',
      phone: '',
    }
    await services.checkout.addBillingAddress({ cartId, address: full }, untilDone())
    const { consignments } = await services.checkout.addConsignments(
      {
        cartId,
        consignments: [
          { address: full, lines: cart.cart.lineItems.map(({ id, quantity }) => ({ lineId: id, quantity })) },
        ],
      },
      untilDone(),
    )
    const { id, options } = consignments[0]!
    await services.checkout.changeConsignment(
      { cartId, consignmentId: id, change: { shippingOptionId: options[0]!.id } },
      untilDone(),
    )
    expect((await services.checkout.createOrder({ cartId }, untilDone())).orderId).toBeGreaterThan(0)
  })
})
