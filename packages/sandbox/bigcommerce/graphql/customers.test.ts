import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signJwt } from '../customers/login/jwt.ts'
import {
  accessToken,
  app,
  call,
  createCustomer,
  emptyStore,
  graphql,
  home,
  password,
  usChannel,
  type Json,
} from '../customers/test/customers-app.ts'

const ada = 'ada@selvedge.example'
let id: number

beforeEach(async () => {
  await emptyStore()
  id = (
    await createCustomer(ada, {
      form_fields: [
        { name: 'Title', value: 'Countess' },
        { name: 'Date of Birth', value: '1815-12-10' },
      ],
    })
  ).id
})

const errorsOf = '__typename ... on Error { message } ... on ValidationError { path }'
const loginQuery =
  'mutation ($email: String!, $password: String!, $guest: String) { login(email: $email, password: $password, guestCartEntityId: $guest) { result customerAccessToken { value expiresAt } customer { entityId email } cart { entityId lineItems { totalQuantity } } } }'
const login = (secret = password, guest?: string) => graphql(loginQuery, { email: ada, password: secret, guest })
const whoAmI = async (token?: string, headers: Record<string, string> = {}) =>
  (await graphql('{ customer { entityId } }', {}, { ...(token && { token }), headers })).body

describe('signing in', () => {
  test('issues an access token that identifies the customer in later requests', async () => {
    const { body, headers } = await login()
    expect(body.data.login).toMatchObject({ result: 'success', customer: { entityId: id, email: ada }, cart: null })
    expect(headers.get('x-bc-graphql-operation-type')).toBe('mutation')
    const { value, expiresAt } = body.data.login.customerAccessToken
    expect(value).toMatch(/^[\da-f]{64}_\d{10}$/)
    expect(Date.parse(expiresAt)).toBe(Number(value.split('_')[1]) * 1000)
    expect(await whoAmI(value)).toEqual({ data: { customer: { entityId: id } } })
    expect(await whoAmI()).toEqual({ data: { customer: null } })
  })

  test('fails a sign-in with the messages that clients look for', async () => {
    expect((await login('wrong')).body).toMatchObject({ data: null, errors: [{ message: 'Invalid credentials' }] })
    await call('PUT', '/v3/customers', [{ id, authentication: { force_password_reset: true } }])
    expect(JSON.stringify((await login()).body)).toContain('Reset password"')
  })

  test("treats a request with an invalid token as a guest's, or as an error if the client asks for one", async () => {
    const strict = { 'x-bc-error-on-invalid-customer-access-token': 'true' }
    expect(await whoAmI('nonsense')).toEqual({ data: { customer: null } })
    expect((await whoAmI('nonsense', strict)).errors[0].extensions.code).toBe('INVALID_CUSTOMER_ACCESS_TOKEN')
    expect((await whoAmI(undefined, strict)).errors[0].extensions.code).toBe('MISSING_CUSTOMER_ACCESS_TOKEN')
    expect(await whoAmI(await accessToken(ada), strict)).toEqual({ data: { customer: { entityId: id } } })
  })

  test('ends the previous session at a sign-in elsewhere, and all sessions at a sign-out', async () => {
    const first = await accessToken(ada)
    const second = await accessToken(ada)
    expect([(await whoAmI(first)).data.customer, (await whoAmI(second)).data.customer]).toEqual([
      null,
      { entityId: id },
    ])
    const { body } = await graphql(
      'mutation { logout { result cartUnassignResult { cart { entityId } errors { __typename } } } }',
      {},
      { token: second },
    )
    expect(body.data.logout).toEqual({ result: 'success', cartUnassignResult: { cart: null, errors: [] } })
    expect((await whoAmI(second)).data.customer).toBeNull()
  })

  test('signs in with a Customer Login token, once', async () => {
    const claims = {
      iss: env.BIGCOMMERCE_CLIENT_ID,
      iat: Math.floor(Date.now() / 1000),
      jti: crypto.randomUUID(),
      operation: 'customer_login',
      store_hash: env.BIGCOMMERCE_STORE_HASH,
      customer_id: id,
      channel_id: 1406818,
      redirect_to: '/my-account',
    }
    const jwt = await signJwt(claims, env.BIGCOMMERCE_CLIENT_SECRET)
    const run = async () =>
      (
        await graphql(
          'mutation ($jwt: String!) { loginWithCustomerLoginJwt(jwt: $jwt) { redirectTo customer { entityId } customerAccessToken { value } } }',
          { jwt },
        )
      ).body
    const first = (await run()).data.loginWithCustomerLoginJwt
    expect(first).toMatchObject({ redirectTo: '/my-account', customer: { entityId: id } })
    expect((await whoAmI(first.customerAccessToken.value)).data.customer).toEqual({ entityId: id })
    expect((await run()).errors[0].message).toBe('Invalid credentials')
  })
})

