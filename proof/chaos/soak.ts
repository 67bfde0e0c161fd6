import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { chaosActions } from './actions.ts'
import { chaosPages } from './pages.ts'
import { playGroup } from './play.ts'
import { randomSeed } from './random-seed.ts'
import { watchSlowdown } from './slowdown.ts'
import { browse, openTraffic, type Traffic } from './soak-traffic.ts'
import { openStage, type Stage } from './stage.ts'
import { chaosFaults, chaosServices } from './targets.ts'
import { createRandom } from '#sandbox/catalogue/random.ts'
import { heapOf } from '#scripts/lib/isolate-heap.ts'
import { main } from '#scripts/lib/main.ts'
import { memoryOf, processOnPort } from '#scripts/lib/processes.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: randomSeed() },
    /** Visitors that browse all the time. */
    visitors: { type: 'string', default: '8' },
  },
})

const hangMs = 10_000
const pagesEach = 4
const actionsEach = 5
const sampleEveryMs = 60_000
const maxListed = 40

type Sample = {
  minute: number
  storefront: number
  sandbox: number
  heap: number
  buffers: number
  requests: number
  load: number
}

/**
 * Visitors browse all the time, at repeated and at unique addresses. Meanwhile random faults are switched on and off;
 * under each, a few pages are opened and a few buttons pressed, which are judged as in `npm run chaos`.
 */
await main(async () => {
  const minutes = Number(values.minutes)
  console.log(`Seed ${values.seed}: ${minutes} minutes`)
  const random = createRandom(values.seed)
  const stage = await openStage({ timeoutMs: hangMs * 3, pageCache: 'on', isInspectable: true })
  const until = Date.now() + minutes * 60_000
  const slowdown = watchSlowdown()
  const traffic = openTraffic(stage, slowdown)
  const cells = new Map<string, number>()
  const samples: Sample[] = []
  const startedAt = Date.now()
  const sample = async () =>
    void samples.push(await measure(stage, { minute: (Date.now() - startedAt) / 60_000, requests: traffic.count() }))
  try {
    await sample()
    const timer = setInterval(() => void sample().catch((error: unknown) => console.error(error)), sampleEveryMs)
    const visitors = Array.from({ length: Number(values.visitors) }, (_, index) =>
      browse(traffic, { until, random: createRandom(`${values.seed} ${index}`) }),
    )
    while (Date.now() < until) {
      const service = random.pick(chaosServices)
      const fault = random.pick(chaosFaults)
      const playedFrom = Date.now()
      const played = await playGroup(traffic.stage, {
        service,
        fault,
        hangMs,
        pages: random.sample(Object.entries(chaosPages), pagesEach),
        actions: random.sample(Object.entries(chaosActions), actionsEach),
      })
      for (const { kind, name, status, violations } of played) {
        const outcome = `${kind} under a fault: ${violations.length > 0 ? 'wrong' : `right, status ${status}`}`
        cells.set(outcome, (cells.get(outcome) ?? 0) + 1)
        if (violations.length > 0)
          (slowdown.isBusySince(playedFrom) ? traffic.busy : traffic.unexpected).push(
            `${service} ${fault.name}, ${name}: ${status}, ${violations.join('; ')}`,
          )
      }
    }
    clearInterval(timer)
    await Promise.all(visitors)
    await sample()
  } finally {
    slowdown.stop()
    await stage.shop.stop()
  }
  report(traffic, cells, samples)
  if (traffic.unexpected.length > 0) process.exitCode = 1
})

async function measure({ shop }: Stage, at: Pick<Sample, 'minute' | 'requests'>): Promise<Sample> {
  const { used, buffers } = await heapOf(shop.workers.storefront)
  const memory = (url: URL) => memoryOf(processOnPort(Number(url.port)))
  return {
    ...at,
    storefront: memory(shop.storefront),
    sandbox: memory(shop.sandbox),
    heap: used,
    buffers,
    load: loadavg()[0] ?? 0,
  }
}

function report(
  { outcomes, unexpected, busy }: Traffic,
  cells: ReadonlyMap<string, number>,
  samples: readonly Sample[],
): void {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0)
  console.log('\n| outcome | number |\n| --- | --- |')
  for (const [outcome, count] of [...outcomes, ...cells].toSorted()) console.log(`| ${outcome} | ${count} |`)
  console.log(
    '\n| minute | requests | storefront, MB | sandbox, MB | heap of the isolate, MB | its buffers, MB | load |',
  )
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const { minute, requests, storefront, sandbox, heap, buffers, load } of samples)
    console.log(
      `| ${minute.toFixed(1)} | ${requests} | ${megabytes(storefront)} | ${megabytes(sandbox)} | ${(heap / 1e6).toFixed(1)} | ${(buffers / 1e6).toFixed(1)} | ${load.toFixed(1)} |`,
    )
  console.log(`\nUnexpected: ${unexpected.length}, and ${busy.length} while the computer was busy`)
  for (const line of [...unexpected, ...busy.map((each) => `(busy) ${each}`)].slice(0, maxListed))
    console.log(`- ${line}`)
}
