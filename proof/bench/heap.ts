import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '#scripts/lib/build.ts'
import { heapOf, type IsolateHeap } from '#scripts/lib/isolate-heap.ts'
import { main } from '#scripts/lib/main.ts'
import { samplePages } from '#scripts/lib/sample-pages.ts'
import { startShop } from '#scripts/lib/shop.ts'
import { temporaryData, withoutQuota } from '#scripts/lib/temporary-shop.ts'

// An isolate of the platform has 128 MB. Requests that run at the same time need the rest.
const maxMegabytes = 100
const connections = 16

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '6' },
    /** Requests of one round, half of them of unique addresses. */
    requests: { type: 'string', default: '2000' },
    styles: { type: 'string', default: '600' },
  },
})

/**
 * Sends unique and repeated addresses to one isolate, and fails if its heap exceeds the limit after any round. Also
 * prints the size of the data folder, which simulates KV and the Cache API.
 */
await main(async () => {
  await buildIfStale()
  const { dataFolder, discard } = temporaryData()
  const shop = await startShop({
    dataFolder,
    styles: Number(values.styles),
    vars: { LOG_LEVEL: 'none' },
    sandboxVars: withoutQuota,
    isInspectable: true,
  })
  const stored = () => `${(bytesIn(dataFolder) / 1024 / 1024).toFixed(1)} MB stored`
  const usageOf = () => heapOf(shop.workers.storefront)
  try {
    const repeated = Object.values(await samplePages(shop.storefront))
    console.log(row('start', await usageOf(), { seconds: 0, failures: 0 }), stored())
    for (let round = 1; round <= Number(values.rounds); round += 1) {
      const played = await play(shop.storefront, { round, repeated })
      const usage = await usageOf()
      console.log(row(`round ${round}`, usage, played), stored())
      if (megabytes(usage) > maxMegabytes)
        throw new Error(
          `The isolate uses ${megabytes(usage).toFixed(1)} MB after round ${round}, more than ${maxMegabytes} MB.`,
        )
    }
  } finally {
    await shop.stop()
    discard()
  }
})

type Played = { seconds: number; failures: number }

/** One round. A failure is a status of 500 or more, or no response. */
async function play(origin: URL, { round, repeated }: { round: number; repeated: readonly URL[] }): Promise<Played> {
  const count = Number(values.requests)
  const started = performance.now()
  let next = 0
  let failures = 0
  const work = async () => {
    for (let request = (next += 1); request <= count; request = next += 1) {
      const address = request % 2 === 0 ? repeated[request % repeated.length] : unique(origin, `${round}-${request}`)
      const status = await fetch(address ?? origin, { headers: { accept: 'text/html' }, redirect: 'manual' }).then(
        async (response) => {
          await response.arrayBuffer()
          return response.status
        },
        () => 599,
      )
      if (status >= 500) failures += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return { seconds: (performance.now() - started) / 1000, failures }
}

/** An address that was never requested before: a page that does not exist, a search, a refined listing, a product. */
function unique(origin: URL, text: string): URL {
  const number = Number(text.replace('-', ''))
  const paths = [
    `/made-up-${text}`,
    `/search?query=dress+${text}`,
    `/browse/womens?minPrice=1&maxPrice=${number}`,
    `/p/${(number % 600) + 101}/made-up/${text}`,
    `/shop-finder?town=${text}`,
    `/browse/made-up/${text}`,
  ]
  return new URL(paths[number % paths.length] ?? '/', origin)
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce(
      (sum, { parentPath, name }) => sum + (statSync(join(parentPath, name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
}

function megabytes({ used, buffers }: IsolateHeap): number {
  return (used + buffers) / 1024 / 1024
}

function row(name: string, usage: IsolateHeap, { seconds, failures }: Played): string {
  const { used, buffers } = usage
  const show = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`.padStart(9)
  return `${name.padEnd(8)} ${show(used)} objects ${show(buffers)} buffers ${show(used + buffers)} together, ${seconds.toFixed(0)} s, ${failures} failures`
}