describe('the customer', () => {
  test("returns the customer's fields, addresses and orders", async () => {
    await call('POST', '/v3/customers/addresses', [{ ...home, customer_id: id }])
    const query =
      '{ customer { firstName storeCredit { value } formFields { entityId name ... on TextFormFieldValue { text } ... on DateFormFieldValue { date { utc } } } addresses { collectionInfo { totalItems } edges { node { address1 country countryCode } } } orders { edges { node { entityId } } } wishlists { edges { node { name } } } attributes { attribute(entityId: 1) { value } } } }'
    const { body } = await graphql(query, {}, { token: await accessToken(ada) })
    expect(body).toEqual({
      data: {
        customer: {
          firstName: 'Ada',
          storeCredit: [{ value: 0 }],
          formFields: [
            { entityId: 25, name: 'Title', text: 'Countess' },
            { entityId: 26, name: 'Date of Birth', date: { utc: '1815-12-10' } },
          ],
          addresses: {
            collectionInfo: { totalItems: 1 },
            edges: [{ node: { address1: home.address1, country: 'United Kingdom', countryCode: 'GB' } }],
          },
          orders: { edges: [] },
          wishlists: { edges: [] },
          attributes: { attribute: { value: null } },
        },
      },
    })
  })

  test('registers a customer with fields by id, once for each e-mail address', async () => {
    const query = `mutation ($input: RegisterCustomerInput!) { customer { registerCustomer(input: $input) { customer { email formFields { name } addresses { edges { node { stateOrProvince } } } } errors { ${errorsOf} } } } }`
    const input = {
      firstName: 'Grace',
      lastName: 'Hopper',
      email: 'grace@selvedge.example',
      password,
      formFields: { texts: [{ fieldEntityId: 25, text: 'Dr' }] },
      address: {
        firstName: 'Grace',
        lastName: 'Hopper',
        address1: '1 Main Street',
        city: 'Austin',
        countryCode: 'US',
        stateOrProvince: 'TX',
        postalCode: '78701',
      },
    }
    const register = async (change: object = {}) =>
      (await graphql(query, { input: { ...input, ...change } }, { channel: usChannel })).body.data.customer
        .registerCustomer
    expect(await register()).toEqual({
      customer: {
        email: 'grace@selvedge.example',
        formFields: [{ name: 'Title' }],
        addresses: { edges: [{ node: { stateOrProvince: 'Texas' } }] },
      },
      errors: [],
    })
    expect(await register()).toEqual({
      customer: null,
      errors: [{ __typename: 'EmailAlreadyInUseError', message: 'The email address is already in use.' }],
    })
    expect((await register({ email: 'other@selvedge.example', password: 'short' })).errors[0]).toMatchObject({
      __typename: 'ValidationError',
      path: ['input', 'password'],
    })
    expect(
      (await register({ email: 'other@selvedge.example', formFields: { texts: [{ fieldEntityId: 99, text: 'x' }] } }))
        .errors[0].__typename,
    ).toBe('ValidationError')
    expect(await accessToken('grace@selvedge.example')).toContain('_')
  })

  test('changes the names and e-mail of the signed-in customer only', async () => {
    await createCustomer('grace@selvedge.example')
    const query = `mutation ($input: UpdateCustomerInput!) { customer { updateCustomer(input: $input) { customer { firstName lastName email } errors { ${errorsOf} } } } }`
    const update = async (input: object, token?: string) =>
      (await graphql(query, { input }, token ? { token } : {})).body.data.customer.updateCustomer
    const token = await accessToken(ada)
    expect(await update({ firstName: 'Augusta' }, token)).toEqual({
      customer: { firstName: 'Augusta', lastName: 'Byron', email: ada },
      errors: [],
    })
    expect((await update({ email: 'grace@selvedge.example' }, token)).errors[0].__typename).toBe(
      'EmailAlreadyInUseError',
    )
    expect((await update({ email: 'nonsense' }, token)).errors[0]).toMatchObject({
      __typename: 'ValidationError',
      path: ['input', 'email'],
    })
    expect((await update({ firstName: 'X' })).errors[0].__typename).toBe('CustomerNotLoggedInError')
  })
})

