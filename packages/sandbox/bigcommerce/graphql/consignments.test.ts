import { beforeEach, expect, test } from 'vitest'
import { mug } from '../commerce/test/shelf-fixture.ts'
import { createCustomer, emptyStore, graphql, type Json } from '../customers/test/customers-app.ts'

const selection =
  'checkout { version grandTotal { value } shippingCostTotal { value } shippingConsignments { entityId lineItemIds address { countryCode postalCode email } availableShippingOptions { entityId description type cost { value } isRecommended } selectedShippingOption { entityId description } } }'

beforeEach(async () => {
  await emptyStore()
  await createCustomer('ada@selvedge.example')
})

async function mutate(operation: string, input: object): Promise<{ checkout: Json; message: string | undefined }> {
  const type = `${operation[0]!.toUpperCase()}${operation.slice(1)}Input!`
  const { body } = await graphql(
    `mutation ($input: ${type}) { checkout { ${operation}(input: $input) { ${selection} } } }`,
    { input },
    {},
  )
  return { checkout: body.data?.checkout[operation]?.checkout, message: body.errors?.[0].message }
}

async function newCart() {
  const { body } = await graphql(
    'mutation ($input: CreateCartInput!) { cart { createCart(input: $input) { cart { entityId lineItems { physicalItems { entityId } } } } } }',
    { input: { lineItems: [{ quantity: 2, productEntityId: mug.id, variantEntityId: mug.variant }] } },
    {},
  )
  const { entityId, lineItems } = body.data.cart.createCart.cart
  return { checkoutEntityId: entityId, lineItemEntityId: lineItems.physicalItems[0].entityId }
}

const consignment = (lineItemEntityId: string, address: object) => ({
  address: { shouldSaveAddress: false, ...address },
  lineItems: [{ lineItemEntityId, quantity: 2 }],
})
// A wallet reveals no street, no e-mail and only a part of a British postcode before the payment is authorised.
const redacted = { countryCode: 'gb', city: 'Bristol', postalCode: 'BS1' }

async function quoted(address: object = redacted) {
  const { checkoutEntityId, lineItemEntityId } = await newCart()
  const { checkout } = await mutate('addCheckoutShippingConsignments', {
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

test('adds the price of the chosen option, and drops the choice with another address [PAY-08]', async () => {
  const { checkoutEntityId, lineItemEntityId, made } = await quoted()
  const target = { checkoutEntityId, consignmentEntityId: made.entityId }
  const [, express] = made.availableShippingOptions
  const choice = { ...target, data: { shippingOptionEntityId: express.entityId } }
  const chosen = await mutate('selectCheckoutShippingOption', choice)
  expect(chosen.checkout).toMatchObject({ shippingCostTotal: { value: 5.95 }, grandTotal: { value: 31.93 } })
  const moved = await mutate('updateCheckoutShippingConsignment', {
    ...target,
    data: { consignment: consignment(lineItemEntityId, { countryCode: 'GB', postalCode: 'BA1 1AA' }) },
  })
  expect(moved.checkout).toMatchObject({
    shippingCostTotal: { value: 0 },
    shippingConsignments: [{ selectedShippingOption: null }],
  })
  expect((await mutate('selectCheckoutShippingOption', choice)).message).toMatch(/not available/)
})

test('deletes a consignment, and refuses an old version and an invalid country', async () => {
  const { checkoutEntityId, lineItemEntityId, checkout, made } = await quoted()
  const target = { checkoutEntityId, consignmentEntityId: made.entityId }
  const old = { ...target, version: checkout.version - 1 }
  expect((await mutate('deleteCheckoutConsignment', old)).message).toBe('Version conflict')
  const added = await mutate('addCheckoutShippingConsignments', {
    checkoutEntityId,
    data: { consignments: [consignment(lineItemEntityId, { countryCode: 'Britain' })] },
  })
  expect(added.message).toMatch(/country code/)
  expect((await mutate('deleteCheckoutConsignment', target)).checkout.shippingConsignments).toEqual([])
})
