import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { mug } from '../commerce/test/shelf-fixture.ts'
import {
  accessToken,
  app,
  call,
  createCustomer,
  emptyStore,
  graphql,
  loginToken,
  password,
  requestAccessToken,
  ukChannel,
  usChannel,
} from '../customers/test/customers-app.ts'

const ada = 'ada@selvedge.example'
let id: number
let cartId: string

beforeEach(async () => {
  await emptyStore()
  id = (await createCustomer(ada)).id
  const lines = [{ product_id: mug.id, variant_id: mug.variant, quantity: 1 }]
  const { body } = await call('POST', '/v3/carts', { channel_id: ukChannel, customer_id: id, line_items: lines })
  cartId = body.data.id
})

const errorsOf = '__typename ... on Error { message } ... on ValidationError { path }'
const openCheckout = async (token?: string, headers: Record<string, string> = {}) =>
  (
    await graphql(
      'query ($id: String) { site { checkout(entityId: $id) { entityId } } }',
      { id: cartId },
      { ...(token && { token }), headers },
    )
  ).body
/** Whether the request acts for the customer: only then the customer's checkout is found. */
const isSignedIn = async (token?: string) => (await openCheckout(token)).data.site.checkout !== null

describe('access tokens', () => {
  test('gives an access token for a Customer Login token, once, which opens what is the customer’s', async () => {
    const jwt = await loginToken(id)
    const { token } = await requestAccessToken(jwt)
    expect(token).toMatch(/^[\da-f]{64}_\d{10}$/)
    expect([await isSignedIn(token), await isSignedIn()]).toEqual([true, false])
    expect(await requestAccessToken(jwt)).toEqual({ token: undefined, error: 'Invalid credentials' })
    expect(
      (await graphql('mutation { loginWithCustomerLoginJwt(jwt: "x") { customerAccessToken { value } } }')).headers.get(
        'x-bc-graphql-operation-type',
      ),
    ).toBe('mutation')
  })

  test("treats a request with an invalid token as a guest's, or as an error if the client asks for one", async () => {
    const strict = { 'x-bc-error-on-invalid-customer-access-token': 'true' }
    expect(await isSignedIn('nonsense')).toBe(false)
    expect((await openCheckout('nonsense', strict)).errors[0].extensions.code).toBe('INVALID_CUSTOMER_ACCESS_TOKEN')
    expect((await openCheckout(undefined, strict)).errors[0].extensions.code).toBe('MISSING_CUSTOMER_ACCESS_TOKEN')
    expect((await openCheckout(await accessToken(id), strict)).data.site.checkout).toEqual({ entityId: cartId })
  })

  test('makes the previous token of a customer invalid with the next one', async () => {
    const [first, second] = [await accessToken(id), await accessToken(id)]
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true])
  })
})

describe('passwords', () => {
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

  const isPasswordOf = async (email: string, secret: string) =>
    (await call('POST', '/v3/customers/validate-credentials', { email, password: secret, channel_id: ukChannel })).body
      .is_valid

  test('resets a password by a mailed link, once, and ends all sessions', async () => {
    const token = await accessToken(id)
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
    expect(await isSignedIn(token)).toBe(false)
    expect([await isPasswordOf(ada, password), await isPasswordOf(ada, 'Another1749')]).toEqual([false, true])
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
