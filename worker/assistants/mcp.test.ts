import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { expect, test } from 'vitest'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'
import { cartTools } from './cart-operations.ts'
import { markets } from '#shared/markets.ts'

const meta = { 'ucp-agent': { profile: 'https://platform.example/.well-known/ucp' } }

type Rpc = {
  id: number | null
  result: { structuredContent: { ucp: { status: string }; products: { id: string }[] } }
  error: { code: number; data?: { code: string } }
}

async function rpc(
  body: unknown,
  {
    path = '/ucp/mcp',
    shop = openShop(),
    headers = {},
  }: { path?: string; shop?: ReturnType<typeof openShop>; headers?: Record<string, string> } = {},
) {
  const response = await shop.get(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const text = await response.text()
  return { response, status: response.status, body: (text === '' ? null : JSON.parse(text)) as Rpc }
}

type Structured = {
  ucp: { status: string }
  id: string
  status: string
  continue_url: string
  line_items: { quantity: number }[]
  passages: { url: string }[]
  products: { id: string }[]
  product: { variants: { id: string; availability: { available: boolean } }[] }
}

/** The official client, connected to a shop, with the names of the tools that it lists. */
async function openClient() {
  const shop = openShop()
  const client = new Client({ name: 'a-test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL('http://localhost:8787/ucp/mcp'), {
    fetch: (url, init) => shop.get(new URL(url).pathname, init),
  })
  await client.connect(transport)
  const { tools } = await client.listTools()
  return { client, listed: tools.map(({ name }) => name) }
}

const callOf = (name: string, catalog: unknown, more: object = { meta }) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: { catalog, ...more } },
})

test('the official client lists the tools, searches and reads a product [UCP-13]', async () => {
  const { client, listed } = await openClient()
  const ofCarts = Object.keys(cartTools)
  expect(listed).toEqual(['search_catalog', 'lookup_catalog', 'get_product', 'search_help', ...ofCarts])
  const search = await client.callTool({ name: 'search_catalog', arguments: { meta, catalog: { query: 'dress' } } })
  const { products } = search.structuredContent as Rpc['result']['structuredContent']
  expect(products).toHaveLength(10)
  const [first] = products
  const read = await client.callTool({ name: 'get_product', arguments: { meta, catalog: { id: first?.id } } })
  expect(read.structuredContent).toMatchObject({ product: { id: first?.id } })
  await client.close()
})

test('the official client calls every tool that is listed [UCP-13]', async () => {
  const { client, listed } = await openClient()
  const called = new Set<string>()
  async function call(name: string, given: object): Promise<Structured> {
    called.add(name)
    const { structuredContent, isError } = await client.callTool({ name, arguments: { meta, ...given } })
    expect([name, isError ?? false]).toEqual([name, false])
    return structuredContent as Structured
  }
  const context = { address_country: markets.en.country }
  const { products } = await call('search_catalog', { catalog: { query: 'mug', context } })
  const ids = products.map(({ id }) => id).slice(0, 3)
  const found = await call('lookup_catalog', { catalog: { ids, context } })
  expect(found.products.map(({ id }) => id)).toEqual(ids)
  const { product } = await call('get_product', { catalog: { id: ids[0], context } })
  const variant = product.variants.find(({ availability }) => availability.available)
  const items = (quantity: number) => ({ context, line_items: [{ item: { id: variant?.id }, quantity }] })
  const unitsOf = ({ line_items: lines }: Structured) => lines.map(({ quantity }) => quantity)
  const help = await call('search_help', { query: 'returns', context })
  expect(help.passages[0]?.url).toMatch(/^http/)

  const cart = await call('create_cart', { cart: items(1) })
  expect(unitsOf(cart)).toEqual([1])
  expect(unitsOf(await call('update_cart', { id: cart.id, cart: items(2) }))).toEqual([2])
  expect(unitsOf(await call('get_cart', { id: cart.id }))).toEqual([2])
  await call('cancel_cart', { id: cart.id })
  expect((await call('get_cart', { id: cart.id })).ucp.status).toBe('error')

  const checkout = await call('create_checkout', { checkout: items(1) })
  const { id } = checkout
  expect(unitsOf(await call('update_checkout', { id, checkout: items(2) }))).toEqual([2])
  expect(unitsOf(await call('get_checkout', { id }))).toEqual([2])
  const completed = await call('complete_checkout', { id, checkout: {} })
  expect([completed.status, URL.canParse(completed.continue_url)]).toEqual(['requires_escalation', true])
  expect((await call('cancel_checkout', { id })).status).toBe('canceled')
  expect([...called].toSorted()).toEqual(listed.toSorted())
  await client.close()
})

