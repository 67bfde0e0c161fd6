/** The version of the Universal Commerce Protocol that the shop speaks. Its documents: https://ucp.dev */
export const version = '2026-08-25'

const documents = `https://ucp.dev/${version}`

/** The capabilities that the shop may declare, with their documents. */
const capabilities = {
  'dev.ucp.shopping.catalog.search': { spec: 'shopping/catalog/search', schema: 'catalog_search' },
  'dev.ucp.shopping.catalog.lookup': { spec: 'shopping/catalog/lookup', schema: 'catalog_lookup' },
  'dev.ucp.shopping.permalink': { spec: 'permalink', schema: 'permalink' },
} as const

export type Capability = keyof typeof capabilities

/** The declaration of a capability in the profile. */
export function declared(name: Capability, config?: Record<string, string>) {
  const { spec, schema } = capabilities[name]
  return {
    version,
    spec: `${documents}/specification/${spec}`,
    schema: `${documents}/schemas/shopping/${schema}.json`,
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

/** A remark on a response, as the protocol has it. */
export type Message =
  | { type: 'info'; code: string; content: string }
  | { type: 'warning'; code: string; content: string }
  | { type: 'error'; code: string; content: string; severity: 'unrecoverable' }

/** The member of every response that says which version and capability made it. */
export function envelope(capability: Capability, status: 'success' | 'error' = 'success') {
  return { version, status, capabilities: { [capability]: [{ version }] } }
}

/** A request that cannot be carried out: a code of the protocol, the status of HTTP and the text for the platform. */
export class RefusedRequest extends Error {
  override readonly name = 'RefusedRequest'
  readonly code: string
  readonly status: 400 | 403 | 413 | 415 | 422

  constructor(code: string, status: RefusedRequest['status'], content: string) {
    super(content)
    this.code = code
    this.status = status
  }
}