describe('passwords', () => {
  const change = async (input: object, token?: string) =>
    (
      await graphql(
        `mutation ($input: ChangePasswordInput!) { customer { changePassword(input: $input) { errors { ${errorsOf} } } } }`,
        { input },
        token ? { token } : {},
      )
    ).body.data.customer.changePassword.errors
  const request = async (input: object) =>
    (
      await graphql(
        `mutation ($input: RequestResetPasswordInput!) { customer { requestResetPassword(input: $input) { errors { ${errorsOf} } } } }`,
        { input },
        { channel: usChannel },
      )
    ).body.data.customer.requestResetPassword.errors
  const reset = async (input: object) =>
    (
      await graphql(
        `mutation ($input: ResetPasswordInput!) { customer { resetPassword(input: $input) { errors { ${errorsOf} } } } }`,
        { input },
      )
    ).body.data.customer.resetPassword.errors
  const mails = async () =>
    (await env.DB.prepare('SELECT recipient, body FROM outbox ORDER BY id').all<{ recipient: string; body: string }>())
      .results

  test('changes a password with the old one, and keeps the session', async () => {
    const token = await accessToken(ada)
    expect((await change({ currentPassword: 'wrong', newPassword: 'Another1749' }, token))[0].__typename).toBe(
      'CustomerPasswordError',
    )
    expect((await change({ currentPassword: password, newPassword: 'short' }, token))[0].__typename).toBe(
      'ValidationError',
    )
    expect((await change({ currentPassword: password, newPassword: 'Another1749' }))[0].__typename).toBe(
      'CustomerNotLoggedInError',
    )
    expect(await change({ currentPassword: password, newPassword: 'Another1749' }, token)).toEqual([])
    expect((await whoAmI(token)).data.customer).toEqual({ entityId: id })
    expect(await accessToken(ada, 'Another1749')).toContain('_')
  })

  test('resets a password by a mailed link, once, and ends all sessions', async () => {
    const token = await accessToken(ada)
    expect(await request({ email: ada, path: '/us/updatePassword' })).toEqual([])
    const [mail] = await mails()
    const link = new URL(mail!.body.match(/http\S+/)![0])
    expect([mail!.recipient, link.origin + link.pathname, link.searchParams.get('c')]).toEqual([
      ada,
      `${env.STOREFRONT_ORIGIN}/us/updatePassword`,
      String(id),
    ])
    const input = { customerEntityId: id, token: link.searchParams.get('t'), newPassword: 'Another1749' }
    expect((await reset({ ...input, newPassword: 'short' }))[0].__typename).toBe('ValidationError')
    expect((await reset({ ...input, customerEntityId: id + 1 }))[0].__typename).toBe('CustomerPasswordError')
    expect(await reset(input)).toEqual([])
    expect((await reset(input))[0].__typename).toBe('CustomerPasswordError')
    expect((await whoAmI(token)).data.customer).toBeNull()
    expect(await accessToken(ada, 'Another1749')).toContain('_')
  })

  test('mails the link in the language of the request, to the shop in that language', async () => {
    const query =
      'mutation ($input: RequestResetPasswordInput!) { customer { requestResetPassword(input: $input) { errors { __typename } } } }'
    await graphql(query, { input: { email: ada } }, { channel: 1407345, headers: { 'accept-language': 'de-DE' } })
    const [mail] = await mails()
    expect(mail!.body).toContain('für Ihr Konto wurde ein neues Passwort angefordert')
    expect(mail!.body).toContain(`${env.STOREFRONT_ORIGIN}/eu/de/forgot-password?c=${id}`)
  })

  test('responds alike to a reset request for an unknown e-mail address, and sends no mail', async () => {
    expect(await request({ email: 'nobody@selvedge.example' })).toEqual([])
    expect(await mails()).toEqual([])
    expect((await request({ email: 'nonsense' }))[0].path).toEqual(['input', 'email'])
    expect((await request({ email: ada, path: '//evil.example/' }))[0].path).toEqual(['input', 'path'])
  })

  test('invalidates a reset link after an hour and at the next request', async () => {
    await request({ email: ada })
    await request({ email: ada })
    const [first, second] = (await mails()).map(({ body }) => new URL(body.match(/http\S+/)![0]).searchParams.get('t'))
    const with_ = (token: string | null | undefined) =>
      reset({ customerEntityId: id, token, newPassword: 'Another1749' })
    expect((await with_(first))[0].__typename).toBe('CustomerPasswordError')
    await env.DB.prepare('UPDATE password_resets SET expires_at = ?')
      .bind(Date.now() - 1)
      .run()
    expect((await with_(second))[0].__typename).toBe('CustomerPasswordError')
  })
})

