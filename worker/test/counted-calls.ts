import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import type { Env } from '../configuration/env.ts'
import { forgetCaches } from './isolate.ts'
import { openShop, textOf } from './shop.ts'
import { channelIds } from '#shared/test/by-market.ts'

export type Sent = { name: string; path: string; sentAt: number; respondedAt: number }

// The services respond when this time has passed since the last call. It is long enough for a page to send all calls
// that do not depend on each other, so that the waves become visible.
const quietMs = 120
const treesKey = `category-trees ${Object.values(channelIds).join(' ')}`

const services = new URL(String((env as unknown as Record<string, string>)['CONSTRUCTOR_URL'])).origin

/** Records the calls to the services from now on; `clear` empties the record. Without waves, no response is held back. */
export function watchCalls({ hasWaves = true } = {}): { sent: Sent[]; clear(): void } {
  const sent: Sent[] = []
  let clock = 0
  let responses = Promise.withResolvers<void>()
  let quiet: ReturnType<typeof setTimeout> | null = null
  const respondWhenQuiet = () => {
    clearTimeout(quiet)
    quiet = setTimeout(() => {
      responses.resolve()
      responses = Promise.withResolvers()
    }, quietMs)
    return responses.promise
  }
  const real = globalThis.fetch
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input))
    if (url.origin !== services) return real(input, init)
    const call = { name: nameOf(url, init), path: url.pathname, sentAt: (clock += 1), respondedAt: 0 }
    sent.push(call)
    try {
      const [response] = await Promise.all([real(input, init), hasWaves && respondWhenQuiet()])
      return response
    } finally {
      call.respondedAt = clock += 1
    }
  })
  return { sent, clear: () => void sent.splice(0) }
}

/** The calls of a page that is rendered without the page cache, after a visit to another page. */
export async function callsOf(path: string, visitedBefore: string, open = openShop): Promise<Sent[]> {
  const { sent, clear } = watchCalls()
  const shop = open({ vars: { PAGE_CACHE: 'off' } })
  await textOf(shop.get(visitedBefore))
  await shop.settle()
  clear()
  await textOf(shop.get(path))
  await shop.settle()
  return [...sent]
}

/**
 * The calls of a page in a new isolate, with the KV entries that an earlier isolate wrote. `no-trees` leaves the
 * category trees out of KV.
 */
export async function callsOfNewIsolate(path: string, kvEntries: 'trees' | 'no-trees'): Promise<Sent[]> {
  const before = openShop({ vars: { PAGE_CACHE: 'off' } })
  const { CONTENT } = env as unknown as Env
  let trees: string | null = null
  // On a busy machine a call may time out.
  for (let tries = 0; trees === null && tries < 5; tries += 1) {
    await textOf(before.get(path))
    await before.settle()
    trees = await CONTENT.get(treesKey)
  }
  if (trees === null) throw new Error('The category trees were not stored.')
  if (kvEntries === 'no-trees') await CONTENT.delete(treesKey)
  forgetCaches()
  const { sent } = watchCalls()
  const shop = openShop({ vars: { PAGE_CACHE: 'off' } })
  const response = await shop.get(path)
  await textOf(response)
  await shop.settle()
  vi.restoreAllMocks()
  await CONTENT.put(treesKey, trees)
  if (response.status !== 200) throw new Error(`${path} responded with ${response.status}.`)
  return [...sent]
}

/** The names of the calls, one list for each wave. */
export function inWaves(calls: readonly Sent[]): string[][] {
  const list: Sent[][] = []
  let waveEnd = -1
  for (const call of calls.toSorted((a, b) => a.sentAt - b.sentAt)) {
    if (call.sentAt > waveEnd) {
      list.push([])
      waveEnd = Math.min(...calls.filter(({ sentAt }) => sentAt >= call.sentAt).map(({ respondedAt }) => respondedAt))
    }
    list.at(-1)?.push(call)
  }
  return list.map((wave) => wave.map(({ name }) => name).toSorted())
}

/**
 * The number of calls that have to wait for each other. A wave begins when a call of the previous wave has got its
 * response.
 */
export function waves(calls: readonly Sent[]): number {
  return inWaves(calls).length
}

/** The name of the GraphQL operation, or the last two segments of the path. */
function nameOf(url: URL, init: RequestInit | undefined): string {
  const operation = typeof init?.body === 'string' ? /(?:query|mutation) (\w+)/.exec(init.body)?.[1] : undefined
  return operation ?? url.pathname.split('/').slice(-2).join('/')
}
