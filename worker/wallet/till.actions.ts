import fc from 'fast-check'
import type { OpenAttempt } from '../ports/wallet-attempt-port.ts'

export type Decision = 'authorised' | 'refused' | 'redirect' | 'pending'
export type Fault = 'none' | 'not-sent' | 'lost' | 'rejected' | 'running' | 'stop-before' | 'stop-after'

/** One thing that happens. `faults` are those of the calls that the step makes, in their order. */
export type Action =
  | { what: 'open' | 'dismiss' | 'alarm' | 'change-bag'; faults: Fault[]; after: number }
  | { what: 'authorise'; card: number; decision: Decision; faults: Fault[]; after: number }
  | { what: 'return'; isApproved: boolean; faults: Fault[]; after: number }
  | { what: 'notify'; which: number; faults: Fault[]; after: number }

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fault>('none') },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Fault>('not-sent', 'lost', 'rejected', 'running', 'stop-before', 'stop-after'),
  },
)
const faults = fc.array(fault, { maxLength: 12 })
const after = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10 * 60_000 }))
const decision = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Decision>('authorised') },
  { weight: 3, arbitrary: fc.constantFrom<Decision>('refused', 'redirect', 'pending') },
)

export const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(
    fc.record({ what: fc.constantFrom('open' as const, 'dismiss' as const, 'change-bag' as const), faults, after }),
    fc.record({ what: fc.constant('open' as const), faults: fc.constant<Fault[]>([]), after: fc.constant(0) }),
    fc.record({ what: fc.constant('alarm' as const), faults, after }),
    fc.record({
      what: fc.constant('authorise' as const),
      card: fc.integer({ min: 0, max: 3 }),
      decision,
      faults,
      after,
    }),
    fc.record({
      what: fc.constant('authorise' as const),
      card: fc.integer({ min: 0, max: 3 }),
      decision,
      faults,
      after,
    }),
    fc.record({ what: fc.constant('return' as const), isApproved: fc.boolean(), faults, after }),
    fc.record({ what: fc.constant('notify' as const), which: fc.nat({ max: 9 }), faults, after }),
  ),
  { minLength: 1, maxLength: 30 },
)

export const opened: OpenAttempt = {
  marketCode: 'en',
  cartId: 'cart',
  kind: 'google',
  source: 'cart',
  couponCodes: [],
  limitedCodes: [],
  savings: { ofCart: [], ofLines: [] },
}
