import { shippingOptionId } from '../shipping.ts'
import { call, type Wire } from './commerce-app.ts'

export const address = {
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'Byron',
  address1: '12 Harbour Street',
  city: 'Bristol',
  postal_code: 'BS1 4DJ',
  country_code: 'GB',
  phone: '+441174960000',
}

export const americanAddress = {
  ...address,
  address1: '350 5th Ave',
  city: 'New York',
  state_or_province_code: 'NY',
  postal_code: '10118',
  country_code: 'US',
}

/** The id of a delivery method to the address. */
export const optionOf = (tariff: string, to: typeof address = address) =>
  shippingOptionId(tariff, { countryCode: to.country_code, postalCode: to.postal_code })

/** Adds a billing address, a consignment and a delivery method to a cart. Returns the checkout. */
export async function prepareCheckout(cart: Wire, tariff = 'uk-standard', to: typeof address = address) {
  await call('POST', `/v3/checkouts/${cart.id}/billing-address`, to)
  const items = cart.line_items.physical_items.map((line: Wire) => ({ item_id: line.id, quantity: line.quantity }))
  const consigned = await call(
    'POST',
    `/v3/checkouts/${cart.id}/consignments?include=consignments.available_shipping_options`,
    [{ address: to, line_items: items }],
  )
  const id = consigned.body.data.consignments[0].id
  const { body } = await call('PUT', `/v3/checkouts/${cart.id}/consignments/${id}`, {
    shipping_option_id: optionOf(tariff, to),
  })
  return body.data
}

export async function placeIncompleteOrder(cart: Wire, tariff?: string, to?: typeof address): Promise<number> {
  await prepareCheckout(cart, tariff, to)
  const { body } = await call('POST', `/v3/checkouts/${cart.id}/orders`)
  return body.data.id
}
