import fc from 'fast-check'
import { describe } from './describe-sequence.ts'
import { judge } from './judge.ts'
import { play, type Stage } from './play.ts'
import { sequences, type Sequence } from './steps.ts'
import type { Violation } from './violation.ts'

// Enough for a readable counterexample. A race fails only sometimes, so it cannot be reduced to the minimum.
const maxShrinks = 80
const maxShrinkingMs = 90_000
const maxPlays = 4

export type Exploration = {
  seed: number
  sequences: number
  path?: string | undefined
  kinds: readonly Violation['kind'][]
  onPlayed: () => void
}
export type Counterexample = {
  seed: number
  path: string
  violations: Violation[]
  sequence: Sequence
  steps: string[]
}

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
    const violations = await violationsOf(stage, sequence, kinds)
    onPlayed()
    if (violations.length === 0) return
    if (failures === 0) failedAt = performance.now()
    failures += 1
    throw new SequenceViolation(violations)
  })
  const result = await fc.check(property, { seed, numRuns: count, ...(path && { path }) })
  if (!result.failed) return null
  const [sequence] = result.counterexample ?? []
  if (!sequence || !(result.errorInstance instanceof SequenceViolation))
    throw result.errorInstance ?? new Error('The run was interrupted.')
  return {
    seed: result.seed,
    path: result.counterexamplePath ?? '',
    violations: result.errorInstance.violations,
    sequence,
    steps: describe(sequence),
  }
}

/**
 * Plays a sequence and returns the faults of these kinds. If the shop logged that the promotions engine failed, its
 * prices are a fallback and no fault can be proven, so the sequence is played again, a few times. The faults of the
 * last time count.
 */
export async function violationsOf(
  stage: Stage,
  sequence: Sequence,
  kinds: readonly Violation['kind'][],
): Promise<Violation[]> {
  for (let plays = 1; ; plays += 1) {
    stage.takeEngineFailures()
    const violations = (await judge(stage, await play(stage, sequence))).filter(({ kind }) => kinds.includes(kind))
    const failures = stage.takeEngineFailures()
    if (violations.length === 0 || failures.length === 0) return violations
    console.warn(`Not judged: the promotions engine failed under load: ${[...new Set(failures)].join(', ')}`)
    if (plays === maxPlays) return violations
  }
}

class SequenceViolation extends Error {
  override readonly name = 'SequenceFault'
  readonly violations: Violation[]

  constructor(violations: Violation[]) {
    super(violations.map(({ text }) => text).join('\n'))
    this.violations = violations
  }
}
