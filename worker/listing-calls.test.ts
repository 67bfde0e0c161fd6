import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markets } from '../shared/markets.ts'
import { openShop, textOf } from './test/shop.ts'

type Sent = { path: string; sentAt: number; answeredAt: number }

const services = new URL(String((env as unknown as Record<string, string>)['CONSTRUCTOR_URL'])).origin
// Several pages, each made anew.
const longMs = 30_000

let sent: Sent[] = []
let clock = 0

beforeEach(() => {
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    if (url.origin !== services) return real(input, init)
    const call = { path: url.pathname, sentAt: (clock += 1), answeredAt: 0 }
    sent.push(call)
    try {
      return await real(input, init)
    } finally {
      call.answeredAt = clock += 1
    }
  })
})
afterEach(() => vi.restoreAllMocks())

/** The calls of a page that is made anew, after a visit to another one: an isolate knows the category trees for a day. */
async function callsOf(path: string, visitedBefore: string): Promise<Sent[]> {
  const shop = openShop({ vars: { PAGE_CACHE: 'off' } })
  await textOf(shop.get(visitedBefore))
  await shop.settle()
  sent = []
  await textOf(shop.get(path))
  await shop.settle()
  return sent
}

/** How many calls in a row one waits for: a wave begins when every call of the one before was answered. */
function waves(calls: readonly Sent[]): number {
  let count = 0
  let answered = -1
  for (const call of calls.toSorted((a, b) => a.sentAt - b.sentAt)) {
    if (call.sentAt <= answered) continue
    count += 1
    answered = Math.min(...calls.filter(({ sentAt }) => sentAt >= call.sentAt).map(({ answeredAt }) => answeredAt))
  }
  return count
}

describe.each(Object.values(markets))('a listing of market $code', ({ prefix }) => {
  it.each(['/browse/womens', '/browse/womens/clothing/dresses?sort=price-asc', '/search?query=dress'])('%s takes at most six calls in two waves, none for a card [PDP-43]', async (path) => {
    const calls = await callsOf(prefix + path, `${prefix}/browse/home`)
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.length).toBeLessThanOrEqual(6)
    expect(waves(calls)).toBeLessThanOrEqual(2)
  }, longMs)

  it('asks nothing of the content service when its content is warm [PLP-55]', async () => {
    const calls = await callsOf(`${prefix}/browse/womens`, `${prefix}/browse/womens`)
    expect(calls.filter(({ path }) => path.startsWith('/amplience'))).toEqual([])
  }, longMs)
})
