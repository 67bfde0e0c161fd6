import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { mug, shirt } from '../commerce/test/shelf-fixture.ts'
import {
  accessToken,
  app,
  call,
  createCustomer,
  emptyStore,
  graphql,
  password,
  type Json,
} from '../customers/test/customers-app.ts'

const ada = 'ada@selvedge.example'
let id: number

beforeEach(async () => {
  await emptyStore()
  id = (await createCustomer(ada)).id
})

const fields =
  'cart { entityId version currencyCode amount { value } lineItems { totalQuantity physicalItems { entityId sku quantity originalPrice { value } listPrice { value } salePrice { value } selectedOptions { __typename name ... on CartSelectedMultipleChoiceOption { value } } } } }'
const mutate = async (
  operation: string,
  input: object,
  { token, selection = fields }: { token?: string; selection?: string } = {},
) => {
  const type = `${operation[0]!.toUpperCase()}${operation.slice(1)}Input${operation === 'createCartRedirectUrls' ? '' : '!'}`
  const { body } = await graphql(
    `mutation ($input: ${type}) { cart { ${operation}(input: $input) { ${selection} } } }`,
    { input },
    token ? { token } : {},
  )
  return { result: body.data?.cart[operation], message: body.errors?.[0].message }
}
const shirtLine = { quantity: 1, productEntityId: shirt.id, variantEntityId: shirt.plentiful }
const create = async (lineItems: object[] = [shirtLine], token?: string): Promise<Json> =>
  (await mutate('createCart', { lineItems }, token ? { token } : {})).result.cart
const read = async (cartId: string | null, token?: string) =>
  (
    await graphql(
      'query ($id: String) { site { cart(entityId: $id) { entityId lineItems { totalQuantity } } } }',
      { id: cartId },
      token ? { token } : {},
    )
  ).body.data.site.cart

describe('a cart', () => {
  test('creates a cart of products, variants or SKUs, at the prices of the channel', async () => {
    const cart = await create([shirtLine, { quantity: 2, sku: `SKU-${mug.variant}` }])
    expect(cart).toMatchObject({
      currencyCode: 'GBP',
      version: 1,
      amount: { value: 70.97 },
      lineItems: { totalQuantity: 3 },
    })
    expect(cart.lineItems.physicalItems[0]).toMatchObject({
      originalPrice: { value: 59.99 },
      listPrice: { value: 44.99 },
      salePrice: { value: 44.99 },
      selectedOptions: [
        { __typename: 'CartSelectedMultipleChoiceOption', name: 'Color', value: 'French Navy' },
        { name: 'Size', value: 'S' },
      ],
    })
    const bySelection = await create([
      {
        quantity: 1,
        productEntityId: shirt.id,
        selectedOptions: {
          multipleChoices: [
            { optionEntityId: 20011, optionValueEntityId: 2001101 },
            { optionEntityId: 20012, optionValueEntityId: 2001202 },
          ],
        },
      },
    ])
    expect(bySelection.lineItems.physicalItems[0].sku).toBe(`SKU-${shirt.lastTwo}`)
  })

  test('shares its carts with the REST API', async () => {
    const cart = await create()
    expect((await call('GET', `/v3/carts/${cart.entityId}`)).body.data).toMatchObject({
      channel_id: 1406818,
      cart_amount: 44.99,
      customer_id: 0,
    })
  })

  test('adds to a cart, changes it, and deletes it with its last line', async () => {
    const { entityId: cartEntityId } = await create()
    const added = (
      await mutate('addCartLineItems', {
        cartEntityId,
        version: 1,
        data: { lineItems: [{ quantity: 1, productEntityId: mug.id, variantEntityId: mug.variant }] },
      })
    ).result.cart
    expect([added.version, added.lineItems.totalQuantity]).toEqual([2, 2])
    const [first, second] = added.lineItems.physicalItems
    const changed = (
      await mutate('updateCartLineItem', {
        cartEntityId,
        lineItemEntityId: second.entityId,
        data: { lineItem: { quantity: 5 } },
      })
    ).result.cart
    expect(changed.lineItems.totalQuantity).toBe(6)
    const selection = 'deletedLineItemEntityId deletedCartEntityId cart { entityId }'
    expect(
      (await mutate('deleteCartLineItem', { cartEntityId, lineItemEntityId: first.entityId }, { selection })).result,
    ).toEqual({ deletedLineItemEntityId: first.entityId, deletedCartEntityId: null, cart: { entityId: cartEntityId } })
    expect(
      (await mutate('deleteCartLineItem', { cartEntityId, lineItemEntityId: second.entityId }, { selection })).result,
    ).toEqual({ deletedLineItemEntityId: second.entityId, deletedCartEntityId: cartEntityId, cart: null })
    expect(await read(cartEntityId)).toBeNull()
  })

  test('leaves a cart unchanged when a change is refused', async () => {
    const { entityId: cartEntityId } = await create()
    const add = (lineItem: object, version?: number) =>
      mutate('addCartLineItems', {
        cartEntityId,
        data: { lineItems: [{ quantity: 1, productEntityId: mug.id, variantEntityId: mug.variant }, lineItem] },
        ...(version && { version }),
      })
    for (const wrong of [
      { quantity: 3, productEntityId: shirt.id, variantEntityId: shirt.lastTwo },
      { quantity: 0, productEntityId: mug.id, variantEntityId: mug.variant },
      { quantity: 1, productEntityId: 1 },
      { quantity: 1 },
    ]) {
      const { result, message } = await add(wrong)
      expect([result, typeof message]).toEqual([null, 'string'])
    }
    expect((await add(shirtLine, 7)).message).toBe('Version conflict')
    expect((await mutate('createCart', { lineItems: [] })).result).toBeNull()
    expect((await read(cartEntityId)).lineItems.totalQuantity).toBe(1)
  })

  test('creates another cart when the currency changes', async () => {
    const { entityId: cartEntityId } = await create([shirtLine])
    const changed = (await mutate('updateCartCurrency', { cartEntityId, data: { currencyCode: 'EUR' } })).result.cart
    expect(changed).toMatchObject({ currencyCode: 'EUR', amount: { value: 75 } })
    expect(changed.entityId).not.toBe(cartEntityId)
    expect(await read(cartEntityId)).toBeNull()
  })

  test('deletes a cart by its id', async () => {
    const { entityId: cartEntityId } = await create()
    expect((await mutate('deleteCart', { cartEntityId }, { selection: 'deletedCartEntityId' })).result).toEqual({
      deletedCartEntityId: cartEntityId,
    })
    expect(await mutate('deleteCart', { cartEntityId }, { selection: 'deletedCartEntityId' })).toEqual({
      result: null,
      message: 'Cart not found',
    })
  })

  test('applies a coupon that exists, and removes it', async () => {
    const { entityId } = await create()
    const coupon = async (operation: string, couponCode: string) =>
      (
        await graphql(
          `mutation ($input: ${operation[0]!.toUpperCase()}${operation.slice(1)}Input!) { checkout { ${operation}(input: $input) { checkout { grandTotal { value } coupons { code couponType discountedAmount { value } } } } } }`,
          { input: { checkoutEntityId: entityId, data: { couponCode } } },
        )
      ).body
    expect((await coupon('applyCheckoutCoupon', 'WELCOME10')).data.checkout.applyCheckoutCoupon.checkout).toEqual({
      grandTotal: { value: 40.49 },
      coupons: [{ code: 'WELCOME10', couponType: 'PERCENTAGE_DISCOUNT', discountedAmount: { value: 4.5 } }],
    })
    expect((await coupon('applyCheckoutCoupon', 'SPRING24')).errors[0].message).toContain('has expired')
    expect(
      (await coupon('unapplyCheckoutCoupon', 'WELCOME10')).data.checkout.unapplyCheckoutCoupon.checkout.coupons,
    ).toEqual([])
  })
})

