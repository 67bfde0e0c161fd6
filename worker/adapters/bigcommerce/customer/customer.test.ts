import { describe, expect, test } from 'vitest'
import { createBigCommerceCustomer } from './customer.ts'
import { markets } from '#shared/markets.ts'
import { recordedBigCommerce } from '#worker/test/bigcommerce.ts'
import { json, untilDone } from '#worker/test/recorded-fetch.ts'

const cartId = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const wire = {
  id: 71,
  email: 'amelia@example.com',
  first_name: 'Amelia',
  last_name: 'Hart',
  phone: null,
  channel_ids: [1406818],
  form_fields: [
    { name: 'Basket', value: cartId.toUpperCase(), customer_id: 71 },
    { name: 'Title', value: 'Ms', customer_id: 71 },
    { name: 'Interests', value: ['Prints', 'Wool'], customer_id: 71 },
    { name: 'Shoe size', value: 5, customer_id: 71 },
  ],
}

function setUp(...responses: Parameters<typeof recordedBigCommerce>) {
  const recorded = recordedBigCommerce(...responses)
  return { ...recorded, port: createBigCommerceCustomer({ api: recorded.api, cartField: 'Basket' }) }
}

describe('customers', () => {
  test('customers are always requested by id, because without a filter the platform would return all customers [ACC-09]', async () => {
    const { port, requests } = setUp(json({ data: [wire], meta: {} }))
    expect(await port.customer({ customerId: 71 }, untilDone())).toMatchObject({
      id: 71,
      phone: '',
      title: 'Ms',
      profileCartId: cartId,
      channelIds: [1406818],
    })
    expect(requests.map(({ url }) => url.pathname + decodeURIComponent(url.search))).toEqual([
      '/stores/hash/v3/customers?id:in=71&include=formfields',
    ])
    expect(await port.customer({ customerId: 72 }, untilDone())).toBeNull()
  })

  test('customers have their cart saved in the configured field; a value that is not a cart id counts as none [BAG-27, BAG-32, BAG-51]', async () => {
    const { port, requests } = setUp(json({ data: [wire], meta: {} }))
    await port.saveCartId({ customerId: 71, cartId }, untilDone())
    expect(requests[0]).toMatchObject({
      method: 'PUT',
      body: [{ id: 71, form_fields: [{ name: 'Basket', value: cartId }] }],
    })
    const odd = { ...wire, form_fields: [{ name: 'Basket', value: '../customers' }] }
    expect(await setUp(json({ data: [odd] })).port.customer({ customerId: 71 }, untilDone())).toMatchObject({
      profileCartId: null,
    })
  })

  test('a limit on the attempts of one customer is not mistaken for a rate limit of the shop: no other call is held back [ACC-05]', async () => {
    const { port, requests } = setUp(
      json({ status: 429, title: 'Too many requests', errors: {} }, { status: 429, headers: { 'retry-after': '60' } }),
      json({ data: [wire], meta: {} }),
    )
    expect(
      await port.checkCredentials({ market: markets.en, email: 'amelia@example.com', password: 'x' }, untilDone()),
    ).toEqual({ status: 'throttled' })
    expect(requests[0]).toMatchObject({
      method: 'POST',
      body: { email: 'amelia@example.com', password: 'x', channel_id: 1406818 },
    })
    expect(await port.customer({ customerId: 71 }, untilDone())).not.toBeNull()
  })

  test("a customer who is refused for another reason is not reported as 'e-mail address taken' [ACC-20]", async () => {
    const refusal = json(
      { status: 422, title: 'Create customers failed.', errors: { '.customer_create': 'Error creating customers' } },
      { status: 422 },
    )
    const address = {
      firstName: 'A',
      lastName: 'B',
      phone: '',
      address1: '1',
      address2: '',
      city: 'c',
      region: '',
      postalCode: '',
      country: 'GB',
    }
    const customer = {
      email: 'Amelia@example.com',
      password: 'x',
      firstName: 'A',
      lastName: 'B',
      phone: '',
      fields: {},
      acceptsReviewEmails: false,
      address,
    }
    expect(
      await setUp(refusal, json({ data: [] })).port.register({ market: markets.en, customer }, untilDone()),
    ).toEqual({ status: 'refused', reason: 'invalid', fields: [] })
    const errors = { '0.addresses.0.state_or_province': 'x', '0.first_name': 'x', '0.form_fields.0.value': 'x' }
    const named = json({ status: 422, title: 'Create customers failed.', errors }, { status: 422 })
    expect(await setUp(named, json({ data: [] })).port.register({ market: markets.en, customer }, untilDone())).toEqual(
      { status: 'refused', reason: 'invalid', fields: ['region', 'firstName'] },
    )
    expect(
      await setUp(refusal, json({ data: [wire] })).port.register({ market: markets.en, customer }, untilDone()),
    ).toEqual({ status: 'refused', reason: 'email-taken' })
    await expect(
      setUp(json({}, { status: 503 })).port.register({ market: markets.en, customer }, untilDone()),
    ).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('customers are changed only in the given fields, and the change is never retried [ACC-30, NET-15]', async () => {
    const { port, requests } = setUp(json({ data: [wire], meta: {} }))
    await port.update({ customerId: 71, change: { phone: '1', fields: { title: 'Dr' } } }, untilDone())
    expect(requests[0]?.body).toEqual([{ id: 71, phone: '1', form_fields: [{ name: 'Title', value: 'Dr' }] }])
    const failing = setUp(json({}, { status: 503 }))
    await expect(failing.port.saveCartId({ customerId: 71, cartId }, untilDone())).rejects.toMatchObject({
      kind: 'unavailable',
    })
    expect(failing.requests).toHaveLength(1)
  })

  test('customers reset their password through GraphQL of the market’s channel, once [ACC-26, ACC-29]', async () => {
    const { port, requests } = setUp(
      json({
        data: { customer: { resetPassword: { errors: [{ __typename: 'CustomerPasswordError', message: 'no' }] } } },
      }),
    )
    expect(
      await port.resetPassword({ market: markets.us, customerId: 71, token: 't', password: 'p' }, untilDone()),
    ).toBe('refused')
    expect(requests[0]?.url.host).toBe('store-hash-1421371.example.com')
    const failing = setUp(json({}, { status: 500 }))
    await expect(
      failing.port.resetPassword({ market: markets.us, customerId: 71, token: 't', password: 'p' }, untilDone()),
    ).rejects.toMatchObject({ kind: 'unavailable' })
    expect(failing.requests).toHaveLength(1)
  })
})
