import { expect, test } from 'vitest'
import { createSlowdown } from './slowdown.ts'

test('an outcome is put down to a busy computer only if work was slow during it', () => {
  const slowdown = createSlowdown()
  for (const [second, factor] of [9, 1.1, 2.5, 1.2, 1, 1].entries()) slowdown.add({ at: second * 1000, factor })
  expect([0, 1500, 2500, 4000].map((startedAt) => slowdown.isBusySince(startedAt))).toEqual([true, true, false, false])
})
