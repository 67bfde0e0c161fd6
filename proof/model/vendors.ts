import { request } from './http.ts'

export type Product = {
  id: number
  name: string
  sku: string
  type: 'physical' | 'digital'
  categories: number[]
  inventory_tracking: string
  availability: string
  is_visible: boolean
  variants: Variant[]
  custom_fields: { name: string }[]
}
export type Variant = {
  id: number
  sku: string
  calculated_price: number
  inventory_level: number
  purchasing_disabled: boolean
  option_values: { label: string; option_display_name: string }[]
}
export type OrderProduct = {
  product_id: number
  variant_id: number
  sku: string
  quantity: number
  base_price: string
  applied_discounts: { amount: string; code: string | null; target: 'order' | 'product' }[]
}
export type Order = {
  id: number
  cart_id: string
  status_id: number
  subtotal_inc_tax: string
  discount_amount: string
  coupon_discount: string
  shipping_cost_inc_tax: string
  total_inc_tax: string
  billing_address: { email: string }
  payment_method: string
}
/** A payment at the provider; `value` is pence. */
export type Payment = { reference: string; resultCode: string; value: number; undone: 'cancelled' | null }
export type EngineSession = {
  customerSession: { state: string; couponCodes: string[] }
  effects: { effectType: string; props: { value?: string | number } }[]
}
/** Times are ISO 8601. `endedAt` and `status` are `null` while there is no response. */
export type LoggedCall = {
  at: string
  endedAt: string | null
  method: string
  path: string
  status: number | null
}
export type VendorFault = {
  service: 'bigcommerce' | 'talonone' | 'adyen'
  method?: string
  path: string
  times: number
} & ({ kind: 'delay'; delayMs: number } | { kind: 'cut-off' })

const awaitingFulfilment = 11

/** The management APIs of the sandbox's vendors, and the controls of the sandbox. */
export function openVendors(origin: URL) {
  const store = (path: string) => new URL(`/bigcommerce/stores/sandbox${path}`, origin)
  const commerce = { 'x-auth-token': 'sandbox-access-token', 'content-type': 'application/json' }
  const engine = { authorization: 'ApiKey-v1 sandbox-talonone-uk', 'content-type': 'application/json' }
  const control = { 'x-control': 'model', 'content-type': 'application/json' }

  async function json<Body>(
    url: URL,
    headers: Record<string, string>,
    options?: { method: string; body: unknown },
  ): Promise<Body | null> {
    const response = await request(url, {
      headers,
      ...(options && { method: options.method, body: JSON.stringify(options.body) }),
    })
    if (response.status === 204 || response.status === 404) return null
    if (response.status >= 400)
      throw new Error(
        `The sandbox responded with ${response.status} to ${url.pathname}: ${response.body.slice(0, 300)}`,
      )
    return JSON.parse(response.body) as Body
  }

  return {
    /** Reads from the commerce platform's management API. @throws if there is nothing at the path */
    async commerce<Body>(path: string): Promise<Body> {
      const body = await json<Body>(store(path), commerce)
      if (body === null) throw new Error(`The sandbox has nothing at ${path}.`)
      return body
    },
    async products(): Promise<Product[]> {
      const response = await json<{ data: Product[] }>(
        store('/v3/catalog/products?include=variants,custom_fields&limit=250'),
        commerce,
      )
      return response?.data ?? []
    },
    /** Paths of the categories by id, such as `/womens/clothing/knitwear/`. */
    async categories(): Promise<Map<number, string>> {
      const response = await json<{ data: { category_id: number; url: { path: string } }[] }>(
        store('/v3/catalog/trees/categories?limit=250'),
        commerce,
      )
      return new Map((response?.data ?? []).map(({ category_id, url }) => [category_id, url.path]))
    },
    async modifiers(productId: number): Promise<{ id: number; display_name: string; required: boolean }[]> {
      const response = await json<{ data: { modifiers: { id: number; display_name: string; required: boolean }[] } }>(
        store(`/v3/catalog/products/${productId}?include=modifiers`),
        commerce,
      )
      return response?.data.modifiers ?? []
    },
    async createCustomer(customer: { email: string; password: string }): Promise<void> {
      const body = [
        {
          email: customer.email,
          first_name: 'Ada',
          last_name: 'Marlowe',
          origin_channel_id: 1,
          authentication: { new_password: customer.password },
        },
      ]
      await json(store('/v3/customers'), commerce, { method: 'POST', body })
    },
    async paidOrders(): Promise<Order[]> {
      return (await json<Order[]>(store(`/v2/orders?status_id=${awaitingFulfilment}&limit=250`), commerce)) ?? []
    },
    async payments(): Promise<Payment[]> {
      const response = await json<{ payments: Payment[] }>(new URL('/control/payments', origin), control)
      return response?.payments ?? []
    },
    async orderProducts(orderId: number): Promise<OrderProduct[]> {
      return (await json<OrderProduct[]>(store(`/v2/orders/${orderId}/products?limit=250`), commerce)) ?? []
    },
    session: (cartId: string) =>
      json<EngineSession>(new URL(`/talonone/v2/customer_sessions/${cartId}`, origin), engine),
    /** How often the engine has redeemed each code. */
    async redemptions(codes: readonly string[]): Promise<Map<string, number>> {
      const body = { customerSession: { couponCodes: codes }, responseContent: ['coupons'] }
      const response = await json<{ coupons: { value: string; usageCounter: number }[] }>(
        new URL('/talonone/v2/customer_sessions/model?dry=true', origin),
        engine,
        { method: 'PUT', body },
      )
      return new Map((response?.coupons ?? []).map(({ value, usageCounter }) => [value, usageCounter]))
    },
    setFault: (fault: VendorFault) =>
      json(new URL('/control/faults', origin), control, { method: 'POST', body: fault }),
    liftFaults: () => json(new URL('/control/faults', origin), control, { method: 'DELETE', body: {} }),
    /** The last calls of the commerce platform since the trade was reset, oldest first. */
    async platformCalls(): Promise<LoggedCall[]> {
      const response = await json<{ calls: { bigcommerce: LoggedCall[] } }>(new URL('/control/faults', origin), control)
      return response?.calls.bigcommerce ?? []
    },
    /** Forgets every cart, order and engine session, and puts the stock back. */
    resetTrade: () => json(new URL('/control/reset?only=trade', origin), control, { method: 'POST', body: {} }),
  }
}

export type Vendors = ReturnType<typeof openVendors>
