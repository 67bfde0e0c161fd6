import { Agent } from 'node:http'
import { fetchPage } from './load.ts'
import { percentile } from './percentile.ts'
import { buildIfStale } from '#scripts/lib/build.ts'
import { main } from '#scripts/lib/main.ts'
import { cpuOf, processOnPort } from '#scripts/lib/processes.ts'
import { samplePages } from '#scripts/lib/sample-pages.ts'
import { type Shop, startShop } from '#scripts/lib/shop.ts'
import { temporaryData, withoutQuota } from '#scripts/lib/temporary-shop.ts'

type Cost = { cpuMs: number; ms: number }

const laterRequests = 100
const rounds = 3

/** The first request of a fresh isolate beside its later ones. Content is in KV, and no page is cached. */
await main(async () => {
  await buildIfStale()
  const { dataFolder, discard } = temporaryData()
  const inFreshIsolate = async <Result>(work: (shop: Shop) => Promise<Result>): Promise<Result> => {
    const vars = { LOG_LEVEL: 'error', PAGE_CACHE: 'off' }
    const shop = await startShop({ dataFolder, vars, sandboxVars: withoutQuota, isBare: true })
    try {
      return await work(shop)
    } finally {
      await shop.stop()
    }
  }
  try {
    const paths = await inFreshIsolate(async ({ storefront }) => {
      const pages = Object.entries(await samplePages(storefront))
      for (const [, address] of pages) await fetchPage(address)
      return pages.map(([page, { pathname }]) => [page, pathname] as const)
    })
    for (const [page, path] of paths) {
      const first: Cost[] = []
      const later: Cost[] = []
      for (let round = 0; round < rounds; round += 1)
        await inFreshIsolate(async ({ storefront }) => {
          const request = createRequest(new URL(path, storefront))
          first.push(await request())
          for (let sent = 0; sent < laterRequests; sent += 1) later.push(await request())
        })
      console.log(`${page}: first ${describe(first)}; later ${describe(later)}`)
    }
  } finally {
    discard()
  }
})

function createRequest(address: URL): () => Promise<Cost> {
  const pid = processOnPort(Number(address.port))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return async () => {
    const [cpu, startedAt] = [cpuOf(pid), performance.now()]
    await fetchPage(address, agent)
    return { cpuMs: cpuOf(pid) - cpu, ms: performance.now() - startedAt }
  }
}

function describe(costs: readonly Cost[]): string {
  const median = (of: (cost: Cost) => number) => percentile(costs.map(of), 0.5).toFixed(1)
  return `${median(({ cpuMs }) => cpuMs)} ms of CPU, ${median(({ ms }) => ms)} ms`
}
