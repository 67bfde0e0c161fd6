import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { explore, type Counterexample } from './explore.ts'
import { playKnownCases } from './play-known-cases.ts'
import { openStage } from './stage.ts'
import { violationKinds } from './violation.ts'
import { buildIfStale } from '#scripts/lib/build.ts'
import { main } from '#scripts/lib/main.ts'

const { values } = parseArgs({
  options: {
    sequences: { type: 'string', default: '300' },
    /** Of a failed run, which prints both. A path belongs to one seed, and only its sequence is played. */
    seed: { type: 'string' },
    path: { type: 'string' },
    /** The kinds of faults to look for: a known fault may hide another one. */
    kinds: { type: 'string', default: violationKinds.join() },
    /** Shops that run side by side. */
    lanes: { type: 'string', default: String(availableParallelism() * 2) },
    /** File for the numbers of passed and failed tests. */
    report: { type: 'string' },
  },
})

const progressEvery = 100

await main(async () => {
  const { path, report } = values
  const count = Number(values.sequences)
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed)
  const lanes = path === undefined ? Math.max(1, Math.min(Number(values.lanes), count)) : 1
  // The known cases wait for alarms, so they have a shop of their own beside the sequences.
  const players = path === undefined ? Math.max(1, lanes - 1) : 1
  const kinds = violationKinds.filter((kind) => values.kinds.split(',').includes(kind))

  const started = performance.now()
  const seconds = () => ((performance.now() - started) / 1000).toFixed(0)
  let knownTally = { passed: 0, failed: 0 }
  let played = 0
  let kills = 0
  const onPlayed = () => {
    played += 1
    if (played % progressEvery === 0) console.log(`${played} sequences with ${kills} kills in ${seconds()} s`)
  }

  async function runLane(lane: number): Promise<Counterexample | null> {
    const stage = await openStage(() => (kills += 1))
    try {
      if (lane === 0 && path === undefined) knownTally = await playKnownCases(stage, kinds)
      const player = lane - (lanes - players)
      if (player < 0) return null
      const counterexample = await explore(stage, {
        seed: seed + player,
        sequences: Math.ceil((count - player) / players),
        path,
        kinds,
        onPlayed,
      })
      if (counterexample) print(counterexample)
      return counterexample
    } finally {
      await stage.stop()
    }
  }

  // Before the shops start, so that they do not all build.
  await buildIfStale()
  console.log(`Seed ${seed}: ${count} random sequences in ${lanes} shops`)
  const counterexamples = (await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)))).filter(
    (each) => each !== null,
  )
  console.log(
    `${played} sequences played in ${seconds()} s, with ${kills} kills of the storefront: ${counterexamples.length === 0 ? 'no fault' : `a fault in ${counterexamples.length} of ${lanes} shops`}`,
  )
  const tally = {
    passed: knownTally.passed + (counterexamples.length === 0 ? 1 : 0),
    failed: knownTally.failed + counterexamples.length,
  }
  if (report !== undefined) writeFileSync(report, JSON.stringify(tally))
  if (tally.failed > 0) process.exitCode = 1
})

function print({ seed, path, violations, steps, sequence }: Counterexample): void {
  console.error(`\nFailed: npm run model -- --seed ${seed} --path ${path}`)
  for (const step of steps) console.error(`  ${step}`)
  for (const { text } of violations) console.error(`  → ${text}`)
  console.error(`  As a known case: ${JSON.stringify(sequence)}\n`)
}
