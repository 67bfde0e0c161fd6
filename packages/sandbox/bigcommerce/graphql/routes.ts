import { Hono } from 'hono'
import { type Channel, findChannel } from '../../catalogue/channels.ts'
import { requestedLanguage } from '../../catalogue/languages.ts'
import type { SandboxContext, SandboxRequest } from '../../env.ts'
import { listChannels } from '../catalogue/channel-store.ts'
import { findCustomerByAccessToken } from '../customers/login/access-token.ts'
import { createScope } from './context.ts'
import { executeStorefront, type StorefrontRequest } from './execute.ts'

/**
 * The GraphQL Storefront API. The vendor has a host for each channel (`store-{hash}-{channel}.mybigcommerce.com`); the
 * sandbox has a path segment, and uses channel 1 without it.
 */
export const graphqlStorefront = new Hono<SandboxContext>()

graphqlStorefront.post('/graphql', (c) => respond(c, 1))
graphqlStorefront.post('/:store{store-[^/]+}/graphql', (c) =>
  respond(c, channelOf(c.req.param('store'), c.env.BIGCOMMERCE_STORE_HASH)),
)

async function respond(c: SandboxRequest, channelId: number) {
  const channel: Channel | undefined = findChannel(channelId) ?? (await createdChannel(c, channelId))
  if (!channel) return c.json({ errors: [{ message: 'Store not found' }] }, 404)
  const refusal = refuse(c.req.header('authorization'), c.env.BIGCOMMERCE_STOREFRONT_TOKEN)
  if (refusal) return c.json({ errors: [{ message: refusal }] }, 401)
  const request = await readRequest(c)
  if (!request)
    return c.json({ errors: [{ message: 'Malformed GraphQL request: a JSON body with a query is expected' }] }, 400)
  const token = c.req.header('x-bc-customer-access-token')
  const customer = token ? await findCustomerByAccessToken(c.env.DB, token) : undefined
  if (!customer && c.req.header('x-bc-error-on-invalid-customer-access-token') === 'true')
    return c.json({ errors: [tokenError(token)] })
  const language = requestedLanguage(channel.id, c.req.header('accept-language'))
  const { result, operation } = await executeStorefront(createScope(c.env, { channel, language, customer }), request)
  c.header('x-bc-graphql-operation-type', operation)
  if (request.operationName) c.header('x-bc-graphql-operation-name', request.operationName)
  // The vendor's formula is not published; this counts the names in the document.
  c.header('x-bc-graphql-complexity', String(request.query.match(/[A-Za-z_]\w*/g)?.length ?? 0))
  return c.json(result)
}

// A request with an invalid token is treated as a guest's, unless a header asks for an error.
function tokenError(token: string | undefined) {
  return token
    ? { message: 'The customer access token is not valid.', extensions: { code: 'INVALID_CUSTOMER_ACCESS_TOKEN' } }
    : { message: 'The customer access token is missing.', extensions: { code: 'MISSING_CUSTOMER_ACCESS_TOKEN' } }
}

function channelOf(segment: string, storeHash: string): number {
  if (segment === `store-${storeHash}`) return 1
  const prefix = `store-${storeHash}-`
  return segment.startsWith(prefix) ? Number(segment.slice(prefix.length)) : Number.NaN
}

async function createdChannel(c: SandboxRequest, channelId: number) {
  return (await listChannels(c.env.DB)).find(({ id }) => id === channelId)
}

function refuse(authorization: string | undefined, token: string): string | undefined {
  const sentToken = authorization?.match(/^Bearer\s+(\S+)$/i)?.[1]
  if (sentToken === undefined) return 'GraphQL credentials were missing. No token was sent.'
  if (sentToken === token) return undefined
  return sentToken.split('.').length === 3
    ? 'GraphQL invalid credentials. JWT signature is invalid'
    : 'GraphQL invalid credentials. String is not a JWT'
}

async function readRequest(c: SandboxRequest): Promise<StorefrontRequest | undefined> {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string')
    return undefined
  const variables =
    'variables' in body && typeof body.variables === 'object' && body.variables !== null
      ? { ...body.variables }
      : undefined
  const operationName =
    'operationName' in body && typeof body.operationName === 'string' ? body.operationName : undefined
  return { query: body.query, variables, operationName }
}
