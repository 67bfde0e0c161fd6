import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { catalogue } from '../bigcommerce/catalogue/routes.ts'
import { graphqlStorefront } from '../bigcommerce/graphql/routes.ts'
import { seedCatalogue } from '../catalogue/seed-d1.ts'
import { constructorSearch } from '../constructor/routes.ts'
import type { SandboxContext } from '../env.ts'

const app = new Hono<SandboxContext>()
app.route('/bigcommerce', catalogue)
app.route('/bigcommerce', graphqlStorefront)
app.route('/constructor', constructorSearch)

/** The default catalogue: 600 styles. */
export const seedDefault = () => seedCatalogue(env.DB)

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into wire JSON and assert what they find there
export type Json = any
export type Answer = { status: number; headers: Headers; body: Json }

/** Sends a GET, or a POST with a JSON body, to the REST Management API. */
export async function rest(path: string, init: { body?: object; token?: string | null } = {}): Promise<Answer> {
  const token = init.token === undefined ? env.BIGCOMMERCE_ACCESS_TOKEN : init.token
  const headers = new Headers({ accept: 'application/json', ...(token !== null && { 'x-auth-token': token }) })
  const options = init.body ? { method: 'POST', headers, body: JSON.stringify(init.body) } : { headers }
  return read(await app.request(`/bigcommerce/stores/${env.BIGCOMMERCE_STORE_HASH}${path}`, options, env))
}

/** Sends a GraphQL Storefront request on a channel, in a language; `data` is in the body. */
export async function graphql(
  query: string,
  variables: object = {},
  {
    channel = 1406818,
    language,
    bindings = env,
  }: { channel?: number; language?: string; bindings?: SandboxContext['Bindings'] } = {},
): Promise<Answer> {
  const options = {
    method: 'POST',
    headers: {
      authorization: `Bearer ${env.BIGCOMMERCE_STOREFRONT_TOKEN}`,
      'content-type': 'application/json',
      ...(language !== undefined && { 'accept-language': language }),
    },
    body: JSON.stringify({ query, variables }),
  }
  return read(
    await app.request(`/bigcommerce/store-${env.BIGCOMMERCE_STORE_HASH}-${channel}/graphql`, options, bindings),
  )
}

export async function request(path: string, init?: RequestInit): Promise<Answer> {
  return read(await app.request(path, init, env))
}

async function read(response: Response): Promise<Answer> {
  const isJson = response.headers.get('content-type')?.includes('json')
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? await response.json() : await response.text(),
  }
}
