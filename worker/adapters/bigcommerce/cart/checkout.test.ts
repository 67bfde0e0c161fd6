import { expect, test } from 'vitest'
import { createBigCommerceCheckout } from './checkout.ts'
import { walletOptions } from '#shared/domain/wallet-options.ts'
import { markets } from '#shared/markets.ts'
import { recordedBigCommerce } from '#worker/test/bigcommerce.ts'
import { checkoutAddress as address } from '#worker/test/checkout-address.ts'
import { json, present, untilDone } from '#worker/test/recorded-fetch.ts'

const checkout = {
  cart: { currency: { code: 'GBP' } },
  billing_address: { id: '5d484d668e5aa', email: 'ada@example.com' },
  consignments: [],
  subtotal_inc_tax: 20,
  shipping_cost_total_inc_tax: 0,
  grand_total: 20,
}

test('a checkout’s first billing address is added, and a later one replaces it by its id [PAY-09]', async () => {
  const { api, requests } = recordedBigCommerce(json({ data: checkout }), json({ data: checkout }))
  const port = createBigCommerceCheckout({ api })
  const { billingAddressId: addressId } = await port.addBillingAddress({ cartId: 'c', address }, untilDone())
  await port.addBillingAddress({ cartId: 'c', address, addressId }, untilDone())
  expect(requests.map(({ method, url }) => [method, new URL(url).pathname.replace(/.*(?=\/v3)/, '')])).toEqual([
    ['POST', '/v3/checkouts/c/billing-address'],
    ['PUT', '/v3/checkouts/c/billing-address/5d484d668e5aa'],
  ])
})

test('an option that the platform marks as collection is left out of the wallets, whatever its description [PAY-18]', async () => {
  const optionOf = (type: string, description: string) => ({ id: type, type, description, cost: 0, transit_time: '' })
  const options = [optionOf('shipping_pickupinstore', 'Bath'), optionOf('shipping_flatrate', 'Standard')]
  const consignments = [{ id: 'a', address: { country_code: 'GB' }, available_shipping_options: options }]
  const { api } = recordedBigCommerce(json({ data: { ...checkout, consignments } }))
  const found = await createBigCommerceCheckout({ api }).checkout({ cartId: 'c' }, untilDone())
  const delivery = { fastDelivery: 'from-warehouse', country: 'GB', hasWarehouseStock: true } as const
  const offered = walletOptions(present(found?.consignments[0], 'consignment').options, {
    ...delivery,
    names: { pickUp: [], fast: [] },
  })
  expect(offered.map(({ description }) => description)).toEqual(['Standard'])
})

const wireRefusal = (status: number, body: object) =>
  new Response(JSON.stringify({ status, title: 'Refused', ...body }), { status })

const lines = [{ lineId: 'l', quantity: 1 }]
const add = (response: Response) => {
  const port = createBigCommerceCheckout({ api: recordedBigCommerce(response).api })
  return port.addConsignments({ cartId: 'c', consignments: [{ address, lines }] }, untilDone())
}
const quote = (message: string) => {
  const response = json({ data: null, errors: [{ message }] })
  const port = createBigCommerceCheckout({ api: recordedBigCommerce(response).api })
  return port.quoteConsignment({ market: markets.en, cartId: 'c', address, lines }, untilDone())
}

test.each([
  [422, { errors: { '0.address.postal_code': 'Not valid' } }],
  [400, { errors: { country_code: 'Not valid' } }],
  [422, { title: 'A shipping address for this order is incomplete' }],
] as const)(
  'a consignment that is refused with %i and %j has an address that is not served [PAY-17]',
  async (status, body) => {
    expect(await add(wireRefusal(status, body))).toBeNull()
  },
)

test.each([
  [422, { errors: { '0.address.phone': 'Not valid' } }],
  [422, { errors: { email: 'Not valid' }, title: 'The email address for this country is invalid' }],
  [422, { title: 'Missing line_items in request body' }],
  [400, {}],
  [404, { title: 'No such address' }],
  [409, { title: 'The shipping address was changed' }],
] as const)(
  'a consignment that is refused with %i and %j is a failure, and nothing is said about its address [PAY-17]',
  async (status, body) => {
    await expect(add(wireRefusal(status, body))).rejects.toMatchObject({ kind: 'rejected', status })
  },
)

test('a quote is refused for its address if the message names a part of it, else it is a failure [PAY-17]', async () => {
  expect(await quote('The country code is not valid')).toBeNull()
  await expect(quote('Version conflict')).rejects.toMatchObject({ kind: 'rejected' })
  await expect(quote('The phone number is not valid')).rejects.toMatchObject({ kind: 'rejected' })
})
