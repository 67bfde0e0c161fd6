import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants, createBrotliCompress } from 'node:zlib'

/** Serves the shop and the floor pages as the platform's edge does: compressed, documents chunk by chunk. */
export type Edge = {
  origin: URL
  /** The documents to serve instead of the shop's, by path. */
  floors: Map<string, string>
  stop: () => Promise<void>
}

const compressed = /^(?:text\/|application\/(?:json|javascript)|image\/svg)/

/** Starts the edge in front of the shop. Script and style files are compressed once, as the platform keeps them. */
export async function startEdge(shop: URL): Promise<Edge> {
  const floors = new Map<string, string>()
  const kept = new Map<string, Buffer>()
  const server = createServer((incoming, outgoing) => {
    const floor = floors.get(incoming.url ?? '')
    if (floor !== undefined) {
      outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' })
      outgoing.end(brotliCompressSync(floor))
      return
    }
    const { origin, ...asked } = incoming.headers
    // The shop refuses changes that come from another origin than its own.
    const headers = { ...asked, ...(origin && { origin: shop.origin }), host: shop.host, 'accept-encoding': 'identity' }
    const upstream = send(
      new URL(incoming.url ?? '/', shop),
      { method: incoming.method ?? 'GET', headers, family: 4 },
      (response) => void pass(incoming, response, outgoing).catch(() => outgoing.destroy()),
    )
    upstream.on('error', () => outgoing.destroy())
    incoming.pipe(upstream)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin: new URL(`http://localhost:${port}`),
    floors,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => void server.close(resolve))
    },
  }

  async function pass(incoming: IncomingMessage, response: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { 'content-length': _, ...headers } = response.headers
    const type = headers['content-type'] ?? ''
    if (!compressed.test(type)) {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
      return
    }
    outgoing.writeHead(response.statusCode ?? 502, { ...headers, 'content-encoding': 'br' })
    if (!type.startsWith('text/html')) {
      const url = incoming.url ?? ''
      const body = kept.get(url) ?? brotliCompressSync(await bodyOf(response))
      if (url.startsWith('/assets/')) kept.set(url, body)
      response.resume()
      outgoing.end(body)
      return
    }
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
    brotli.pipe(outgoing)
    for await (const chunk of response) {
      brotli.write(chunk)
      brotli.flush()
    }
    brotli.end()
  }
}

async function bodyOf(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
