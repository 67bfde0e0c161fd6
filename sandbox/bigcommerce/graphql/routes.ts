import { Hono } from 'hono'
import { findChannel } from '../../catalogue/channels.ts'
import type { Channel } from '../../catalogue/channels.ts'
import type { SandboxContext, SandboxRequest } from '../../env.ts'
import { createScope } from './context.ts'
import { executeStorefront } from './execute.ts'
import type { StorefrontRequest } from './execute.ts'

/**
 * The GraphQL Storefront API. Where the vendor has a host per channel (`store-{hash}-{channel}.mybigcommerce.com`), the
 * sandbox has a path segment; without one it is channel 1.
 */
export const graphqlStorefront = new Hono<SandboxContext>()

graphqlStorefront.post('/graphql', (c) => answer(c, findChannel(1)))
graphqlStorefront.post('/:store{store-[^/]+}/graphql', (c) => answer(c, channelOf(c.req.param('store'), c.env.BIGCOMMERCE_STORE_HASH)))

async function answer(c: SandboxRequest, channel: Channel | undefined) {
  if (!channel) return c.json({ errors: [{ message: 'Store not found' }] }, 404)
  const refusal = refuse(c.req.header('authorization'), c.env.BIGCOMMERCE_STOREFRONT_TOKEN)
  if (refusal) return c.json({ errors: [{ message: refusal }] }, 401)
  const request = await readRequest(c)
  if (!request) return c.json({ errors: [{ message: 'Malformed GraphQL request: a JSON body with a query is expected' }] }, 400)
  const result = await executeStorefront(createScope(c.env, channel), request)
  c.header('x-bc-graphql-operation-type', 'query')
  if (request.operationName) c.header('x-bc-graphql-operation-name', request.operationName)
  // The vendor's formula is not published; this counts the names in the document.
  c.header('x-bc-graphql-complexity', String(request.query.match(/[A-Za-z_]\w*/g)?.length ?? 0))
  return c.json(result)
}

function channelOf(segment: string, storeHash: string): Channel | undefined {
  if (segment === `store-${storeHash}`) return findChannel(1)
  const prefix = `store-${storeHash}-`
  return segment.startsWith(prefix) ? findChannel(Number(segment.slice(prefix.length))) : undefined
}

function refuse(authorization: string | undefined, token: string): string | undefined {
  const given = authorization?.match(/^Bearer\s+(\S+)$/i)?.[1]
  if (given === undefined) return 'GraphQL credentials were missing. No token was sent.'
  if (given === token) return undefined
  return given.split('.').length === 3 ? 'GraphQL invalid credentials. JWT signature is invalid' : 'GraphQL invalid credentials. String is not a JWT'
}

async function readRequest(c: SandboxRequest): Promise<StorefrontRequest | undefined> {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (typeof body !== 'object' || body === null || !('query' in body) || typeof body.query !== 'string') return undefined
  const variables = 'variables' in body && typeof body.variables === 'object' && body.variables !== null ? { ...body.variables } : undefined
  const operationName = 'operationName' in body && typeof body.operationName === 'string' ? body.operationName : undefined
  return { query: body.query, variables, operationName }
}
