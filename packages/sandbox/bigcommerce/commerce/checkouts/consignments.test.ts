import { beforeEach, describe, expect, test } from 'vitest'
import { resetRateWindows } from '../../rest.ts'
import { call, createCart, type Wire } from '../test/commerce-app.ts'
import { address, optionOf, prepareCheckout } from '../test/paid-order.ts'
import { mug, stockShelf } from '../test/shelf-fixture.ts'

const include = '?include=consignments.available_shipping_options'

beforeEach(async () => {
  resetRateWindows()
  await stockShelf()
})

const newCart = () => createCart([{ product_id: mug.id, variant_id: mug.variant, quantity: 1 }])
const itemsOf = (cart: Wire) =>
  cart.line_items.physical_items.map(({ id, quantity }: Wire) => ({ item_id: id, quantity }))

/** The descriptions of the delivery methods to this address. */
async function quote(place: object): Promise<string[]> {
  const cart = await newCart()
  const { body } = await call('POST', `/v3/checkouts/${cart.id}/consignments${include}`, [
    { address: { ...address, ...place }, line_items: itemsOf(cart) },
  ])
  return body.data.consignments[0].available_shipping_options.map(({ description }: Wire) => description)
}

describe('the delivery methods', () => {
  test('offers home delivery, collection and a parcel shop on the mainland, and only standard on the islands', async () => {
    expect(await quote({})).toEqual([
      'Standard delivery',
      'Express delivery',
      'Next-day delivery',
      'Click & Collect',
      'Parcel shop',
    ])
    expect(await quote({ country_code: 'JE', postal_code: 'JE2 3AB' })).toEqual(['Standard delivery'])
  })

  test.each([
    { country_code: 'FR', postal_code: '75001' },
    { country_code: 'GB', postal_code: 'BF1 2AT' },
  ])('has none to %o, which the channel does not serve', async (place) => {
    expect(await quote(place)).toEqual([])
  })

  test('quotes a postcode without its last part', async () => {
    expect(await quote({ postal_code: 'BS1', address1: '', city: 'Bristol' })).toHaveLength(5)
  })
})

test('refuses the method of an earlier address, and an order without a new choice [PAY-09]', async () => {
  const cart = await newCart()
  const checkout = await prepareCheckout(cart)
  const path = `/v3/checkouts/${cart.id}/consignments/${checkout.consignments[0].id}`
  const moved = { address: { ...address, postal_code: 'BA1 1AA' }, line_items: itemsOf(cart) }
  const { body } = await call('PUT', `${path}${include}`, moved)
  expect(body.data.consignments[0]).not.toHaveProperty('selected_shipping_option')
  expect((await call('POST', `/v3/checkouts/${cart.id}/orders`)).status).toBe(422)
  expect((await call('PUT', path, { shipping_option_id: optionOf('uk-standard') })).status).toBe(422)
  const [{ id }] = body.data.consignments[0].available_shipping_options
  expect((await call('PUT', path, { shipping_option_id: id })).status).toBe(200)
})

test('refuses a change of a version that is no longer current, and keeps the checkout', async () => {
  const cart = await newCart()
  const { version, consignments } = await prepareCheckout(cart)
  const path = `/v3/checkouts/${cart.id}/consignments/${consignments[0].id}`
  const express = { shipping_option_id: optionOf('uk-express') }
  expect((await call('PUT', path, { ...express, version: version - 1 })).status).toBe(409)
  expect((await call('GET', `/v3/checkouts/${cart.id}`)).body.data.version).toBe(version)
  expect((await call('PUT', path, { ...express, version })).body.data.version).toBe(version + 1)
})

test('deletes a cart with its checkout', async () => {
  const cart = await newCart()
  await prepareCheckout(cart)
  expect((await call('DELETE', `/v3/carts/${cart.id}`)).status).toBe(204)
  expect((await call('GET', `/v3/checkouts/${cart.id}`)).status).toBe(404)
})
