import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sequences } from './steps.ts'

test('random sequences have moves that overlap, codes, assistants, late and lost answers, and kills', () => {
  const turns = fc.sample(sequences, { numRuns: 500, seed: 1 }).flatMap((sequence) => sequence.turns)
  const troubles = turns.flatMap(({ trouble }) => trouble ?? [])
  const count = (predicate: (trouble: (typeof troubles)[number]) => boolean) => troubles.filter(predicate).length
  expect(count((trouble) => 'ms' in trouble)).toBeGreaterThan(500)
  expect(count((trouble) => 'isLost' in trouble)).toBeGreaterThan(50)
  // Two hundred in a run of two thousand sequences.
  expect(count((trouble) => 'isKilledAfterMs' in trouble)).toBeGreaterThan(50)
  expect(turns.filter(({ together }) => together !== null).length).toBeGreaterThan(1000)
  expect(turns.filter(({ move }) => move.action.kind === 'apply-code').length).toBeGreaterThan(200)
  expect(turns.filter(({ move }) => move.action.kind === 'ask-assistant').length).toBeGreaterThan(50)
  expect(turns.filter(({ move }) => move.action.kind === 'assistant-pays').length).toBeGreaterThan(50)
})
