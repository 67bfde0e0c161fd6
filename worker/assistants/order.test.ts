import { expect, test } from 'vitest'
import { addLines, lineOf, twoSellable } from '../test/bags.ts'
import { placeOrder } from '../test/place-order.ts'
import { present } from '../test/recorded-fetch.ts'
import { openShop, textOf } from '../test/shop.ts'
import { openPlatform } from './test/cart-platform.ts'
import { actions } from '#shared/routes.ts'

const headers = { 'ucp-agent': 'profile="https://platform.example/.well-known/ucp"' }

test('an order is read by no assistant, also by the one whose checkout led to it: every id gets the same response [UCP-39]', async () => {
  const [dress, shirt] = await twoSellable(9)
  const platform = openPlatform({ shop: openShop({ vars: { UCP_PAYMENTS: 'off' } }) })
  const { shop } = platform
  const { result } = await platform.createCheckout({
    line_items: [{ item: { id: `${dress.product.id}-${dress.variant.id}` }, quantity: 1 }],
  })
  const buyer = openShop()
  await addLines(buyer, lineOf(shirt))
  const link = present(new URL(present(result.continue_url, 'continue_url')).searchParams.get('link'), 'link')
  await buyer.post(actions.takeAssistantBag, { link })
  const { orderId } = await placeOrder(buyer, 'buyer@example.com')

  const ids = [result.id, String(orderId), 'none', `${result.id}x`]
  const responses = await Promise.all(ids.map((id) => shop.get(`/ucp/orders/${id}`, { headers })))
  const unknown = await shop.get('/ucp/unknown/none', { headers })
  expect(responses.map(({ status }) => status)).toEqual(ids.map(() => unknown.status))
  expect(unknown.status).toBe(404)
  const pages = await Promise.all(responses.map(textOf))
  expect(new Set(pages.map(mainOf)).size).toBe(1)
  for (const page of pages) expect(page).not.toContain('buyer@example.com')

  const asked = await Promise.all(
    ids.map((id) => callTool(shop, 'tools/call', { name: 'get_order', arguments: { id } })),
  )
  expect(asked.map(({ error }) => error?.code)).toEqual(ids.map(() => -32602))
  const { result: listed } = await callTool(shop, 'tools/list')
  expect(JSON.stringify(listed)).not.toContain('order')
  expect(await textOf(shop.get('/.well-known/ucp'))).not.toContain('order')

  const { result: read } = await platform.getCheckout(result.id)
  expect([read.status, read.line_items, 'order' in read]).toEqual(['requires_escalation', result.line_items, false])
})

async function callTool(shop: ReturnType<typeof openShop>, method: string, params: object = {}) {
  const response = await shop.get('/ucp/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  })
  return response.json<{ result?: object; error?: { code: number } }>()
}

/** What a page shows, without the reference of its request. */
function mainOf(page: string): string {
  const [main] = present(/<main.*<\/main>/s.exec(page), 'main')
  return main.replace(/Reference [\w-]+/, '')
}
