import fc from 'fast-check'
import type { Fault } from './fault.ts'
import { judge } from './judge.ts'
import { play, type Stage } from './play.ts'
import { sequences, type Sequence } from './steps.ts'
import { describe } from './words.ts'

// Enough for a readable counterexample. A race fails only sometimes, so it cannot be reduced to the minimum.
const maxShrinks = 80
const maxShrinkingMs = 90_000
const maxPlays = 4

export type Exploration = {
  seed: number
  sequences: number
  path?: string | undefined
  kinds: readonly Fault['kind'][]
  onPlayed: () => void
}
export type Counterexample = { seed: number; path: string; faults: Fault[]; sequence: Sequence; steps: string[] }

/** Plays random sequences one after the other and returns the smallest one that it found to fail. */
export async function explore(
  stage: Stage,
  { seed, sequences: count, path, kinds, onPlayed }: Exploration,
): Promise<Counterexample | null> {
  let failures = 0
  let shrinks = 0
  let failedAt = 0
  const property = fc.asyncProperty(sequences, async (sequence) => {
    if (failures > 0 && (++shrinks > maxShrinks || performance.now() - failedAt > maxShrinkingMs)) return
    const faults = await faultsOf(stage, sequence, kinds)
    onPlayed()
    if (faults.length === 0) return
    if (failures === 0) failedAt = performance.now()
    failures += 1
    throw new SequenceFault(faults)
  })
  const result = await fc.check(property, { seed, numRuns: count, ...(path && { path }) })
  if (!result.failed) return null
  const [sequence] = result.counterexample ?? []
  if (!sequence || !(result.errorInstance instanceof SequenceFault))
    throw result.errorInstance ?? new Error('The run was interrupted.')
  return {
    seed: result.seed,
    path: result.counterexamplePath ?? '',
    faults: result.errorInstance.faults,
    sequence,
    steps: describe(sequence),
  }
}

/**
 * Plays a sequence and returns the faults of these kinds. If the shop logged that the promotions engine failed, its
 * prices are a fallback and no fault can be proven, so the sequence is played again, a few times. The faults of the
 * last time count.
 */
export async function faultsOf(stage: Stage, sequence: Sequence, kinds: readonly Fault['kind'][]): Promise<Fault[]> {
  for (let plays = 1; ; plays += 1) {
    stage.takeEngineFailures()
    const faults = (await judge(stage, await play(stage, sequence))).filter(({ kind }) => kinds.includes(kind))
    const failures = stage.takeEngineFailures()
    if (faults.length === 0 || failures.length === 0) return faults
    console.warn(`Not judged: the promotions engine failed under load: ${[...new Set(failures)].join(', ')}`)
    if (plays === maxPlays) return faults
  }
}

class SequenceFault extends Error {
  override readonly name = 'SequenceFault'
  readonly faults: Fault[]

  constructor(faults: Fault[]) {
    super(faults.map(({ text }) => text).join('\n'))
    this.faults = faults
  }
}
