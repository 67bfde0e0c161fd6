import fc from 'fast-check'
import { itemNames, type ItemName } from './products.ts'
import { ruledCodes } from './rules.ts'
import { type Trouble, trouble } from './trouble.ts'
import type { PaymentResult } from './wallet.ts'

/** `form` posts like a browser without scripts; `api` calls the operations of the islands. */
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
  | { kind: 'open-sheet'; wallet: 'apple' | 'google' }
  | { kind: 'authorise'; result: PaymentResult }
  | { kind: 'dismiss-sheet' }
  /** `of`: whose payment was answered by the bank; the shopper opens the answer in their own browser. */
  | { kind: 'come-back'; answer: 'approved' | 'refused'; of: 'own' | 'other'; isRepeated: boolean }
  /** The assistant makes a checkout, or replaces the last one. */
  | { kind: 'ask-assistant'; item: ItemName; quantity: number; code: string | null; isNew: boolean }
  /** `again`: the same request, or one with another card, is sent at the same moment. */
  | { kind: 'assistant-pays'; result: PaymentResult; again: 'not' | 'with its key' | 'with another card' }

/** The first shopper's second device, which has cookies of its own and the same account. */
export const secondDevice = 2

/** A shopper (0 or 1), or the first one on the second device (2), does something in one of two tabs (0 or 1). */
export type Move = { who: number; tab: number; action: Action }

/** One move, or two that overlap: the second starts `gapMs` after the first. */
export type Turn = { move: Move; together: { move: Move; gapMs: number } | null; trouble: Trouble | null }
/**
 * How each browser ends: `reopened` opens the checkout again and pays it, `as it is` pays the last one opened, `with a
 * wallet` opens a sheet and authorises it.
 */
export type Ending = { pays: 'not' | 'reopened' | 'as it is' | 'with a wallet'; isThanked: boolean }
export type Sequence = { turns: Turn[]; paying: Ending[] }

const way = fc.constantFrom<Way>('form', 'api')
const item = fc.constantFrom<ItemName>(...itemNames, 'jumper', 'dress', 'dress')
const code = fc.constantFrom(...ruledCodes, 'ONCEONLY', 'NOSUCHCODE')
const who = fc.constantFrom(0, 0, 1, secondDevice)
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
  openSheet: fc.record({
    kind: fc.constant('open-sheet' as const),
    wallet: fc.constantFrom('apple' as const, 'google' as const),
  }),
  authorise: fc.record({
    kind: fc.constant('authorise' as const),
    result: fc.constantFrom<PaymentResult>('authorised', 'authorised', 'bank', 'bank', 'refused', 'pending'),
  }),
  dismissSheet: fc.record({ kind: fc.constant('dismiss-sheet' as const) }),
  askAssistant: fc.record({
    kind: fc.constant('ask-assistant' as const),
    item: fc.constantFrom<ItemName>('jumper', 'cushion', 'dress', 'dress', 'last pieces', 'sale piece'),
    quantity: fc.constantFrom(1, 1, 2, 3),
    code: fc.option(code, { freq: 2, nil: null }),
    isNew: fc.boolean(),
  }),
  assistantPays: fc.record({
    kind: fc.constant('assistant-pays' as const),
    result: fc.constantFrom<PaymentResult>('authorised', 'authorised', 'authorised', 'bank', 'refused', 'pending'),
    again: fc.constantFrom('not' as const, 'not' as const, 'with its key' as const, 'with another card' as const),
  }),
  comeBack: fc.record({
    kind: fc.constant('come-back' as const),
    answer: fc.constantFrom('approved' as const, 'approved' as const, 'refused' as const),
    of: fc.constantFrom('own' as const, 'own' as const, 'other' as const),
    isRepeated: fc.boolean(),
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
      ['openSheet', 3],
      ['authorise', 4],
      ['dismissSheet', 1],
      ['comeBack', 3],
      ['askAssistant', 3],
      ['assistantPays', 3],
    ] as const
  ).map(([name, weight]) => ({ weight, arbitrary: actions[name] as fc.Arbitrary<Action> })),
)

