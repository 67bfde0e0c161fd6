import { styleText } from 'node:util'
import { violationsOf } from './explore.ts'
import { knownCases } from './known-cases.ts'
import type { Stage } from './play.ts'
import type { Violation } from './violation.ts'

/** Plays the known sequences of these kinds and prints one line for each. */
export async function playKnownCases(
  stage: Stage,
  kinds: readonly Violation['kind'][],
): Promise<{ passed: number; failed: number }> {
  const tally = { passed: 0, failed: 0 }
  for (const { title, sequence } of knownCases.filter(({ kind }) => kinds.includes(kind))) {
    const violations = await violationsOf(stage, sequence, kinds)
    console.log(`${violations.length === 0 ? styleText('green', '✓') : styleText('red', '✗')} ${title}`)
    for (const { text } of violations) console.error(`    → ${text}`)
    tally[violations.length === 0 ? 'passed' : 'failed'] += 1
  }
  return tally
}
