import type { Service } from './services.ts'

export type VendorError = { body: unknown; contentType?: string; headers?: Record<string, string> }
type Failure = { status: number; path: string; resetMs: number }

const phrases: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Entity',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}
function phraseOf(status: number) {
  return phrases[status] ?? `Error ${status}`
}

const adyenKinds: Record<number, { errorCode: string; errorType: string; message: string }> = {
  400: { errorCode: '702', errorType: 'validation', message: 'Unexpected input: ", expected: }' },
  401: { errorCode: '000', errorType: 'security', message: 'HTTP Status Response - Unauthorized' },
  403: { errorCode: '901', errorType: 'security', message: 'Invalid Merchant Account' },
  422: { errorCode: '14_030', errorType: 'validation', message: 'Return URL is missing.' },
  500: { errorCode: '905', errorType: 'configuration', message: 'Payment details are not supported' },
}

const errorsOf = {
  bigcommerce: bigcommerceError,
  talonone: ({ status }) => ({
    body: {
      message: phraseOf(status),
      ...(status < 500 && { errors: [] }),
      ...(status !== 400 && { StatusCode: status }),
    },
  }),
  amplience: contentError,
  'amplience-staging': contentError,
  'amplience-virtual-staging': contentError,
  media: ({ status }) => ({ body: { status: 'error', errorMsg: phraseOf(status) } }),
  constructor: ({ status }) => ({ body: { message: phraseOf(status) } }),
  promobadger: ({ status }) => ({ body: { error: phraseOf(status) } }),
  adyen: ({ status }) => ({
    body: { status, ...(adyenKinds[status] ?? { errorCode: '000', errorType: 'internal', message: phraseOf(status) }) },
  }),
  marketing: ({ status }) => ({
    body: { error: { code: phraseOf(status).toLowerCase().replaceAll(' ', '_'), message: phraseOf(status) } },
  }),
  geo: ({ status }) => ({
    body: { code: status === 429 ? 'QUERY_LIMIT_EXCEEDED' : 'SERVICE_FAILURE', error: phraseOf(status) },
  }),
  scripts: ({ status }) => ({ body: phraseOf(status), contentType: 'text/plain; charset=utf-8' }),
  checkout: ({ status }) => ({
    body: `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${phraseOf(status)}</title><h1>${phraseOf(status)}</h1><p>The checkout cannot be reached. Please try again.</p></html>`,
    contentType: 'text/html; charset=utf-8',
  }),
} as const satisfies Record<Service, (failure: Failure) => VendorError>

/**
 * The vendor's own error response, in the format of the path's endpoints. A 429 includes the time after which calls are
 * accepted again.
 */
export function vendorError(service: Service, failure: Failure): Response {
  const { body, contentType = 'application/json', headers }: VendorError = errorsOf[service](failure)
  const waiting: Record<string, string> =
    failure.status === 429 && headers === undefined ? { 'retry-after': String(Math.ceil(failure.resetMs / 1000)) } : {}
  return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status: failure.status,
    headers: { 'content-type': contentType, 'cache-control': 'no-store', ...waiting, ...headers },
  })
}

function bigcommerceError({ status, path, resetMs }: Failure): VendorError {
  const title = status === 429 ? 'Too many requests' : phraseOf(status)
  if (path.endsWith('/graphql')) return { body: { errors: [{ message: title }] } }
  const headers = status === 429 && {
    'X-Rate-Limit-Time-Window-Ms': '30000',
    'X-Rate-Limit-Time-Reset-Ms': String(resetMs),
    'X-Rate-Limit-Requests-Quota': '450',
    'X-Rate-Limit-Requests-Left': '0',
  }
  return { ...bigcommerceBody(path, status, title), ...(headers && { headers }) }
}

function bigcommerceBody(path: string, status: number, title: string): VendorError {
  const type = 'https://developer.bigcommerce.com/api-docs/getting-started/api-status-codes'
  if (path.includes('/v2/')) return { body: [{ status, message: title }] }
  if (path.includes('/v3/catalog/trees') && (status === 400 || status === 401))
    return { body: title, contentType: 'text/plain; charset=UTF-8' }
  if (path.includes('/v3/checkouts') && status === 404)
    return { body: { errors: [{ status, title, type, detail: title }] } }
  return {
    body: { status, title, type, errors: {} },
    ...(path.includes('/v3/inventory') && { contentType: 'application/problem+json' }),
  }
}

function contentError({ status }: Failure): VendorError {
  return { body: { error: { type: phraseOf(status).toUpperCase().replaceAll(' ', '_'), message: phraseOf(status) } } }
}
