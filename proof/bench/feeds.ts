import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { buildIfStale } from '#scripts/lib/build.ts'
import { heapOf } from '#scripts/lib/isolate-heap.ts'
import { main } from '#scripts/lib/main.ts'
import { cpuOf, processOnPort } from '#scripts/lib/processes.ts'
import { startShop } from '#scripts/lib/shop.ts'
import { temporaryData } from '#scripts/lib/temporary-shop.ts'

const { values } = parseArgs({ options: { styles: { type: 'string', default: '20000' } } })
const sampleMs = 4000

const TickSchema = v.object({
  event: v.literal('feeds'),
  due: v.number(),
  made: v.number(),
  failed: v.number(),
  calls: v.number(),
  ms: v.number(),
})
type Tick = v.InferOutput<typeof TickSchema>

/**
 * Makes the product feeds of all markets from nothing, tick after tick without the minute between them, with the quota
 * of the platform's plan Pro. Prints of each tick its slices, calls, time, the CPU of the storefront's process, and the
 * largest heap of its isolate that samples found.
 */
await main(async () => {
  await buildIfStale()
  const { dataFolder, discard } = temporaryData()
  const ticks: Tick[] = []
  const shop = await startShop({
    dataFolder,
    styles: Number(values.styles),
    vars: { LOG_LEVEL: 'info' },
    sandboxVars: { BIGCOMMERCE_QUOTA: '450' },
    isInspectable: true,
    onLog: (line) => {
      const tick = v.safeParse(v.pipe(v.string(), v.parseJson(), TickSchema), line)
      if (tick.success) ticks.push(tick.output)
      else if (line.includes('"feed-')) console.log(line)
    },
  })
  try {
    const { storefront } = shop.workers
    const pid = processOnPort(Number(shop.storefront.port))
    const worker = await storefront.miniflare.getWorker()
    for (let nth = 1, left = Infinity; left > 0; nth += 1) {
      const before = cpuOf(pid)
      const end = new AbortController()
      const heaps = sampleHeap(() => heapOf(storefront), end.signal)
      await worker.scheduled({ cron: '* * * * *' })
      const cpu = (cpuOf(pid) - before) / 1000
      end.abort()
      const largest = Math.max(...(await heaps))
      const tick = ticks.at(-1)
      if (!tick || ticks.length < nth) throw new Error('The tick has logged nothing.')
      left = tick.due - tick.made
      console.log(
        `tick ${nth}: ${tick.made} of ${tick.due} slices, ${tick.failed} failed, ${tick.calls} calls, ${(tick.ms / 1000).toFixed(1)} s, ${cpu.toFixed(1)} s of CPU, heap up to ${(largest / 2 ** 20).toFixed(0)} MB`,
      )
    }
  } finally {
    await shop.stop()
    discard()
  }
})

/** The bytes that the isolate held at each sample, until the end. A sample collects garbage, and takes part of a second. */
async function sampleHeap(heap: () => ReturnType<typeof heapOf>, end: AbortSignal): Promise<number[]> {
  const found: number[] = []
  while (!end.aborted) {
    const { used, buffers } = await heap()
    found.push(used + buffers)
    await setTimeout(sampleMs, undefined, { signal: end }).catch(() => undefined)
  }
  return found
}