describe('addresses', () => {
  const input = {
    firstName: 'Ada',
    lastName: 'Byron',
    address1: '12 Harbour Street',
    city: 'Bristol',
    countryCode: 'GB',
    postalCode: 'BS1 4DJ',
  }
  const add = async (token?: string, change: object = {}) =>
    (
      await graphql(
        `mutation ($input: AddCustomerAddressInput!) { customer { addCustomerAddress(input: $input) { address { entityId city } errors { ${errorsOf} } } } }`,
        { input: { ...input, ...change } },
        token ? { token } : {},
      )
    ).body.data.customer.addCustomerAddress
  const update = async (token: string, entityId: number, data: object) =>
    (
      await graphql(
        `mutation ($input: UpdateCustomerAddressInput!) { customer { updateCustomerAddress(input: $input) { address { city firstName } errors { ${errorsOf} } } } }`,
        { input: { addressEntityId: entityId, data } },
        { token },
      )
    ).body.data.customer.updateCustomerAddress
  const remove = async (token: string, entityId: number) =>
    (
      await graphql(
        `
          mutation ($input: DeleteCustomerAddressInput!) {
            customer {
              deleteCustomerAddress(input: $input) {
                errors {
                  __typename
                }
              }
            }
          }
        `,
        { input: { addressEntityId: entityId } },
        { token },
      )
    ).body.data.customer.deleteCustomerAddress.errors

  test('adds an address once, changes it and deletes it', async () => {
    const token = await accessToken(ada)
    const { address, errors } = await add(token)
    expect([address.city, errors]).toEqual(['Bristol', []])
    expect((await add(token)).errors[0].__typename).toBe('CustomerAddressCreationError')
    expect((await add(token, { countryCode: 'XX' })).errors[0]).toMatchObject({
      __typename: 'ValidationError',
      path: ['input', 'countryCode'],
    })
    expect((await add()).errors[0].__typename).toBe('CustomerNotLoggedInError')
    expect(await update(token, address.entityId, { city: 'Bath' })).toEqual({
      address: { city: 'Bath', firstName: 'Ada' },
      errors: [],
    })
    expect(await remove(token, address.entityId)).toEqual([])
    expect((await remove(token, address.entityId))[0].__typename).toBe('CustomerAddressDeletionError')
  })

  test("treats another customer's address as unknown", async () => {
    const { address } = await add(await accessToken(ada))
    await createCustomer('grace@selvedge.example')
    const token = await accessToken('grace@selvedge.example')
    expect((await update(token, address.entityId, { city: 'Bath' })).errors[0].__typename).toBe(
      'AddressDoesNotExistError',
    )
    expect((await remove(token, address.entityId))[0].__typename).toBe('CustomerAddressDeletionError')
    expect((await call('GET', '/v3/customers/addresses')).body.data[0].city).toBe('Bristol')
  })
})

