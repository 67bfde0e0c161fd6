import type { PageServices } from './page-services.ts'
import { isRecord } from './shapes.ts'
import { marketPath, operationPath } from '#shared/links.ts'

export const apiTimeoutMs = 10_000

export type ApiFailure = 'timeout' | 'network' | 'malformed' | 'refused' | 'unavailable'

/** A failed call to our own Worker. `type` and `status` come from the problem document (RFC 9457). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiFailure
  readonly status: number | null
  readonly type: string

  constructor(kind: ApiFailure, message: string, options: { status?: number; type?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.kind = kind
    this.status = options.status ?? null
    this.type = options.type ?? 'about:blank'
  }

  /** True if the problem's type has this name, under any base URL. */
  is(name: string): boolean {
    return this.type.endsWith(`/${name}`)
  }
}

type ApiRequest<Result> = {
  method: string
  args: object
  read: (body: unknown) => Result
  timeoutMs?: number
  headers?: Record<string, string>
}

/** Calls an operation of the commerce platform through the Worker. @throws ApiError */
export function callCommerce<Result>(services: PageServices, request: ApiRequest<Result>): Promise<Result> {
  return callApi(services, { platform: 'bigcommerce', ...request })
}

/**
 * Calls an operation of the Worker. The cart is identified by its cookie. The request is kept alive after the page
 * unloads, so that a change made while leaving arrives. @throws ApiError
 */
export async function callApi<Result>(
  { settings, fetch }: PageServices,
  request: ApiRequest<Result> & { platform: 'bigcommerce' | 'promotions' | 'payments' },
): Promise<Result> {
  const url = marketPath(settings, operationPath(request.platform, request.method))
  const response = await send(fetch, url, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-bigcommerce-channel-id': settings.channelId,
      ...request.headers,
    },
    body: JSON.stringify([request.args]),
    keepalive: true,
    signal: AbortSignal.timeout(request.timeoutMs ?? apiTimeoutMs),
  })
  return readResponse(response, { ...request, name: request.method })
}

/** Reads JSON from the Worker with a GET. `path` is relative to the market's prefix. @throws ApiError */
export async function getResponse<Result>(
  { settings, fetch }: PageServices,
  request: { path: string; read: (body: unknown) => Result },
): Promise<Result> {
  const response = await send(fetch, marketPath(settings, request.path), {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(apiTimeoutMs),
  })
  return readResponse(response, { ...request, name: request.path })
}

/** As `getResponse`, for a fragment of HTML. @throws ApiError */
export async function getFragment({ settings, fetch }: PageServices, path: string): Promise<string> {
  const response = await send(fetch, marketPath(settings, path), {
    headers: { accept: 'text/html' },
    signal: AbortSignal.timeout(apiTimeoutMs),
  })
  if (!response.ok) throw toApiError(response.status, {})
  try {
    return await response.text()
  } catch (cause) {
    throw new ApiError('network', `${path}: the response was cut off`, { cause })
  }
}

async function readResponse<Result>(
  response: Response,
  { name, read }: { name: string; read: (body: unknown) => Result },
): Promise<Result> {
  const body = await readJson(response)
  if (!response.ok) throw toApiError(response.status, body)
  try {
    return read(body)
  } catch (cause) {
    throw new ApiError('malformed', `${name}: the response has another shape`, { status: response.status, cause })
  }
}

async function send(fetch: PageServices['fetch'], url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    const isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
    throw new ApiError(
      isTimeout ? 'timeout' : 'network',
      `${url}: ${isTimeout ? 'no response in time' : 'not reached'}`,
      { cause },
    )
  }
}

async function readJson(response: Response): Promise<unknown> {
  if (response.status === 204) return null
  try {
    return await response.json()
  } catch (cause) {
    if (!response.ok) return {}
    throw new ApiError('malformed', 'Not JSON', { status: response.status, cause })
  }
}

function toApiError(status: number, body: unknown): ApiError {
  const problem = isRecord(body) ? body : {}
  const text = (name: string) => (typeof problem[name] === 'string' ? problem[name] : '')
  return new ApiError(
    status >= 500 || status === 429 ? 'unavailable' : 'refused',
    text('detail') || text('title') || `Status ${status}`,
    {
      status,
      type: text('type') || 'about:blank',
    },
  )
}
