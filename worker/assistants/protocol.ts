/** The version of the Universal Commerce Protocol that the shop speaks. Its documents: https://ucp.dev */
export const version = '2026-08-25'

const documents = `https://ucp.dev/${version}`

/** The capabilities that the shop may declare, with their documents. */
const capabilities = {
  'dev.ucp.shopping.catalog.search': { spec: 'shopping/catalog/search', schema: 'catalog_search' },
  'dev.ucp.shopping.catalog.lookup': { spec: 'shopping/catalog/lookup', schema: 'catalog_lookup' },
  'dev.ucp.shopping.cart': { spec: 'shopping/cart', schema: 'cart' },
  'dev.ucp.shopping.checkout': { spec: 'shopping/checkout', schema: 'checkout' },
  'dev.ucp.shopping.discount': { spec: 'discount', schema: 'discount' },
  'dev.ucp.shopping.fulfillment': { spec: 'fulfillment', schema: 'fulfillment' },
  'dev.ucp.shopping.buyer_consent': { spec: 'buyer-consent', schema: 'buyer_consent' },
  'dev.ucp.shopping.permalink': { spec: 'permalink', schema: 'permalink' },
} as const

export type Capability = keyof typeof capabilities

/** The declaration of a capability in the profile. */
export function declared(
  name: Capability,
  { config, extended }: { config?: Record<string, string>; extended?: readonly Capability[] } = {},
) {
  const { spec, schema } = capabilities[name]
  return {
    version,
    spec: `${documents}/specification/${spec}`,
    schema: `${documents}/schemas/shopping/${schema}.json`,
    ...(extended && { extends: extended }),
    ...(config && { config }),
  }
}

/** The declaration of the shopping service over a transport. */
export function declaredService(transport: 'rest' | 'mcp', endpoint: string) {
  return {
    version,
    spec: `${documents}/specification/overview`,
    transport,
    schema: `${documents}/services/shopping/${transport === 'rest' ? 'rest.openapi' : 'mcp.openrpc'}.json`,
    endpoint,
  }
}

/** A remark on a response, as the protocol has it. `path` is a JSONPath to the part of the response. */
export type Message = { code: string; content: string; path?: string } & (
  | { type: 'info' | 'warning' }
  | { type: 'error'; severity: 'recoverable' | 'requires_buyer_input' | 'unrecoverable' }
)

/** A remark before there is a response. `of` is the id of the item that it is about, if the cart has it. */
export type Note = Message & { of?: string }

/** The member of every response that says which version and capabilities made it. */
export function envelope(names: Capability | readonly Capability[], status: 'success' | 'error' = 'success') {
  const made = typeof names === 'string' ? [names] : names
  return { version, status, capabilities: Object.fromEntries(made.map((name) => [name, [{ version }]])) }
}

/** The response of an operation that has no resource. */
export function failure(names: Capability | readonly Capability[], messages: readonly Message[], continueUrl?: string) {
  return { ucp: envelope(names, 'error'), messages, ...(continueUrl && { continue_url: continueUrl }) }
}

/** A request that cannot be carried out: a code of the protocol, the status of HTTP and the text for the platform. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest'
  readonly code: string
  readonly status: 400 | 403 | 409 | 413 | 415 | 422

  constructor(code: string, status: RefusedRequest['status'], content: string) {
    super(content)
    this.code = code
    this.status = status
  }
}
