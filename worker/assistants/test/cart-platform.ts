import { openShop } from '../../test/shop.ts'
import { type CartToolName, cartTools } from '../cart-operations.ts'
import { expectOfficial } from './official.ts'

export type Shop = ReturnType<typeof openShop>
type Total = { type: string; amount: number }
export type Resource = {
  ucp: { status: string; capabilities: object; payment_handlers?: object }
  id: string
  status: string
  currency: string
  line_items: { id: string; item: { id: string; title: string; price: number }; quantity: number; totals: Total[] }[]
  totals: Total[]
  discounts: { codes: string[]; applied: { title: string; amount: number; code?: string; automatic?: boolean }[] }
  messages?: { type: string; code: string; content: string; path?: string; severity?: string }[]
  fulfillment?: {
    methods: {
      line_item_ids: string[]
      selected_destination_id: string | null
      destinations: Record<string, string>[]
      groups?: {
        selected_option_id: string | null
        options: { id: string; title: string; description?: { plain: string }; totals: Total[] }[]
      }[]
    }[]
  }
  buyer?: { consent: Record<string, { granted: boolean; source: string; description: string }> }
  order?: { id: string; permalink_url: string }
  continue_url?: string
  expires_at?: string
  code?: string
}
type Sent = { id?: string; body?: unknown; headers?: Record<string, string> | undefined }
export type Answer = { status: number; headers: Headers; result: Resource }
type Send = (name: CartToolName, sent: Sent) => Promise<Answer>

export const profile = 'https://platform.example/.well-known/ucp'
export type Transport = 'rest' | 'mcp'

/** A platform that calls the shop, whose every response the official schemas check. */
export function openPlatform({ shop = openShop(), transport = 'rest' }: { shop?: Shop; transport?: Transport } = {}) {
  const send = transport === 'rest' ? overRest(shop) : overMcp(shop)
  const call: Send = async (name, sent) => {
    const answer = await send(name, sent)
    const { status, result } = answer
    if (status < 300) expectOfficial(result.ucp.status === 'error' ? 'error' : cartTools[name].kind, result)
    if (status < 300 && 'fulfillment' in result) expectOfficial('delivered', result)
    if (status < 300 && 'buyer' in result) expectOfficial('consented', result)
    return answer
  }
  type Headed = Sent['headers']
  return {
    shop,
    createCart: (body: unknown, headers?: Headed) => call('create_cart', { body, headers }),
    getCart: (id: string) => call('get_cart', { id }),
    updateCart: (id: string, body: unknown, headers?: Headed) => call('update_cart', { id, body, headers }),
    cancelCart: (id: string) => call('cancel_cart', { id }),
    createCheckout: (body: unknown, headers?: Headed) => call('create_checkout', { body, headers }),
    getCheckout: (id: string) => call('get_checkout', { id }),
    updateCheckout: (id: string, body: unknown) => call('update_checkout', { id, body }),
    completeCheckout: (id: string, body: unknown = { payment: { instruments: [] } }, headers?: Headed) =>
      call('complete_checkout', { id, body, headers }),
    cancelCheckout: (id: string) => call('cancel_checkout', { id }),
  }
}

function overRest(shop: Shop): Send {
  return async (name, { id = '', body, headers = {} }) => {
    const { method, path } = cartTools[name]
    const response = await shop.get(path.replace(':id', id), {
      method,
      headers: {
        'ucp-agent': `profile="${profile}"`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    return { status: response.status, headers: response.headers, result: await response.json<Resource>() }
  }
}

function overMcp(shop: Shop): Send {
  return async (name, { id, body, headers = {} }) => {
    const key = headers['idempotency-key']
    const given = {
      meta: { 'ucp-agent': { profile }, ...(key !== undefined && { 'idempotency-key': key }) },
      ...(id !== undefined && { id }),
      ...(body !== undefined && { [cartTools[name].kind]: body }),
    }
    const response = await shop.get('/ucp/mcp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } }),
    })
    const { result, error } = await response.json<{
      result?: { structuredContent: Resource }
      error?: { code: number; data?: { code: string } }
    }>()
    const failed = { code: error?.data?.code ?? String(error?.code) } as Resource
    // An error of JSON-RPC in a response 200 is one of the parameters.
    const status = result ? 200 : response.status === 200 ? 400 : response.status
    return { status, headers: response.headers, result: result?.structuredContent ?? failed }
  }
}

export const amountOf = ({ totals }: { totals: Total[] }, type = 'total') =>
  totals.filter((total) => total.type === type).reduce((sum, { amount }) => sum + amount, 0)

export const codesOf = ({ messages = [] }: Resource) => messages.map(({ code }) => code)
