import { expect, test } from 'vitest'
import { createBigCommerceCheckout } from './checkout.ts'
import { recordedBigCommerce } from '#worker/test/bigcommerce.ts'
import { checkoutAddress as address } from '#worker/test/checkout-address.ts'
import { json, untilDone } from '#worker/test/recorded-fetch.ts'

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
