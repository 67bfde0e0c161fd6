import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'
import type { Figures } from './figures.ts'

type Shares = readonly { version_id: string; percentage: number }[]
type Traffic = {
  /** The address of a version on this machine. */
  addressOf: (versionId: string) => string
  shares: () => Shares
  /** Whether the zone has the rule that sets the version key. */
  isPinned?: boolean
}

// `fetch` has decoded the body.
const ownHeaders = /^(?:set-cookie|content-(?:encoding|length)|transfer-encoding)$/

/**
 * Stands in for the platform's routing of requests to versions: by override, else by version key, else by chance. The
 * zone's rule makes the visitor's address (`cf-connecting-ip`) the key.
 */
export async function startTraffic({ addressOf, shares, isPinned = true }: Traffic) {
  const counts = new Map<string, { failed: number; milliseconds: number[] }>()
  const server = createServer((request, response) => {
    respond(request, response).catch(() => response.writeHead(502).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    figures: () => [...counts].map(([version, count]) => ({ version, ...toFigures(count) })),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const versionId = versionFor(request, shares(), isPinned)
    const startedAt = performance.now()
    const answer = await forward(request, addressOf(versionId))
    const body = new Uint8Array(await answer.arrayBuffer())
    const count = counts.get(versionId) ?? { failed: 0, milliseconds: [] }
    counts.set(versionId, count)
    count.milliseconds.push(performance.now() - startedAt)
    if (answer.status >= 500) count.failed += 1
    const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ownHeaders.test(name)))
    response.writeHead(answer.status, { ...headers, 'set-cookie': answer.headers.getSetCookie() }).end(body)
  }
}

function versionFor({ headers }: IncomingMessage, shares: Shares, isPinned: boolean): string {
  const override = /="([^"]+)"/.exec(String(headers['cloudflare-workers-version-overrides'] ?? ''))?.[1]
  if (override !== undefined) return override
  const point = isPinned ? crc32(String(headers['cf-connecting-ip'] ?? 'unknown')) % 100 : Math.random() * 100
  let sum = 0
  const found = shares.find(({ percentage }) => point < (sum += percentage))
  return (found ?? shares[0])?.version_id ?? ''
}

async function forward(request: IncomingMessage, origin: string): Promise<Response> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const { method = 'GET', url = '/', headers } = request
  const { host: _host, connection: _connection, 'content-length': _length, origin: from, ...rest } = headers
  return fetch(`${origin}${url}`, {
    method,
    redirect: 'manual',
    headers: { ...(rest as Record<string, string>), ...(from !== undefined && { origin }) },
    ...(chunks.length > 0 && { body: new Uint8Array(Buffer.concat(chunks)) }),
  })
}

function toFigures({ failed, milliseconds }: { failed: number; milliseconds: number[] }): Figures {
  const sorted = milliseconds.toSorted((one, other) => one - other)
  return { requests: sorted.length, failed, p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0 }
}

/** A document and the assets that it names. */
export type OpenPage = { visitor: string; assets: readonly string[] }

/** Opens the home page as some visitors. */
export function openPages(origin: string, visitors: number): Promise<OpenPage[]> {
  return Promise.all(
    Array.from({ length: visitors }, async (_, index) => {
      const visitor = `203.0.113.${index}`
      const response = await fetch(origin, { headers: { 'cf-connecting-ip': visitor } })
      const assets = new Set((await response.text()).match(/\/assets\/[\w.-]+/g))
      return { visitor, assets: [...assets] }
    }),
  )
}

/** Asks for the assets of open pages, each as its visitor. Returns the addresses that do not exist. */
export async function missingAssets(origin: string, pages: readonly OpenPage[]): Promise<string[]> {
  const missing = new Set<string>()
  for (const { visitor, assets } of pages)
    await Promise.all(
      assets.map(async (path) => {
        const response = await fetch(`${origin}${path}`, { headers: { 'cf-connecting-ip': visitor } })
        await response.arrayBuffer()
        if (!response.ok) missing.add(path)
      }),
    )
  return [...missing]
}
