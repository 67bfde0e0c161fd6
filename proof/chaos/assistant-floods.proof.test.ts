import { expect, test } from 'vitest'
import { type HttpResponse, request } from '../model/http.ts'
import { type Flood, flood, floodSizes, jarAt, maxShoppers, startFloodedShop } from './flood.ts'
import { findProduct, type SoldProduct } from './sold-product.ts'
import { actions, endpoints } from '#shared/routes.ts'

// All assistants together have a budget of a minute.
const shop = startFloodedShop(60_000)

/** An assistant at an address, with what it has made last, and the number and the names of what it has done. */
type Assistant = { address: string; cart: string; checkout: string; link: string; turns: number; done: Set<string> }
type Operation = (one: Assistant, attempt: number) => Promise<HttpResponse>

async function ask(
  { address }: Assistant,
  { method = 'POST', path, body }: { method?: string; path: string; body?: object },
): Promise<HttpResponse> {
  return request(new URL(path, shop().storefront), {
    method,
    headers: {
      'cf-connecting-ip': address,
      'ucp-agent': 'profile="https://platform.example/.well-known/ucp"',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
}

/** Makes a cart or a checkout, and keeps its id and the buyer's link. */
async function make(assistant: Assistant, kind: 'cart' | 'checkout', body: object): Promise<HttpResponse> {
  const path = kind === 'cart' ? endpoints.assistantCarts.path : endpoints.assistantCheckouts.path
  const response = await ask(assistant, { path, body })
  if (response.status === 201) {
    const { id, continue_url: url } = JSON.parse(response.body) as { id: string; continue_url: string }
    assistant[kind] = id
    assistant.link = new URL(url).searchParams.get('link') ?? ''
  }
  return response
}

/** Does one of these operations in each turn, so that all of them share the assistant's budget of calls. */
function inTurn(operations: Readonly<Record<string, Operation>>): Operation {
  const all = Object.entries(operations)
  return async (one, attempt) => {
    const [name, operation] = all[one.turns % all.length]!
    one.turns += 1
    const response = await operation(one, attempt)
    if (response.status < 400) one.done.add(name)
    return response
  }
}

/** What assistants repeat. Carts come first and checkouts last, because the first of them use up the budget of a minute. */
function floodsOf({ line }: SoldProduct): Flood<Assistant> {
  const { product_id: productId, variant_id: variantId } = line as { product_id: number; variant_id: number }
  const id = `${productId}-${variantId}`
  const lines = (attempt: number) => ({
    line_items: [{ item: { id }, quantity: (attempt % 5) + 1 }],
    discounts: { codes: ['WELCOME10'] },
  })
  const cartPath = ({ cart }: Assistant) => `${endpoints.assistantCarts.path}/${cart}`
  const checkoutPath = ({ checkout }: Assistant) => `${endpoints.assistantCheckouts.path}/${checkout}`
  const delivered = (attempt: number) => {
    const destinations = [{ address_country: 'GB', postal_code: `BS${(attempt % 9) + 1} 4DJ` }]
    return { ...lines(attempt), fulfillment: { methods: [{ type: 'shipping', destinations }] } }
  }
  const tool = (name: string, given: object) => ({
    path: endpoints.guessedTools.path,
    body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
  })
  return {
    'works on carts': inTurn({
      'makes a cart': (one, attempt) => make(one, 'cart', lines(attempt)),
      'reads it': (one) => ask(one, { method: 'GET', path: cartPath(one) }),
      'changes it': (one, attempt) => ask(one, { method: 'PUT', path: cartPath(one), body: lines(attempt) }),
      'cancels it': (one) => ask(one, { path: `${cartPath(one)}/cancel` }),
    }),
    searches: (one, attempt) => ask(one, { path: endpoints.searchCatalogue.path, body: { query: `dress ${attempt}` } }),
    'looks products up': (one, attempt) =>
      ask(one, { path: endpoints.lookUpCatalogue.path, body: { ids: [id, String(700_000_000 + attempt)] } }),
    'reads products': (one, attempt) =>
      ask(one, { path: endpoints.readCatalogueProduct.path, body: { id, preferences: [`Size ${attempt}`] } }),
    'asks for help': (one, attempt) => ask(one, tool('search_help', { query: `returns ${attempt}` })),
    'follows permalinks': ({ address }, attempt) =>
      jarAt(shop(), address).get(`${endpoints.permalink.path}/${id}:${(attempt % 5) + 1}`),
    'works on checkouts': inTurn({
      'makes a checkout': (one, attempt) => make(one, 'checkout', lines(attempt)),
      'asks for its delivery': (one, attempt) =>
        ask(one, { method: 'PUT', path: checkoutPath(one), body: delivered(attempt) }),
      'reads the checkout': (one) => ask(one, { method: 'GET', path: checkoutPath(one) }),
      'completes it': (one) => ask(one, { path: `${checkoutPath(one)}/complete`, body: {} }),
      'takes its bag': ({ address, link }) => jarAt(shop(), address).post(actions.takeAssistantBag, { link }),
      'cancels the checkout': (one) => ask(one, { path: `${checkoutPath(one)}/cancel` }),
    }),
    'takes bags with made-up links': ({ address, link }, attempt) =>
      jarAt(shop(), address).post(actions.takeAssistantBag, { link: `${link}${attempt}` }),
  }
}

test.each(floodSizes)(
  'every shopper can add, open the checkout and pay while assistants at %i addresses repeat each operation [UCP-36]',
  async (addresses) => {
    const finder = (nth: number) => jarAt(shop(), `198.52.${addresses}.${nth}`)
    const product = await findProduct(finder, floodSizes.indexOf(addresses), maxShoppers)
    const strangers = Array.from({ length: addresses }, (_, index): Assistant => ({
      address: `203.1.${addresses}.${index + 1}`,
      cart: 'none',
      checkout: 'none',
      link: 'none',
      turns: 0,
      done: new Set(),
    }))
    const results = await flood(shop(), {
      strangers,
      operations: floodsOf(product),
      product,
      shopperNetwork: `198.53.${addresses}`,
      secondsForEach: 9,
    })
    expect(results.length).toBeGreaterThanOrEqual(20)
    expect(results.filter((result) => result !== 'bought')).toEqual([])
    // What is refused from the first request on proves nothing.
    const done = strangers.flatMap((one) => [...one.done])
    expect(done).toEqual(expect.arrayContaining(['makes a cart', 'reads it', 'changes it', 'cancels it']))
  },
  240_000,
)
