import { linesOf, type Lines } from '../model/cart-lines.ts'
import { openHostedCheckout, payAtHostedCheckout } from '../model/hosted-checkout.ts'
import { openJar, type HttpResponse, type Jar } from '../model/http.ts'
import type { ItemName, ModelProducts } from '../model/products.ts'
import type { Vendors } from '../model/vendors.ts'
import { repeatUntil } from './repeat-until.ts'

export const password = 'Thread4231'

export type Visitor = { jar: Jar; cookies: Map<string, string> }
export type Customer = Visitor & { email: string; id: number }

// A busy computer may not respond in time. The preparation of a cell is no part of its judgement.
const preparationMs = 40_000

/** The visitors of one shop. All of it runs without a fault. */
export function openVisitors({ storefront, sandbox, products, vendors, timeoutMs }: VisitorOptions) {
  function guest(): Visitor {
    const cookies = new Map<string, string>()
    return { jar: openJar(storefront, cookies, { timeoutMs }), cookies }
  }

  async function add({ jar }: Visitor, item: ItemName, quantity = 1): Promise<void> {
    const { productId, variantId } = products.items[item]
    const line = { product_id: productId, variant_id: variantId, quantity }
    const data = { line_items: [line], operation_id: crypto.randomUUID() }
    await prepared(`add the ${item}`, () => jar.call('/api/bigcommerce/addCartItems', { data }), [200])
  }

  async function lines({ jar }: Visitor): Promise<Lines> {
    const { body } = await prepared('read the bag', () => jar.call('/api/bigcommerce/getCart', {}), [200])
    return linesOf(JSON.parse(body))
  }

  async function customer(): Promise<Customer> {
    const email = newEmail()
    await vendors.createCustomer({ email, password })
    const visitor = guest()
    await logIn(visitor, email)
    const { data } = await vendors.commerce<{ data: { id: number }[] }>(
      `/v3/customers?email:in=${encodeURIComponent(email)}`,
    )
    return { ...visitor, email, id: data[0]?.id ?? 0 }
  }

  async function logIn({ jar }: Visitor, email: string): Promise<void> {
    await prepared('log in', () => jar.post('/login', { email, password }), [303])
  }

  /** Buys what is in the bag. Returns the path of the confirmation. */
  async function buy({ jar }: Visitor, email: string): Promise<string> {
    let { location } = await prepared('open the checkout', () => jar.post('/checkout', {}), [303])
    // The first press may only report that the total has changed.
    if (!location.startsWith('http'))
      ({ location } = await prepared('open the checkout again', () => jar.post('/checkout', {}), [303]))
    const payment = await payAtHostedCheckout(await openHostedCheckout(sandbox, location, email))
    if (payment.status !== 'paid') throw new Error(`The order could not be paid: ${payment.reason}`)
    return payment.confirmation
  }

  return {
    guest,
    customer,
    logIn,
    add,
    lines,
    buy,
    /** A guest with one unit in the bag. */
    async shopper(item: ItemName = 'dress'): Promise<Visitor> {
      const visitor = guest()
      await add(visitor, item)
      return visitor
    },
  }
}

export function newEmail(): string {
  return `chaos-${crypto.randomUUID()}@selvedge.example`
}

/** Sends a request of the preparation again until its status is an expected one. */
export async function prepared(
  what: string,
  send: () => Promise<HttpResponse>,
  statuses: readonly number[],
): Promise<HttpResponse> {
  let last: HttpResponse | null = null
  const isDone = await repeatUntil(async () => {
    last = await send()
    return statuses.includes(last.status)
  }, preparationMs)
  const response = last as HttpResponse | null
  if (isDone && response) return response
  throw new Error(`The visitor could not ${what}: status ${response?.status} ${response?.body.slice(0, 300)}`)
}

type VisitorOptions = {
  storefront: URL
  sandbox: URL
  products: ModelProducts
  vendors: Vendors
  timeoutMs: number
}
export type Visitors = ReturnType<typeof openVisitors>
