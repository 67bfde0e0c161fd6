import { styleText } from 'node:util'
import { faultsOf } from './explore.ts'
import type { Fault } from './fault.ts'
import { knownCases } from './known-cases.ts'
import type { Stage } from './play.ts'

/** Plays the known sequences of these kinds and prints one line for each. */
export async function playKnownCases(
  stage: Stage,
  kinds: readonly Fault['kind'][],
): Promise<{ passed: number; failed: number }> {
  const tally = { passed: 0, failed: 0 }
  for (const { title, sequence } of knownCases.filter(({ kind }) => kinds.includes(kind))) {
    const faults = await faultsOf(stage, sequence, kinds)
    console.log(`${faults.length === 0 ? styleText('green', '✓') : styleText('red', '✗')} ${title}`)
    for (const { text } of faults) console.error(`    → ${text}`)
    tally[faults.length === 0 ? 'passed' : 'failed'] += 1
  }
  return tally
}
