import fc from 'fast-check'
import { judge, type Fault } from './judge.ts'
import { play, type Stage } from './play.ts'
import { sequences, type Sequence } from './steps.ts'
import { describe } from './words.ts'

// Enough to make a counterexample readable. A race fails only now and then, so it cannot be made as small as can be.
const maxShrinks = 80
const maxShrinkingMs = 90_000

export type Exploration = {
  seed: number
  sequences: number
  path?: string | undefined
  kinds: readonly Fault['kind'][]
  onPlayed: () => void
}
export type Counterexample = { seed: number; path: string; faults: Fault[]; sequence: Sequence; steps: string[] }

/** Plays so many random sequences, one after the other; answers the smallest that was found to fail. */
export async function explore(
  stage: Stage,
  { seed, sequences: count, path, kinds, onPlayed }: Exploration,
): Promise<Counterexample | null> {
  let failures = 0
  let shrinks = 0
  let failedAt = 0
  const property = fc.asyncProperty(sequences, async (sequence) => {
    if (failures > 0 && (++shrinks > maxShrinks || performance.now() - failedAt > maxShrinkingMs)) return
    const faults = (await faultsOf(stage, sequence)).filter(({ kind }) => kinds.includes(kind))
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

/** What is wrong with the shop after this sequence. */
export async function faultsOf(stage: Stage, sequence: Sequence): Promise<Fault[]> {
  return judge(stage, await play(stage, sequence))
}

class SequenceFault extends Error {
  override readonly name = 'SequenceFault'
  readonly faults: Fault[]

  constructor(faults: Fault[]) {
    super(faults.map(({ text }) => text).join('\n'))
    this.faults = faults
  }
}