describe('a customer’s cart', () => {
  const login = async (guest?: string) =>
    (
      await graphql(
        'mutation ($email: String!, $password: String!, $guest: String) { login(email: $email, password: $password, guestCartEntityId: $guest) { customerAccessToken { value } cart { entityId lineItems { totalQuantity } } } }',
        { email: ada, password, guest },
      )
    ).body.data.login

  test("assigns the guest's cart to the customer at sign-in, and merges the cart of the next sign-in", async () => {
    const first = await create()
    const signedIn = await login(first.entityId)
    expect(signedIn.cart).toEqual({ entityId: first.entityId, lineItems: { totalQuantity: 1 } })
    expect((await call('GET', `/v3/carts/${first.entityId}`)).body.data.customer_id).toBe(id)
    const second = await create([{ quantity: 2, productEntityId: mug.id, variantEntityId: mug.variant }])
    expect((await login(second.entityId)).cart).toEqual({ entityId: first.entityId, lineItems: { totalQuantity: 3 } })
    expect(await read(second.entityId)).toBeNull()
    expect((await login()).cart.entityId).toBe(first.entityId)
  })

  test("finds the customer's cart without an id, and hides it from others with the id", async () => {
    const token = await accessToken(ada)
    const cart = await create([shirtLine], token)
    expect((await read(null, token)).entityId).toBe(cart.entityId)
    expect([await read(cart.entityId), await read(null)]).toEqual([null, null])
    expect(
      (await mutate('deleteCart', { cartEntityId: cart.entityId }, { selection: 'deletedCartEntityId' })).message,
    ).toBe('Cart not found')
    expect(
      (await mutate('unassignCartFromCustomer', { cartEntityId: cart.entityId }, { token })).result.cart.entityId,
    ).toBe(cart.entityId)
    expect((await read(cart.entityId)).entityId).toBe(cart.entityId)
    expect((await mutate('assignCartToCustomer', { cartEntityId: cart.entityId })).message).toBe(
      'Customer is not logged in.',
    )
  })

  test('opens the checkout signed in once for a customer, and as a guest for a guest', async () => {
    const selection = `redirectUrls { redirectedCheckoutUrl embeddedCheckoutUrl } errors { __typename ... on NotFoundError { message } }`
    const token = await accessToken(ada)
    const cart = await create([shirtLine], token)
    const { redirectUrls } = (
      await mutate('createCartRedirectUrls', { cartEntityId: cart.entityId }, { token, selection })
    ).result
    const open = () => app.request(redirectUrls.redirectedCheckoutUrl, {}, env)
    const [first, again] = [await open(), await open()]
    expect([
      first.status,
      first.headers.get('location')?.startsWith('/checkout/load/'),
      first.headers.get('set-cookie')?.startsWith('SHOP_SESSION_TOKEN='),
    ]).toEqual([302, true, true])
    expect(again.headers.get('location')).toBe('/bigcommerce/login.php?error=used')
    expect((await mutate('createCartRedirectUrls', { cartEntityId: cart.entityId }, { selection })).result).toEqual({
      redirectUrls: null,
      errors: [{ __typename: 'NotFoundError', message: 'Cart not found' }],
    })
    const guest = await create()
    const urls = (
      await mutate(
        'createCartRedirectUrls',
        { cartEntityId: guest.entityId, queryParams: [{ key: 'utm', value: '1' }] },
        { selection },
      )
    ).result.redirectUrls
    expect(urls.redirectedCheckoutUrl).toMatch(/\/checkout\/load\/[\da-f]{64}\?utm=1$/)
  })
})
