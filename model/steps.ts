import fc from 'fast-check'
import { ruledCodes } from './rules.ts'
import { itemNames, type ItemName } from './shelf.ts'

/** `form`: a browser without scripts, which posts; `api`: what the islands call. */
export type Way = 'form' | 'api'

export type Action =
  | { kind: 'add'; item: ItemName; quantity: number; way: Way }
  | { kind: 'change'; item: ItemName; quantity: number; way: Way }
  | { kind: 'remove'; item: ItemName; way: Way }
  | { kind: 'clear'; way: Way }
  | { kind: 'apply-code' | 'remove-code'; code: string; way: Way }
  | { kind: 'sync' | 'go-back' | 'log-in' | 'log-out' | 'reload-confirmation' }
  | { kind: 'open-checkout'; way: Way }
  | { kind: 'pay'; which: 'newest' | 'oldest'; isThanked: boolean }

/** One shopper (0 or 1) does something in one of their two tabs (0 or 1). */
export type Move = { who: number; tab: number; action: Action }

/** A vendor's answer to the next call of this kind comes late, or is lost although the call was done. */
export type Trouble =
  | { call: keyof typeof vendorCalls; ms: number }
  | { call: 'changing lines' | 'making a cart'; isLost: true }

/** One move, or two that overlap: the second starts `gapMs` after the first. */
export type Turn = { move: Move; together: { move: Move; gapMs: number } | null; trouble: Trouble | null }
/** `paying`: how each shopper ends. `anew` opens the checkout again first; `as it is` pays the one that was opened last. */
export type Ending = { pays: 'not' | 'anew' | 'as it is'; isThanked: boolean }
export type Sequence = { turns: Turn[]; paying: Ending[] }

/** Where the sandbox's fault switches find the calls of the shop. */
export const vendorCalls = {
  'reading the cart': { service: 'bigcommerce', method: 'GET', path: '/stores/*/v3/carts/*' },
  'making a cart': { service: 'bigcommerce', method: 'POST', path: '/stores/*/v3/carts' },
  'changing lines': { service: 'bigcommerce', path: '/stores/*/v3/carts/*/items**' },
  'writing discounts': { service: 'bigcommerce', method: 'POST', path: '/stores/*/v3/checkouts/*/discounts' },
  'making the checkout link': { service: 'bigcommerce', method: 'POST', path: '/stores/*/v3/carts/*/redirect_urls' },
  'reading the stock': { service: 'bigcommerce', method: 'GET', path: '/stores/*/v3/inventory/**' },
  'evaluating the session': { service: 'talonone', method: 'PUT', path: '/v2/customer_sessions/*' },
  'reading the session': { service: 'talonone', method: 'GET', path: '/v2/customer_sessions/*' },
} as const

const way = fc.constantFrom<Way>('form', 'api')
const item = fc.constantFrom<ItemName>(...itemNames, 'jumper', 'dress', 'dress')
const code = fc.constantFrom(...ruledCodes, 'ONCEONLY', 'NOSUCHCODE')
const who = fc.constantFrom(0, 0, 1)
const tab = fc.constantFrom(0, 1)

const actions = {
  add: fc.record({ kind: fc.constant('add' as const), item, quantity: fc.constantFrom(1, 1, 1, 2, 3), way }),
  change: fc.record({ kind: fc.constant('change' as const), item, quantity: fc.constantFrom(1, 1, 2, 4, 0), way }),
  remove: fc.record({ kind: fc.constant('remove' as const), item, way }),
  clear: fc.record({ kind: fc.constant('clear' as const), way }),
  applyCode: fc.record({ kind: fc.constant('apply-code' as const), code, way }),
  removeCode: fc.record({ kind: fc.constant('remove-code' as const), code, way }),
  look: fc.record({
    kind: fc.constantFrom('sync' as const, 'sync' as const, 'go-back' as const, 'reload-confirmation' as const),
  }),
  session: fc.record({ kind: fc.constantFrom('log-in' as const, 'log-in' as const, 'log-out' as const) }),
  openCheckout: fc.record({ kind: fc.constant('open-checkout' as const), way }),
  pay: fc.record({
    kind: fc.constant('pay' as const),
    which: fc.constantFrom('newest' as const, 'newest' as const, 'oldest' as const),
    isThanked: fc.boolean(),
  }),
}

