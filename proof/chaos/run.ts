import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chaosActions } from './actions.ts'
import { chaosPages } from './pages.ts'
import { playGroup, type Cell, type Group } from './play.ts'
import { randomSeed } from './random-seed.ts'
import { sampleGroups } from './sample.ts'
import { openStage } from './stage.ts'
import { chaosFaults, chaosServices } from './targets.ts'
import { createRandom } from '#sandbox/catalogue/random.ts'
import { main } from '#scripts/lib/main.ts'

const { values } = parseArgs({
  options: {
    /** Comma lists of names; without them, all. `none` is no page or no action. */
    services: { type: 'string' },
    faults: { type: 'string' },
    pages: { type: 'string' },
    actions: { type: 'string' },
    /** Plays only some cells, so that each service and each fault occurs at least once. */
    sample: { type: 'boolean', default: false },
    seed: { type: 'string', default: randomSeed() },
    'page-cache': { type: 'string', default: 'off' },
    /** A page that takes longer is a violation. */
    'hang-seconds': { type: 'string', default: '10' },
    /** File for the numbers of passed and failed cells. */
    report: { type: 'string' },
  },
})

await main(async () => {
  const hangMs = Number(values['hang-seconds']) * 1000
  const pageCache = values['page-cache'] === 'on' ? 'on' : 'off'
  const chosen = {
    services: chosenOf(chaosServices, values.services, String),
    faults: chosenOf(chaosFaults, values.faults, ({ name }) => name),
    pages: chosenOf(Object.entries(chaosPages), values.pages, ([name]) => name),
    actions: chosenOf(Object.entries(chaosActions), values.actions, ([name]) => name),
  }
  const groups: Omit<Group, 'hangMs'>[] = values.sample
    ? sampleGroups(chosen, createRandom(values.seed))
    : chosen.services.flatMap((service) => chosen.faults.map((fault) => ({ ...chosen, service, fault })))
  console.log(`${values.sample ? `Seed ${values.seed}: ` : ''}${groups.length} pairs of service and fault`)

  const startedAt = performance.now()
  const stage = await openStage({ timeoutMs: hangMs * 3, pageCache })
  let count = 0
  let failed = 0
  try {
    for (const group of groups) {
      const cells = await playGroup(stage, { ...group, hangMs })
      const wrong = cells.filter(({ violations }) => violations.length > 0)
      count += cells.length
      failed += wrong.length
      console.log(lineOf(group, cells, wrong.length))
      for (const cell of wrong) print(group, cell, pageCache)
    }
  } finally {
    await stage.shop.stop()
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
  console.log(`\n${count} cells in ${seconds} s: ${failed} failed`)
  if (values.report !== undefined)
    writeFileSync(values.report, JSON.stringify({ passed: count - failed, failed: failed }))
  if (failed > 0) process.exitCode = 1
})

function chosenOf<Value>(all: readonly Value[], list: string | undefined, nameOf: (value: Value) => string): Value[] {
  if (list === undefined) return [...all]
  if (list === 'none') return []
  return list.split(',').map((name) => {
    const found = all.find((value) => nameOf(value) === name)
    if (found === undefined) throw new Error(`There is no ${name}. Choose from: ${all.map(nameOf).join(', ')}`)
    return found
  })
}

function lineOf({ service, fault }: Omit<Group, 'hangMs'>, cells: readonly Cell[], failed: number): string {
  const slowest = Math.max(0, ...cells.map(({ ms }) => ms))
  const recovery = Math.max(0, ...cells.map(({ recoveryMs }) => recoveryMs))
  const seconds = (ms: number) => (ms / 1000).toFixed(1)
  return `${service} ${fault.name}: ${cells.length} cells, ${failed} failed, slowest ${seconds(slowest)} s, all right again after ${seconds(recovery)} s`
}

function print({ service, fault }: Omit<Group, 'hangMs'>, cell: Cell, pageCache: string): void {
  const { kind, name, status, ms, violations } = cell
  console.error(`  ${name} | status ${status ?? '–'} | ${ms} ms | ${violations.join('; ')}`)
  const only = kind === 'page' ? `--pages ${name} --actions none` : `--pages none --actions ${name}`
  const cache = pageCache === 'on' ? ' --page-cache on' : ''
  console.error(`    npm run chaos -- --services ${service} --faults ${fault.name} ${only}${cache}`)
}
