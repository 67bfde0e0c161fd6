import { beforeEach, expect, test } from 'vitest'
import { mug } from '../commerce/test/shelf-fixture.ts'
import { call, createCustomer, emptyStore, graphql, ukChannel, type Json } from '../customers/test/customers-app.ts'

const selection =
  'checkout { version grandTotal { value } shippingCostTotal { value } shippingConsignments { entityId lineItemIds address { countryCode postalCode email } availableShippingOptions { entityId description type cost { value } isRecommended } selectedShippingOption { entityId description } } }'

beforeEach(async () => {
  await emptyStore()
  await createCustomer('ada@selvedge.example')
})

async function add(input: object): Promise<{ checkout: Json; message: string | undefined }> {
  const { body } = await graphql(
    `mutation ($input: AddCheckoutShippingConsignmentsInput!) { checkout { addCheckoutShippingConsignments(input: $input) { ${selection} } } }`,
    { input },
  )
  return {
    checkout: body.data?.checkout.addCheckoutShippingConsignments?.checkout,
    message: body.errors?.[0].message,
  }
}

async function newCart() {
  const lines = [{ product_id: mug.id, variant_id: mug.variant, quantity: 2 }]
  const { body } = await call('POST', '/v3/carts', { channel_id: ukChannel, line_items: lines })
  return { checkoutEntityId: body.data.id, lineItemEntityId: body.data.line_items.physical_items[0].id }
}

const consignment = (lineItemEntityId: string, address: object) => ({
  address: { shouldSaveAddress: false, ...address },
  lineItems: [{ lineItemEntityId, quantity: 2 }],
})
// A wallet reveals no street, no e-mail and only a part of a British postcode before the payment is authorised.
const redacted = { countryCode: 'gb', city: 'Bristol', postalCode: 'BS1' }

async function quoted(address: object = redacted) {
  const { checkoutEntityId, lineItemEntityId } = await newCart()
  const { checkout } = await add({
    checkoutEntityId,
    data: { consignments: [consignment(lineItemEntityId, address)] },
  })
  return { checkoutEntityId, lineItemEntityId, checkout, made: checkout.shippingConsignments[0] }
}

test('quotes a redacted address without an e-mail [PAY-07]', async () => {
  const { made, lineItemEntityId } = await quoted()
  expect(made).toMatchObject({
    lineItemIds: [lineItemEntityId],
    address: { countryCode: 'GB', postalCode: 'BS1', email: '' },
    selectedShippingOption: null,
  })
  expect(made.availableShippingOptions[0]).toMatchObject({
    description: 'Standard delivery',
    cost: { value: 3.95 },
    isRecommended: true,
  })
})

test('has no option for an address that is not served [PAY-17]', async () => {
  expect((await quoted({ countryCode: 'US', postalCode: '78701' })).made.availableShippingOptions).toEqual([])
})

test('refuses an old version and an invalid country', async () => {
  const { checkoutEntityId, lineItemEntityId, checkout } = await quoted()
  const another = (countryCode: string, version: number) =>
    add({ checkoutEntityId, version, data: { consignments: [consignment(lineItemEntityId, { countryCode })] } })
  expect((await another('GB', checkout.version - 1)).message).toBe('Version conflict')
  expect((await another('Britain', checkout.version)).message).toMatch(/country code/)
})
