import fc from 'fast-check'
import { vendorCalls } from './vendor-calls.ts'

type LosableCall = 'changing lines' | 'making a cart' | 'making the order' | 'paying at the provider'

/**
 * The next call of this kind is delayed, or its response is lost after the vendor has done it, or the process of the
 * storefront is killed so long after the turn began, and started again before the next turn.
 */
export type Trouble =
  | { call: keyof typeof vendorCalls; ms: number }
  | { call: LosableCall; isLost: true }
  | { isKilledAfterMs: number }

export const trouble: fc.Arbitrary<Trouble> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ isKilledAfterMs: fc.nat({ max: 400 }) }) },
  {
    weight: 72,
    arbitrary: fc.record({
      call: fc.constantFrom(...(Object.keys(vendorCalls) as (keyof typeof vendorCalls)[])),
      ms: fc.integer({ min: 5, max: 80 }),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.constantFrom<Trouble>(
      { call: 'changing lines', isLost: true },
      { call: 'making a cart', isLost: true },
      { call: 'making the order', isLost: true },
      { call: 'paying at the provider', isLost: true },
    ),
  },
)
