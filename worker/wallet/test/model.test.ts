/// <reference types="vite/types/importMeta.d.ts" />
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Action, actions } from './actions.ts'
import { checkAlways, checkAtRest } from './checks.ts'
import { createWorld } from './model.ts'

// The long run: `VITE_WALLET_RUNS=10000 SEED=7 npx vitest run worker/wallet/test/model.test.ts`.
const { VITE_WALLET_RUNS = 400 } = import.meta.env
const numRuns = Number(VITE_WALLET_RUNS)

async function faultsOf(steps: Action[]): Promise<string[]> {
  const world = createWorld()
  for (const step of steps) {
    await world.run(step)
    const broken = checkAlways(world)
    if (broken.length > 0) return broken
  }
  await world.comeToRest()
  return checkAtRest(world)
}

// fast-check prints the seed and the shortest sequence of a failure. To repeat it: fc.assert(…, { seed, path }).
test('in any order of requests, faults, restarts and notifications, a cart is never charged twice, no order is paid without a charge, and the bag is never lost [D-21] [D-114]', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (steps) => {
      expect(await faultsOf(steps)).toEqual([])
    }),
    { numRuns },
  )
})
