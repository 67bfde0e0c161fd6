import fc from 'fast-check'
import type { OpenSheet } from '../../ports/wallet-payment-port.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'

export type Decision = 'authorised' | 'refused' | 'redirect' | 'pending'
export type Fault = 'none' | 'not-sent' | 'lost' | 'rejected' | 'running' | 'stop-before' | 'stop-after'

/** `hasStock` is false if a line is sold out. */
type Authorise = {
  what: 'authorise'
  kind: WalletKind
  card: number
  decision: Decision
  hasStock: boolean
  faults: Fault[]
  after: number
}

/** Another shopper's payment, of another order, is approved, and its result is brought to this cart. */
type Foreign = { what: 'foreign'; amount: number; faults: Fault[]; after: number }

/** One thing that happens. `faults` are those of the calls that the step makes, in their order. */
export type Action =
  | { what: 'dismiss' | 'alarm' | 'change-bag' | 'change-stock' | 'hosted'; faults: Fault[]; after: number }
  | { what: 'open'; kind: WalletKind; faults: Fault[]; after: number }
  | Authorise
  | { what: 'return'; isApproved: boolean; faults: Fault[]; after: number }
  | Foreign
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

const kind = fc.constantFrom<WalletKind>('google', 'google', 'google', 'apple')
const authorise: fc.Arbitrary<Authorise> = fc.record({
  what: fc.constant('authorise'),
  kind,
  card: fc.integer({ min: 0, max: 3 }),
  decision,
  hasStock: fc.oneof({ weight: 8, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
  faults,
  after,
})

export const actions: fc.Arbitrary<Action[]> = fc.array(
  fc.oneof(
    fc.record({ what: fc.constantFrom('dismiss', 'change-bag', 'change-stock', 'hosted'), faults, after }),
    fc.record({ what: fc.constant('open'), kind, faults, after }),
    fc.record({ what: fc.constant('open'), kind, faults: fc.constant<Fault[]>([]), after: fc.constant(0) }),
    fc.record({ what: fc.constant('alarm'), faults, after }),
    authorise,
    authorise,
    fc.record({ what: fc.constant('return'), isApproved: fc.boolean(), faults, after }),
    fc.record({ what: fc.constant('foreign'), amount: fc.constantFrom(100, 4200), faults, after }),
    fc.record({ what: fc.constant('notify'), which: fc.nat({ max: 9 }), faults, after }),
  ),
  { minLength: 1, maxLength: 30 },
)

export const opened: OpenSheet = {
  marketCode: 'en',
  cartId: 'cart',
  kind: 'google',
  couponCodes: ['ONCEONLY'],
  limitedCodes: ['ONCEONLY'],
  savings: { pricedFor: 'lines', ofCart: [], ofLines: [] },
}
