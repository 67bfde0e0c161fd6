import type { Log } from '../lib/log.ts'

export type Recorded = { method: string; url: URL; headers: Headers; body: unknown }

type RecordedResponse = Response | Error | ((request: Recorded) => Response | Error | Promise<Response>)

/** A fetch that returns the recorded responses in turn, repeats the last one, and records the requests. */
export function recordedFetch(...responses: RecordedResponse[]) {
  const requests: Recorded[] = []
  let turn = 0
  const fetch = async (input: string, init: RequestInit): Promise<Response> => {
    init.signal?.throwIfAborted()
    const request: Recorded = {
      method: init.method ?? 'GET',
      url: new URL(input),
      headers: new Headers(init.headers),
      body: bodyOf(init),
    }
    requests.push(request)
    const recorded = responses[Math.min(turn, responses.length - 1)]
    turn += 1
    if (!recorded) throw new Error('No response is recorded. Pass one to recordedFetch.')
    const response = typeof recorded === 'function' ? await recorded(request) : recorded
    if (response instanceof Error) throw response
    return response.clone()
  }
  return { fetch, requests }
}

/** The fields of a form are an object of texts. */
function bodyOf({ body, headers }: RequestInit): unknown {
  if (typeof body !== 'string') return undefined
  const isForm = new Headers(headers).get('content-type') === 'application/x-www-form-urlencoded'
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : JSON.parse(body)
}

/** A fetch that never responds: only its signal ends it. */
export function hangingFetch(_input: string, init: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })
}

export function json(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init)
}

/** A log that records its lines as `[level, event, fields]`. */
export function recordedLog() {
  const lines: [level: string, event: string, fields?: object][] = []
  const log: Log = {
    debug: (event, fields) => void lines.push(['debug', event, fields ?? {}]),
    info: (event, fields) => void lines.push(['info', event, fields ?? {}]),
    warn: (event, fields) => void lines.push(['warn', event, fields ?? {}]),
    error: (event, cause, fields) => void lines.push(['error', event, { ...fields, cause }]),
    fallback: (event, value, fields) => (cause) => {
      log.error(event, cause, fields)
      return value
    },
  }
  return { log, lines }
}

export const untilDone = () => new AbortController().signal

/** The value. Fails the test with `what` if it is missing. */
export function present<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new Error(`The test needs a value that is missing: ${what}.`)
  return value
}