test.each([
  ['/ucp/mcp', {}, 400, 'invalid_profile_url'],
  ['/ucp/mcp', { meta: { 'ucp-agent': { ...meta['ucp-agent'], version: '2026-01-11' } } }, 422, 'version_unsupported'],
  ['/api/mcp', { meta: { 'ucp-agent': { version: '2026-01-11' } } }, 422, 'version_unsupported'],
])('a call at %s with the arguments %j is a failed negotiation [UCP-13]', async (...[path, given, status, code]) => {
  const refused = await rpc(callOf('search_catalog', { query: 'dress' }, given), { path })
  expect([refused.status, refused.body.error.code, refused.body.error.data?.code]).toEqual([status, -32001, code])
})

test('the tools of a part that is off are neither listed nor called [UCP-13]', async () => {
  const shop = openShop({ vars: { UCP: 'mcp,cart' } })
  const list = await rpc({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, { shop })
  const text = JSON.stringify(list.body)
  expect([text.includes('update_cart'), text.includes('checkout')]).toEqual([true, false])
  const call = {
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'get_checkout', arguments: { meta, id: 'x' } },
  }
  expect((await rpc(call, { shop })).body.error.code).toBe(-32602)
})

test('a program that has guessed the address needs no profile [UCP-13]', async () => {
  const { status, body } = await rpc(callOf('search_catalog', { query: 'dress' }, {}), { path: '/api/mcp' })
  expect([status, body.result.structuredContent.products.length]).toEqual([200, 10])
})

test.each([
  ['no JSON', '{', 400, -32700],
  ['a batch', [callOf('get_product', { id: '1' })], 400, -32600],
  ['another version of JSON-RPC', { jsonrpc: '1.0', id: 1, method: 'ping' }, 400, -32600],
  ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'resources/list' }, 200, -32601],
  ['an unknown tool', callOf('toString', {}), 200, -32602],
  ['too many ids', callOf('lookup_catalog', { ids: Array.from({ length: 21 }, String) }), 200, -32602],
  [
    'no arguments',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_product', arguments: { meta } } },
    200,
    -32602,
  ],
  ['a large body', callOf('get_product', { id: 'a'.repeat(17_000) }), 413, -32000],
])('%s is an error of JSON-RPC [UCP-13]', async (...[, message, status, code]) => {
  const refused = await rpc(message)
  expect([refused.status, refused.body.error.code]).toEqual([status, code])
})

test('notifications have no response, other methods of HTTP and other sites are refused [UCP-13]', async () => {
  const notification = await rpc({ jsonrpc: '2.0', method: 'notifications/initialized' })
  expect([notification.status, notification.body]).toEqual([202, null])
  for (const method of ['GET', 'DELETE']) expect((await openShop().get('/ucp/mcp', { method })).status).toBe(405)
  const ping = { jsonrpc: '2.0', id: 1, method: 'ping' }
  expect((await rpc(ping, { headers: { origin: 'https://evil.example' } })).status).toBe(403)
  expect((await rpc(ping, { headers: { 'mcp-protocol-version': '1999-01-01' } })).status).toBe(400)
  expect((await rpc(ping, { shop: openShop({ vars: { UCP: 'catalog' } }) })).status).toBe(404)
})

test('an outage is an error with the time of the next try, and not an empty list [UCP-13]', async () => {
  const { search } = sandboxServices().services
  const down = { search: { ...search, search: () => Promise.reject(new DOMException('late', 'TimeoutError')) } }
  const { response, status, body } = await rpc(
    callOf('search_catalog', { query: 'outage', context: { address_country: markets.en.country } }),
    { shop: openShop({ broken: down }) },
  )
  expect([status, body.error.code, response.headers.get('retry-after')]).toEqual([503, -32000, '30'])
})
