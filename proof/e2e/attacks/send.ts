import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

type Sent = {
  method?: string | undefined
  headers?: Record<string, string> | undefined
  /** Several parts are sent one by one, without a `content-length`. */
  body?: string | readonly string[] | undefined
}

/** The served shop. Attacks are sent to the production build over the wire, not to the app's functions. */
export const shopOrigin = () => process.env['SHOP'] ?? ''

/** Headers of a form that a page of the shop posts. */
export const ownForm = () => ({ origin: shopOrigin(), 'content-type': 'application/x-www-form-urlencoded' })

/** Headers of a visitor in a network of their own, so that no limit of attempts hits another test. */
export function newNetwork(): Record<string, string> {
  const bytes = crypto.getRandomValues(new Uint8Array(3))
  return { 'cf-connecting-ip': `10.${bytes.join('.')}` }
}

/** Sends a request whose path is neither decoded nor normalised on its way, and follows no redirect. */
export function send(path: string, { method = 'GET', headers = {}, body = [] }: Sent = {}): Promise<Answer> {
  const { hostname, port } = new URL(shopOrigin())
  const parts = typeof body === 'string' ? [body] : body
  const length = typeof body === 'string' ? { 'content-length': String(Buffer.byteLength(body)) } : {}
  return new Promise((resolve, reject) => {
    // One connection for each request: the server closes one whose body it did not read.
    const options = { hostname, port, path, method, headers: { ...length, ...headers }, agent: false }
    const sent = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
      response.on('error', reject)
    })
    sent.on('error', reject)
    for (const part of parts) sent.write(part)
    sent.end()
  })
}

/** Sends a GET and follows redirects within the shop. */
export async function follow(path: string): Promise<Answer> {
  const answer = await send(path)
  const { location } = answer.headers
  if (location === undefined) return answer
  const next = new URL(location, shopOrigin())
  if (next.origin !== shopOrigin()) throw new Error(`${path} leads to ${location}`)
  return follow(next.pathname + next.search)
}

/** Writes plain bytes to a socket and returns the response. For requests that no client would make. */
export function sendBytes(bytes: string): Promise<string> {
  const { hostname, port } = new URL(shopOrigin())
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      if (isWhole(text)) socket.destroy()
    })
    // A server may reset the connection after its answer.
    socket.on('error', () => resolve(text))
    socket.on('close', () => resolve(text))
  })
}

function isWhole(response: string): boolean {
  const [head = '', ...rest] = response.split('\r\n\r\n')
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? []
  const body = rest.join('\r\n\r\n')
  return length === undefined ? response.endsWith('0\r\n\r\n') : rest.length > 0 && body.length >= Number(length)
}

/** The cookies that an answer sets, as a browser would send them back. */
export function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}