/** A value or `null`, by turns. */
const sometimes = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 2 })
const gapMs = fc.nat({ max: 30 })
const move: fc.Arbitrary<Move> = fc.record({ who, tab, action: anyAction })
const anyTurn: fc.Arbitrary<Turn> = fc.record({
  move,
  together: sometimes(fc.record({ move, gapMs })),
  trouble: sometimes(trouble),
})

/**
 * The turns that fail most often: one tab or device opens a door or pays while the other changes the cart or opens the
 * other door.
 */
const race: fc.Arbitrary<Turn> = fc
  .record({
    who,
    first: fc.oneof(
      actions.openCheckout,
      actions.openCheckout,
      actions.pay,
      actions.openSheet,
      actions.authorise,
      actions.comeBack,
      actions.assistantPays,
    ),
    second: fc.oneof(
      actions.add,
      actions.change,
      actions.change,
      actions.remove,
      actions.applyCode,
      actions.removeCode,
      actions.openCheckout,
      actions.openSheet,
      actions.pay,
      actions.clear,
      actions.askAssistant,
      actions.assistantPays,
    ),
    isAcrossDevices: fc.boolean(),
    gapMs,
    trouble: sometimes(trouble),
  })
  .map(({ who: shopper, first, second, isAcrossDevices, gapMs: gap, trouble: late }): Turn => ({
    move: { who: shopper, tab: 0, action: first },
    together: { move: { who: isAcrossDevices ? otherDeviceOf(shopper) : shopper, tab: 1, action: second }, gapMs: gap },
    trouble: late,
  }))

function otherDeviceOf(shopper: number): number {
  return shopper === 0 ? secondDevice : shopper === secondDevice ? 0 : shopper
}

const singleTurn = (shopper: number, action: Action): Turn => ({
  move: { who: shopper, tab: 0, action },
  together: null,
  trouble: null,
})

/** Turns that fill the carts and often enter a code. Sometimes two tabs add the first two lines at the same time. */
const beginning = fc
  .tuple(
    ...[3, 2].map((max) =>
      fc.record({
        adds: fc.array(actions.add, { minLength: 1, maxLength: max }),
        isAtOnce: fc.boolean(),
        code: sometimes(actions.applyCode),
      }),
    ),
  )
  .map((bags) =>
    bags.flatMap(({ adds: [first, second, ...rest], isAtOnce, code: entered }, index): Turn[] => {
      const others = [...(second ? [second] : []), ...rest, ...(entered ? [entered] : [])]
      if (!first) return []
      if (!isAtOnce || !second) return [first, ...others].map((action) => singleTurn(index, action))
      const atOnce: Turn = {
        ...singleTurn(index, first),
        together: { move: { who: index, tab: 1, action: second }, gapMs: 0 },
      }
      return [atOnce, ...others.slice(1).map((action) => singleTurn(index, action))]
    }),
  )

/** The first shopper logs in on both devices, which then share the cart. */
const logins = fc
  .constantFrom([], [], [0, secondDevice])
  .map((devices) => devices.map((device) => singleTurn(device, { kind: 'log-in' })))

const ending: fc.Arbitrary<Ending> = fc.record({
  pays: fc.constantFrom<Ending['pays']>('reopened', 'reopened', 'with a wallet', 'as it is', 'not'),
  isThanked: fc.boolean(),
})

/** Sequences begin by filling the carts and end with the payments. */
export const sequences: fc.Arbitrary<Sequence> = fc
  .tuple(
    beginning,
    logins,
    fc.array(fc.oneof({ weight: 3, arbitrary: anyTurn }, { weight: 2, arbitrary: race }), {
      minLength: 1,
      maxLength: 6,
      size: 'max',
    }),
    fc.tuple(ending, ending, ending),
  )
  .map(([first, onBoth, turns, paying]) => ({ turns: [...first, ...onBoth, ...turns], paying }))