const anyAction: fc.Arbitrary<Action> = fc.oneof(
  ...(
    [
      ['add', 5],
      ['change', 4],
      ['remove', 2],
      ['clear', 1],
      ['applyCode', 3],
      ['removeCode', 1],
      ['look', 2],
      ['session', 1],
      ['openCheckout', 4],
      ['pay', 2],
    ] as const
  ).map(([name, weight]) => ({ weight, arbitrary: actions[name] as fc.Arbitrary<Action> })),
)

const trouble: fc.Arbitrary<Trouble> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      call: fc.constantFrom(...(Object.keys(vendorCalls) as (keyof typeof vendorCalls)[])),
      ms: fc.integer({ min: 5, max: 80 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Trouble>(
      { call: 'changing lines', isLost: true },
      { call: 'making a cart', isLost: true },
    ),
  },
)
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 1 })
const gapMs = fc.nat({ max: 30 })
const move: fc.Arbitrary<Move> = fc.record({ who, tab, action: anyAction })
const anyTurn: fc.Arbitrary<Turn> = fc.record({
  move,
  together: sometimes(fc.record({ move, gapMs })),
  trouble: sometimes(trouble),
})

/** What is most likely to go wrong: one tab goes to the checkout or pays while the other changes the bag. */
const race: fc.Arbitrary<Turn> = fc
  .record({
    who,
    first: fc.oneof(actions.openCheckout, actions.openCheckout, actions.pay),
    second: fc.oneof(
      actions.add,
      actions.change,
      actions.change,
      actions.remove,
      actions.applyCode,
      actions.removeCode,
      actions.openCheckout,
      actions.clear,
    ),
    gapMs,
    trouble: sometimes(trouble),
  })
  .map(({ who: shopper, first, second, gapMs: gap, trouble: late }): Turn => ({
    move: { who: shopper, tab: 0, action: first },
    together: { move: { who: shopper, tab: 1, action: second }, gapMs: gap },
    trouble: late,
  }))

const alone = (who_: number, action: Action): Turn => ({
  move: { who: who_, tab: 0, action },
  together: null,
  trouble: null,
})

/**
 * Shoppers who have something in the bag, and often a code. Now and then their first two lines come from two tabs at
 * once.
 */
const beginning = fc
  .tuple(
    ...[3, 2].map((most) =>
      fc.record({
        adds: fc.array(actions.add, { minLength: 1, maxLength: most }),
        isAtOnce: fc.boolean(),
        code: sometimes(actions.applyCode),
      }),
    ),
  )
  .map((bags) =>
    bags.flatMap(({ adds: [first, second, ...rest], isAtOnce, code: entered }, index): Turn[] => {
      const others = [...(second ? [second] : []), ...rest, ...(entered ? [entered] : [])]
      if (!first) return []
      if (!isAtOnce || !second) return [first, ...others].map((action) => alone(index, action))
      const atOnce: Turn = {
        ...alone(index, first),
        together: { move: { who: index, tab: 1, action: second }, gapMs: 0 },
      }
      return [atOnce, ...others.slice(1).map((action) => alone(index, action))]
    }),
  )

const ending: fc.Arbitrary<Ending> = fc.record({
  pays: fc.constantFrom('anew' as const, 'anew' as const, 'as it is' as const, 'not' as const),
  isThanked: fc.boolean(),
})

/** Sequences begin with something in the bags, and end with shoppers who pay. */
export const sequences: fc.Arbitrary<Sequence> = fc
  .tuple(
    beginning,
    fc.array(fc.oneof({ weight: 3, arbitrary: anyTurn }, { weight: 2, arbitrary: race }), {
      minLength: 1,
      maxLength: 6,
      size: 'max',
    }),
    fc.tuple(ending, ending),
  )
  .map(([first, turns, paying]) => ({ turns: [...first, ...turns], paying }))
