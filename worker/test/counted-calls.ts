import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { openShop, textOf } from './shop.ts'

export type Sent = { path: string; sentAt: number; answeredAt: number }

const services = new URL(String((env as unknown as Record<string, string>)['CONSTRUCTOR_URL'])).origin

/** Watches what is sent to the services from now on; `clear` forgets what was. */
export function watchCalls(): { sent: Sent[]; clear(): void } {
  const sent: Sent[] = []
  let clock = 0
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
  return { sent, clear: () => void sent.splice(0) }
}

/** The calls of a page that is made anew, after a visit to another one. */
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

/** How many calls in a row one waits for: a wave begins when every call of the one before was answered. */
export function waves(calls: readonly Sent[]): number {
  let count = 0
  let answered = -1
  for (const call of calls.toSorted((a, b) => a.sentAt - b.sentAt)) {
    if (call.sentAt <= answered) continue
    count += 1
    answered = Math.min(...calls.filter(({ sentAt }) => sentAt >= call.sentAt).map(({ answeredAt }) => answeredAt))
  }
  return count
}