describe('wishlists', () => {
  const fields =
    'result { entityId name isPublic token items { collectionInfo { totalItems } edges { node { entityId productEntityId variantEntityId product { name } } } } }'
  const create = (token?: string) =>
    graphql(
      `mutation { wishlist { createWishlist(input: { name: "Birthday", isPublic: true, items: [{ productEntityId: 2001, variantEntityId: 90001 }] }) { ${fields} } } }`,
      {},
      token ? { token } : {},
    )

  test('creates, fills, empties, renames and deletes wishlists', async () => {
    const token = await accessToken(ada)
    const list = (await create(token)).body.data.wishlist.createWishlist.result
    expect(list.items.edges[0].node).toMatchObject({
      productEntityId: 2001,
      variantEntityId: 90001,
      product: { name: 'Harbour Stripe Shirt' },
    })
    const added = (
      await graphql(
        `mutation { wishlist { addWishlistItems(input: { entityId: ${list.entityId}, items: [{ productEntityId: 2002 }, { productEntityId: 4 }] }) { ${fields} } } }`,
        {},
        { token },
      )
    ).body.data.wishlist.addWishlistItems.result
    expect(added.items.edges.map((edge: Json) => edge.node.product)).toEqual([
      { name: 'Harbour Stripe Shirt' },
      { name: 'Hare Mug' },
      null,
    ])
    const itemId = added.items.edges[0].node.entityId
    const removed = (
      await graphql(
        `mutation { wishlist { deleteWishlistItems(input: { entityId: ${list.entityId}, itemEntityIds: [${itemId}] }) { ${fields} } } }`,
        {},
        { token },
      )
    ).body.data.wishlist.deleteWishlistItems.result
    expect(removed.items.collectionInfo.totalItems).toBe(2)
    const opened = async () =>
      (
        await graphql('query ($token: String!) { site { publicWishlist(token: $token) { name isOwner } } }', {
          token: list.token,
        })
      ).body.data.site.publicWishlist
    expect(await opened()).toEqual({ name: 'Birthday', isOwner: false })
    await graphql(
      `mutation { wishlist { updateWishlist(input: { entityId: ${list.entityId}, data: { isPublic: false } }) { ${fields} } } }`,
      {},
      { token },
    )
    expect(await opened()).toBeNull()
    expect(
      (
        await graphql(
          `mutation { wishlist { deleteWishlists(input: { entityIds: [${list.entityId}] }) { result } } }`,
          {},
          { token },
        )
      ).body.data.wishlist.deleteWishlists,
    ).toEqual({ result: 'success' })
    expect((await call('GET', '/v3/wishlists')).body.data).toEqual([])
  })

  test("returns only the customer's own wishlists, and none to a guest", async () => {
    const list = (await create(await accessToken(ada))).body.data.wishlist.createWishlist.result
    await createCustomer('grace@selvedge.example')
    const { body } = await graphql(
      `mutation { wishlist { deleteWishlists(input: { entityIds: [${list.entityId}] }) { result } } }`,
      {},
      { token: await accessToken('grace@selvedge.example') },
    )
    expect(body).toMatchObject({
      data: { wishlist: { deleteWishlists: null } },
      errors: [{ message: 'Wishlist not found' }],
    })
    expect((await create()).body.errors[0].message).toBe('Customer is not logged in.')
    expect((await call('GET', '/v3/wishlists')).body.data).toHaveLength(1)
  })
})

test('returns form fields with their ids', async () => {
  const { body } = await graphql(
    '{ site { settings { formFields { customer { __typename entityId label isRequired } shippingAddress { label } } } } }',
  )
  const { customer, shippingAddress } = body.data.site.settings.formFields
  expect(customer.slice(0, 2)).toEqual([
    { __typename: 'TextFormField', entityId: 25, label: 'Title', isRequired: false },
    { __typename: 'DateFormField', entityId: 26, label: 'Date of Birth', isRequired: false },
  ])
  expect(shippingAddress).toEqual([{ label: 'Delivery Instructions' }])
})

test('hides the details of an internal failure', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  const broken = {
    ...env,
    DB: {
      prepare: () => {
        throw new Error('near "secret": syntax error')
      },
    } as unknown as D1Database,
  }
  const response = await app.request(
    `/bigcommerce/store-${env.BIGCOMMERCE_STORE_HASH}-1406818/graphql`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${env.BIGCOMMERCE_STOREFRONT_TOKEN}` },
      body: JSON.stringify({ query: '{ site { publicWishlist(token: "x") { name } } }' }),
    },
    broken,
  )
  expect(await response.json()).toMatchObject({ errors: [{ message: 'Internal server error' }] })
  expect(log.mock.calls[0]?.[0]).toContain('graphql.failed')
  log.mockRestore()
})
