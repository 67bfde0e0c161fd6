import { request } from '../model/http.ts'
import { type Document, documentOf, headOf, linksOf } from './document.ts'
import { shopperAgent } from '#scripts/lib/shopper-agent.ts'
import { marketOfPath, withoutMarketPrefix } from '#shared/markets.ts'

const connections = 4

/**
 * Reads the documents that links and other languages lead to, beginning with `starts`, as a visitor without cookies. Of
 * addresses of one kind (market, first part of the path, names of the parameters) it reads at most `perKind`.
 */
export async function crawl(origin: URL, starts: readonly string[], perKind: number): Promise<Map<string, Document>> {
  const read = new Map<string, Document>()
  const known = new Set(starts)
  const counts = new Map<string, number>()
  const queue = [...starts]

  function add(path: string): void {
    if (known.has(path)) return
    known.add(path)
    const kind = kindOf(path)
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    if (count < perKind) queue.push(path)
  }

  async function readAll(): Promise<void> {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const document = await readDocument(origin, path, read.size)
      read.set(path, document)
      if (document.status !== 200 || document.html === '') continue
      for (const { path: alternate } of headOf(document).alternates) add(alternate)
      for (const link of linksOf(document, origin)) add(link.path)
    }
  }

  while (queue.length > 0) await Promise.all(Array.from({ length: connections }, readAll))
  return read
}

/** A document as a visitor without cookies gets it. Each visitor has an address of its own. */
export async function readDocument(origin: URL, path: string, visitor: number): Promise<Document> {
  const headers = {
    'user-agent': shopperAgent,
    accept: 'text/html',
    'cf-connecting-ip': `198.51.${100 + (visitor % 100)}.${(visitor % 250) + 1}`,
  }
  return documentOf(path, await request(new URL(path, origin), { headers }))
}

export function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, 'https://shop.example')
  const page = withoutMarketPrefix(pathname)
  // Other pages have an address each.
  const [first = page] = /^\/(?:p|browse)(?=\/|$)/.exec(page) ?? []
  return `${marketOfPath(pathname)?.code} ${first}?${[...new Set(searchParams.keys())].toSorted().join('&')}`
}
