import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { sign } from 'hono/jwt'
import { commerce } from '../../commerce/routes.ts'
import { stockShelf } from '../../commerce/test/shelf-fixture.ts'
import { graphqlStorefront } from '../../graphql/routes.ts'
import { resetRateWindows } from '../../rest.ts'
import { resetSignInLimits } from '../login/sign-in.ts'
import { customers } from '../routes.ts'
import { checkout } from '#sandbox/checkout/routes.ts'
import type { SandboxContext } from '#sandbox/env.ts'

export const app = new Hono<SandboxContext>()
app.route('/bigcommerce', customers)
app.route('/bigcommerce', commerce)
app.route('/bigcommerce', graphqlStorefront)
app.route('/checkout', checkout)

export const ukChannel = 1406818
export const usChannel = 1421371
export const password = 'Harbour1749'

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into wire JSON and assert what they find there
export type Json = any
export type ApiResponse = { status: number; headers: Headers; body: Json }

/** Stores the test products, deletes all customers and clears the rate limits. */
export async function emptyStore() {
  resetRateWindows()
  resetSignInLimits()
  await stockShelf()
  const tables = ['customers', 'customer_settings', 'used_login_tokens']
  await env.DB.batch([
    ...tables.map((table) => env.DB.prepare(`DELETE FROM ${table}`)),
    env.DB.prepare("DELETE FROM seed WHERE key = 'customers'"),
  ])
}

/** Calls the REST Management API; `path` starts with `/v2` or `/v3`. */
export async function call(method: string, path: string, body?: unknown): Promise<ApiResponse> {
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-auth-token': env.BIGCOMMERCE_ACCESS_TOKEN,
  }
  const init = {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  }
  return read(await app.request(`/bigcommerce/stores/${env.BIGCOMMERCE_STORE_HASH}${path}`, init, env))
}

/** Creates a customer with a password and returns `data[0]`. */
export async function createCustomer(email: string, rest: object = {}): Promise<Json> {
  const { status, body } = await call('POST', '/v3/customers', [
    { email, first_name: 'Ada', last_name: 'Byron', authentication: { new_password: password }, ...rest },
  ])
  if (status !== 200) throw new Error(`No customer: ${JSON.stringify(body)}`)
  return body.data[0]
}

export const home = {
  first_name: 'Ada',
  last_name: 'Byron',
  address1: '12 Harbour Street',
  city: 'Bristol',
  state_or_province: '',
  postal_code: 'BS1 4DJ',
  country_code: 'GB',
}

/** Sends a GraphQL Storefront request, on behalf of the customer if an access token is given. */
export async function graphql(
  query: string,
  variables: object = {},
  {
    token,
    headers = {},
    channel = ukChannel,
  }: { token?: string; headers?: Record<string, string>; channel?: number } = {},
): Promise<ApiResponse> {
  const init = {
    method: 'POST',
    headers: {
      authorization: `Bearer ${env.BIGCOMMERCE_STOREFRONT_TOKEN}`,
      'content-type': 'application/json',
      ...(token && { 'x-bc-customer-access-token': token }),
      ...headers,
    },
    body: JSON.stringify({ query, variables }),
  }
  return read(await app.request(`/bigcommerce/store-${env.BIGCOMMERCE_STORE_HASH}-${channel}/graphql`, init, env))
}

/** A Customer Login token of the shop for a customer, with other claims if they are given. */
export function loginToken(
  customerId: number,
  claims: object = {},
  secret = env.BIGCOMMERCE_CLIENT_SECRET,
): Promise<string> {
  return sign(
    {
      iss: env.BIGCOMMERCE_CLIENT_ID,
      iat: Math.floor(Date.now() / 1000),
      jti: crypto.randomUUID(),
      operation: 'customer_login',
      store_hash: env.BIGCOMMERCE_STORE_HASH,
      customer_id: customerId,
      channel_id: ukChannel,
      redirect_to: '/',
      ...claims,
    },
    secret,
    'HS256',
  )
}

/** Asks for a customer access token with a Customer Login token. */
export async function requestAccessToken(jwt: string): Promise<{ token: string | undefined; error: unknown }> {
  const { body } = await graphql(
    'mutation ($jwt: String!) { loginWithCustomerLoginJwt(jwt: $jwt) { customerAccessToken { value } } }',
    { jwt },
  )
  return { token: body.data?.loginWithCustomerLoginJwt.customerAccessToken.value, error: body.errors?.[0].message }
}

/** A new access token of the customer. */
export async function accessToken(customerId: number): Promise<string> {
  const { token, error } = await requestAccessToken(await loginToken(customerId))
  if (token === undefined) throw new Error(String(error))
  return token
}

async function read(response: Response): Promise<ApiResponse> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? null : isJson ? JSON.parse(text) : text,
  }
}
