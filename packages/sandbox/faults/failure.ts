/** A failure that a fault makes, with the reason phrase of its status. `path` follows the service's prefix. */
export type Failure = { status: number; phrase: string; path: string; resetMs: number }
/** Its response. `body` is sent as JSON unless it is text. */
export type VendorError = { body: unknown; contentType?: string; headers?: Record<string, string> }

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

/** The reason phrase of an HTTP status. */
export function phraseOf(status: number): string {
  return phrases[status] ?? `Error ${status}`
}
