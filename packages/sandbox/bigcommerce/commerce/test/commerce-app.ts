import { env } from 'cloudflare:workers'
import { Hono } from 'hono'
import { customers } from '../../customers/routes.ts'
import { commerce } from '../routes.ts'
import { storefrontOrders } from '#sandbox/checkout/order-confirmation.tsx'
import { checkout } from '#sandbox/checkout/routes.ts'
import { control } from '#sandbox/control/routes.ts'
import type { SandboxContext } from '#sandbox/env.ts'

const app = new Hono<SandboxContext>()
app.route('/bigcommerce', customers)
app.route('/bigcommerce', commerce)
app.route('/checkout', checkout)
app.route('/api/storefront/orders', storefrontOrders)
app.route('/', control)

export const ukChannel = 1406818
export const usChannel = 1421371
export const euChannel = 1407345

/** Untyped JSON, so that tests can read any field. */
export type Wire = ReturnType<typeof JSON.parse>
export type Answer = { status: number; headers: Headers; body: Wire }

/** Calls the REST Management API; `path` starts with `/v2` or `/v3`. */
export async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await app.request(
    `/bigcommerce/stores/${env.BIGCOMMERCE_STORE_HASH}${path}`,
    {
      method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-auth-token': env.BIGCOMMERCE_ACCESS_TOKEN,
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
    env,
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? null : JSON.parse(text) }
}

/** Creates a UK cart with these lines and returns `data`. */
export async function createCart(lines: object[], rest: object = {}) {
  const { body, status } = await call('POST', '/v3/carts', {
    channel_id: ukChannel,
    currency: { code: 'GBP' },
    line_items: lines,
    ...rest,
  })
  if (status !== 201) throw new Error(`No cart: ${JSON.stringify(body)}`)
  return body.data
}

/** A browser that keeps cookies and does not follow redirects by itself. */
export function createBrowser() {
  const cookies = new Map<string, string>()
  async function visit(path: string, init: RequestInit = {}) {
    const headers = new Headers(init.headers)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await app.request(
      new URL(path, env.SANDBOX_ORIGIN).href,
      { ...init, headers, redirect: 'manual' },
      env,
    )
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return {
      status: response.status,
      headers: response.headers,
      html: await response.text(),
      location: response.headers.get('location') ?? '',
    }
  }
  return {
    visit,
    get: (path: string, headers: Record<string, string> = {}) => visit(path, { headers }),
    post: (
      path: string,
      fields: Record<string, string>,
      headers: Record<string, string> = { origin: env.SANDBOX_ORIGIN },
    ) =>
      visit(path, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
  }
}
