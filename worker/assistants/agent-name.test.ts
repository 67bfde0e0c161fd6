import { expect, test, vi } from 'vitest'
import { layout } from '../telemetry/data-points.ts'
import { twoSellable } from '../test/bags.ts'
import { present } from '../test/recorded-fetch.ts'
import { openShop } from '../test/shop.ts'
import { createAgentNames } from './agent-name.ts'
import { openPlatform } from './test/cart-platform.ts'
import { actions } from '#shared/routes.ts'

const [dress] = await twoSellable(9)
const cart = { line_items: [{ item: { id: `${dress.product.id}-${dress.variant.id}` }, quantity: 1 }] }

function openWatchedShop(LOG_LEVEL = 'none') {
  const points: AnalyticsEngineDataPoint[] = []
  const shop = openShop({
    vars: { LOG_LEVEL },
    bindings: { METRICS: { writeDataPoint: (point) => void points.push(point ?? {}) } },
  })
  const rows = async () => {
    await shop.settle()
    return points.map(({ blobs = [] }) => ({
      route: blobs[1],
      method: blobs[6],
      agent: blobs[layout.request.blobs.indexOf('agent')],
    }))
  }
  return { shop, rows }
}

test.each([
  ['https://platform.example/.well-known/ucp', 'platform.example'],
  ['https://Agents.Platform.example:8443/x?user=jane%40example.com', 'agents.platform.example'],
  ['https://jane.doe.agents.platform.example/', 'agents.platform.example'],
  [`https://${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(50)}/`, expect.stringMatching(/^.{100}$/)],
  ['http://platform.example/', 'unnamed'],
  ['https://[::1]/', '1'],
  ['no address', 'unnamed'],
  [undefined, 'unnamed'],
])('the profile %s is named %s [UCP-34]', (profile, name) => {
  expect(createAgentNames()(profile)).toEqual(name)
})

test('an isolate has a limited number of names, and those that it knows stay [UCP-34]', () => {
  const nameOf = createAgentNames(2)
  expect(['a', 'b', 'c', 'a'].map((host) => nameOf(`https://${host}.example/`))).toEqual([
    'a.example',
    'b.example',
    'other',
    'a.example',
  ])
})

test('the data point and the log line of each operation have its tool and its platform, and so has the buyer’s press [UCP-34]', async () => {
  const lines = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  const { shop, rows } = openWatchedShop('info')
  const platform = openPlatform({ shop, transport: 'mcp' })
  const { result } = await platform.createCheckout(cart)
  await openPlatform({ shop }).getCheckout(result.id)
  const link = present(new URL(present(result.continue_url, 'url')).searchParams.get('link'), 'link')
  await shop.post(actions.takeAssistantBag, { link })
  await shop.get('/robots.txt')
  const named = (await rows()).filter(({ agent }) => agent !== '')
  expect(named).toEqual([
    { route: '/ucp/mcp create_checkout', method: 'POST', agent: 'platform.example' },
    { route: '/ucp/checkout-sessions/:id', method: 'GET', agent: 'platform.example' },
    { route: actions.takeAssistantBag, method: 'POST', agent: 'platform.example' },
  ])
  const logged = lines.mock.calls.map(([line]) => JSON.parse(String(line)) as { event: string; agent?: string })
  lines.mockRestore()
  expect(logged.filter(({ event, agent }) => event === 'request' && agent === 'platform.example')).toHaveLength(3)
  expect(logged.filter(({ event, agent }) => event === 'request' && agent === undefined)).toHaveLength(1)
})

test('a program without a profile is counted as one, and an invented name never leaves the shop as it came [UCP-34]', async () => {
  const { shop, rows } = openWatchedShop()
  const call = (meta: object) =>
    shop.get('/api/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'search_help', arguments: { query: 'returns', meta } },
      }),
    })
  await call({})
  await call({ 'ucp-agent': { profile: 'https://jane@x/"><script>' } })
  expect((await rows()).map(({ route, agent }) => [route, agent])).toEqual([
    ['/api/mcp search_help', 'unnamed'],
    ['/api/mcp search_help', expect.stringMatching(/^(unnamed|x)$/)],
  ])
})
