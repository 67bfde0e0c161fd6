import { env } from 'cloudflare:workers'
import { createSandbox } from '../../app.ts'
import { resetSignInLimits } from '../../bigcommerce/customers/login/sign-in.ts'
import { resetCustomers } from '../../bigcommerce/customers/samples/seed.ts'
import { resetRateWindows } from '../../bigcommerce/rest.ts'
import { seedCatalogue } from '../../catalogue/seed-d1.ts'
import type { SandboxEnv } from '../../env.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into wire JSON and assert what they find there
export type Json = any
export type ApiResponse = { status: number; body: Json }
export type Shop = Awaited<ReturnType<typeof openShop>>

export const ukChannel = 1406818

const app = createSandbox()

/** The whole sandbox with a small catalogue and its sample accounts. `database` may wrap the real one. */
export async function openShop(database: D1Database = env.DB) {
  const bindings: SandboxEnv = { ...env, DB: database }
  await seedCatalogue(env.DB, { styles: 60 })
  await resetCustomers(env.DB, env)
  resetRateWindows()
  resetSignInLimits()

  async function request(path: string, init: RequestInit = {}): Promise<ApiResponse> {
    const response = await app.request(path, init, bindings)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, body: text === '' ? null : isJson ? JSON.parse(text) : text }
  }

  /** Calls the REST Management API; `path` starts with `/v2` or `/v3`. */
  function call(
    method: string,
    path: string,
    body?: unknown,
    token: string = env.BIGCOMMERCE_ACCESS_TOKEN,
  ): Promise<ApiResponse> {
    const headers = { accept: 'application/json', 'content-type': 'application/json', 'x-auth-token': token }
    return request(`/bigcommerce/stores/${env.BIGCOMMERCE_STORE_HASH}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  }

  async function data(method: string, path: string, body?: unknown): Promise<Json> {
    const response = await call(method, path, body)
    if (response.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(response)}`)
    return response.body.data ?? response.body
  }

  const inStock = await env.DB.prepare(
    "SELECT v.id, v.product_id, v.sku, p.name, p.style FROM variants v JOIN products p ON p.id = v.product_id WHERE v.stock_1 > 20 AND v.purchasing_disabled = 0 AND p.type = 'physical' AND p.garment <> 'gift-card' AND p.is_visible = 1 AND p.sale_gbp IS NULL LIMIT 1",
  ).first<{ id: number; product_id: number; sku: string; name: string; style: string }>()
  const customer = await env.DB.prepare(
    'SELECT customer_id AS id FROM orders WHERE customer_id > 0 ORDER BY id LIMIT 1',
  ).first<number>('id')
  if (!inStock || customer === null) throw new Error('The seed has nothing to sell, or nobody who bought')

  return {
    request,
    call,
    data,
    product: inStock.product_id,
    variant: inStock.id,
    sku: inStock.sku,
    style: inStock.style,
    name: inStock.name,
    customer,
    newCart: (): Promise<Json> =>
      data('POST', '/v3/carts', {
        channel_id: ukChannel,
        currency: { code: 'GBP' },
        line_items: [{ product_id: inStock.product_id, variant_id: inStock.id, quantity: 2 }],
      }),
  }
}
