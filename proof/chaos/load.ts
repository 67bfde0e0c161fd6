import { availableParallelism, cpus, loadavg } from 'node:os'
import type { World } from './load/journeys.ts'
import { errorsOf, routeTable } from './load/outcomes.ts'
import { playJourneys } from './load/play.ts'
import { randomSeed } from './random-seed.ts'
import { openStage, type Stage } from './stage.ts'
import { chaosFaults, chaosServices, type ChaosFault, type Service } from './targets.ts'
import { createRandom } from '#sandbox/catalogue/random.ts'
import { readOptions } from '#scripts/lib/arguments.ts'
import { heapOf } from '#scripts/lib/isolate-heap.ts'
import { main } from '#scripts/lib/main.ts'
import { cpuOf, memoryOf, processOnPort } from '#scripts/lib/processes.ts'

const warmUpSeconds = 5
// A response of a stage's preparation may take as long as a hanging service.
const timeoutMs = 30_000
const defaultFaults = 'bigcommerce:delay,amplience:status,constructor:status,talonone:status,promobadger:hang'

/**
 * Plays mixed journeys against the built shop on this machine, first without faults and then with them, and prints
 * tables for docs/records/capacity.md. The exit status is 1 if a request failed without a fault.
 */
await main(async () => {
  const options = readOptions({
    /** Of each of the two runs. */
    seconds: { type: 'string', default: '30' },
    connections: { type: 'string', default: '8' },
    /** `service:fault` of the sandbox's switches, separated by commas; `none` leaves out the second run. */
    faults: { type: 'string', default: defaultFaults },
    'page-cache': { type: 'string', default: 'on' },
    seed: { type: 'string', default: randomSeed() },
  })
  const faults = options.faults === 'none' ? [] : options.faults.split(',').map(readFault)
  const pageCache = options['page-cache'] === 'off' ? 'off' : 'on'
  console.log(
    `Seed ${options.seed}, ${options.connections} connections, page cache ${pageCache}, ${availableParallelism()} × ${cpus()[0]?.model}, load ${loadNow()}`,
  )
  const stage = await openStage({ timeoutMs, pageCache, isInspectable: true })
  try {
    const world = await exploreWorld(stage)
    const play = (seconds: number, name: string) =>
      playJourneys({
        origin: stage.shop.storefront,
        world,
        random: createRandom(`${options.seed} ${name}`),
        seconds,
        connections: Number(options.connections),
      })
    await play(warmUpSeconds, 'warm up')
    const failures = await report(stage, 'Without faults', () => play(Number(options.seconds), 'without faults'))
    if (failures > 0) process.exitCode = 1
    if (faults.length === 0) return
    for (const { service, fault } of faults) await stage.faults.set(service, fault)
    await report(stage, `With the faults ${options.faults}`, () => play(Number(options.seconds), 'with faults'))
    await stage.faults.lift()
  } finally {
    await stage.shop.stop()
  }
})

function readFault(text: string): { service: Service; fault: ChaosFault } {
  const [serviceName, faultName] = text.split(':')
  const service = chaosServices.find((each) => each === serviceName)
  const fault = chaosFaults.find(({ name }) => name === faultName)
  if (service && fault) return { service, fault }
  throw new Error(
    `${text} is no fault. Services: ${chaosServices.join(', ')}. Faults: ${chaosFaults.map(({ name }) => name).join(', ')}.`,
  )
}

/** The pages of the demonstration that visitors choose from. @throws Error if the shop links none */
async function exploreWorld({ shop, visitors, products }: Stage): Promise<World> {
  const { jar } = visitors.guest()
  const linksOf = async (path: string, pattern: RegExp) => {
    const { body } = await jar.get(path)
    return [...new Set([...body.matchAll(pattern)].map(([, link = '']) => link))]
  }
  const listings = (await linksOf('/', /href="(\/browse\/[^"?#]+)"/g)).slice(0, 20)
  const productLinks = await Promise.all(listings.slice(0, 5).map((path) => linksOf(path, /href="(\/p\/[^"?#]+)/g)))
  const pages = await Promise.all(['/help', '/size-guide', '/shop-finder'].map((path) => jar.get(path)))
  const world = {
    listings,
    products: [...new Set(productLinks.flat())],
    words: ['dress', 'shirt', 'linen', 'jumper', 'cushion', 'coat', 'blue', 'cotton'],
    contentPages: pages.filter(({ status }) => status === 200).map(({ path }) => path),
    items: [products.items.dress.form, products.items.jumper.form, products.items.cushion.form],
  }
  for (const [what, list] of Object.entries(world))
    if (list.length === 0) throw new Error(`The shop at ${shop.storefront} has no ${what}.`)
  return world
}

/** Prints the tables of a run, and returns the number of requests that failed. */
async function report(stage: Stage, title: string, run: () => ReturnType<typeof playJourneys>): Promise<number> {
  const pid = processOnPort(Number(stage.shop.storefront.port))
  const measure = async () => ({
    process: memoryOf(pid),
    cpu: cpuOf(pid),
    ...(await heapOf(stage.shop.workers.storefront)),
  })
  const before = await measure()
  const { outcomes, broken, seconds } = await run()
  const cpu = cpuOf(pid) - before.cpu
  const after = await measure()
  const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
  console.log(`\n### ${title}\n\n${routeTable(outcomes, seconds)}\n`)
  console.log('| memory | before | after |\n| --- | --- | --- |')
  console.log(`| objects of the isolate | ${megabytes(before.used)} | ${megabytes(after.used)} |`)
  console.log(`| buffers of the isolate | ${megabytes(before.buffers)} | ${megabytes(after.buffers)} |`)
  console.log(`| process of the runtime | ${megabytes(before.process)} | ${megabytes(after.process)} |`)
  console.log(`\nCPU of the storefront's process: ${(cpu / outcomes.length).toFixed(2)} ms for each request.`)
  console.log(`Load of the computer: ${loadNow()}. Connections that broke: ${broken}.`)
  const errors = errorsOf(outcomes)
  if (errors.length > 0) console.log(`Errors: ${errors.join(', ')}.`)
  return broken + outcomes.filter(({ status, expected }) => status !== expected).length
}

function loadNow(): string {
  return (loadavg()[0] ?? 0).toFixed(1)
}
