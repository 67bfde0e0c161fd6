import type { Fault } from './judge.ts'
import type { Code } from './rules.ts'
import type { ItemName } from './shelf.ts'
import type { Action, Ending, Move, Sequence, Trouble, Turn } from './steps.ts'

/**
 * Sequences that went wrong once, or are the plainest form of a rule: they are played before the random ones. The title
 * says what the shop does.
 */
export type KnownCase = { kind: Fault['kind']; title: string; sequence: Sequence }

const ada = 0
const ben = 1

const add = (item: ItemName, quantity: number): Action => ({ kind: 'add', item, quantity, way: 'api' })
const change = (item: ItemName, quantity: number): Action => ({ kind: 'change', item, quantity, way: 'api' })
const remove = (item: ItemName): Action => ({ kind: 'remove', item, way: 'form' })
const enter = (code: Code): Action => ({ kind: 'apply-code', code, way: 'api' })
const openCheckout: Action = { kind: 'open-checkout', way: 'form' }
const payNewest: Action = { kind: 'pay', which: 'newest', isThanked: false }

const move = (who: number, action: Action, tab = 0): Move => ({ who, tab, action })
const turn = (who: number, action: Action): Turn => ({ move: move(who, action), together: null, trouble: null })
const together = (
  first: Move,
  second: Move,
  { gapMs = 0, trouble = null }: { gapMs?: number; trouble?: Trouble | null } = {},
): Turn => ({ move: first, together: { move: second, gapMs }, trouble })

const none: Ending = { pays: 'not', isThanked: false }
const anew: Ending = { pays: 'anew', isThanked: false }
const asItIs: Ending = { pays: 'as it is', isThanked: false }
const sequence = (turns: Turn[], adaEnds: Ending = none, benEnds: Ending = none): Sequence => ({
  turns,
  paying: [adaEnds, benEnds],
})

// The bag is changed after it was priced and before its discounts are written.
const whileDiscountsAreWritten = { gapMs: 400, trouble: { call: 'writing discounts', ms: 800 } } as const
// The bag is changed after it was priced and before the shopper gets the address of the checkout.
const whileTheLinkIsMade = { gapMs: 400, trouble: { call: 'making the checkout link', ms: 800 } } as const

export const knownCases: readonly KnownCase[] = [
  {
    kind: 'price',
    title: 'a percentage of four pieces is not taken off one that is left of them',
    sequence: sequence(
      [
        turn(ada, add('dress', 4)),
        turn(ada, enter('WELCOME10')),
        together(move(ada, openCheckout), move(ada, change('dress', 1), 1), whileDiscountsAreWritten),
      ],
      asItIs,
    ),
  },
  {
    kind: 'price',
    title: 'money off a large order is not taken off a small one',
    sequence: sequence(
      [
        turn(ada, add('dress', 4)),
        turn(ada, enter('THANKYOU20')),
        together(move(ada, openCheckout), move(ada, change('dress', 1), 1), whileDiscountsAreWritten),
      ],
      asItIs,
    ),
  },
  {
    kind: 'price',
    title: 'a bag that grows while its checkout opens is not sold with the discounts of the smaller one',
    sequence: sequence(
      [
        turn(ada, add('jumper', 1)),
        together(move(ada, openCheckout), move(ada, change('jumper', 4), 1), whileDiscountsAreWritten),
      ],
      asItIs,
    ),
  },
  {
    kind: 'price',
    title: 'a bag that grows while its checkout opens gets the offers that it earns then',
    sequence: sequence(
      [
        turn(ada, add('dress', 2)),
        together(move(ada, openCheckout), move(ada, change('dress', 5), 1), whileTheLinkIsMade),
      ],
      asItIs,
    ),
  },
  {
    kind: 'price',
    title: 'a log-in takes all discounts off a checkout that is open',
    sequence: sequence([turn(ada, add('jumper', 4)), turn(ada, openCheckout), turn(ada, { kind: 'log-in' })], asItIs),
  },
  {
    kind: 'price',
    title: 'a guest bag that joins a saved one takes the discounts off its open checkout',
    sequence: sequence(
      [
        turn(ada, { kind: 'log-in' }),
        turn(ada, add('jumper', 1)),
        turn(ada, openCheckout),
        turn(ada, { kind: 'log-out' }),
        turn(ada, add('dress', 4)),
        turn(ada, { kind: 'log-in' }),
      ],
      asItIs,
    ),
  },
  {
    kind: 'gift',
    title: 'a gift is not sold alone after what earned it was removed',
    sequence: sequence([turn(ada, add('dress', 3)), turn(ada, openCheckout), turn(ada, remove('dress'))], asItIs),
  },
  {
    kind: 'gift',
    title: 'a gift is not sold beside what does not earn it any more',
    sequence: sequence([turn(ada, add('dress', 3)), turn(ada, openCheckout), turn(ada, change('dress', 1))], asItIs),
  },
  {
    kind: 'gift',
    title: 'a gift is not added to a bag that is made smaller meanwhile',
    sequence: sequence(
      [
        turn(ada, add('dress', 3)),
        turn(ada, add('cushion', 1)),
        together(move(ada, openCheckout), move(ada, remove('dress'), 1), {
          gapMs: 150,
          trouble: { call: 'evaluating the session', ms: 400 },
        }),
      ],
      asItIs,
    ),
  },
  {
    kind: 'code',
    title: 'a code that is good once is good in one of two orders whose confirmation is never opened',
    sequence: sequence(
      [
        turn(ada, add('dress', 1)),
        turn(ben, add('dress', 1)),
        turn(ada, enter('ONCEONLY')),
        turn(ada, openCheckout),
        turn(ada, payNewest),
        turn(ben, enter('ONCEONLY')),
      ],
      none,
      anew,
    ),
  },
  {
    kind: 'code',
    title: 'a code that is good once is good in one of two checkouts that are open at the same time',
    sequence: sequence(
      [
        turn(ada, add('dress', 1)),
        turn(ben, add('dress', 1)),
        turn(ada, enter('ONCEONLY')),
        turn(ben, enter('ONCEONLY')),
        turn(ada, openCheckout),
        turn(ben, openCheckout),
      ],
      asItIs,
      asItIs,
    ),
  },
  {
    kind: 'code',
    title: 'a code that is good once is good in one of two checkouts that open at the same moment',
    sequence: sequence(
      [
        turn(ada, add('dress', 1)),
        turn(ben, add('dress', 1)),
        turn(ada, enter('ONCEONLY')),
        turn(ben, enter('ONCEONLY')),
        together(move(ada, openCheckout), move(ben, openCheckout)),
      ],
      asItIs,
      asItIs,
    ),
  },
  {
    kind: 'code',
    title: 'a code that is good once for a customer is good in one of their orders',
    sequence: sequence(
      [
        turn(ada, { kind: 'log-in' }),
        turn(ada, add('dress', 1)),
        turn(ada, enter('LOYAL15')),
        turn(ada, openCheckout),
        turn(ada, payNewest),
        turn(ada, add('dress', 1)),
        turn(ada, enter('LOYAL15')),
      ],
      anew,
    ),
  },
  {
    kind: 'bag',
    title: 'the first lines of two tabs at the same moment are in one bag',
    sequence: sequence([together(move(ada, add('dress', 1)), move(ada, add('cushion', 1), 1))]),
  },
  {
    kind: 'bag',
    title: 'the same line added in two tabs at the same moment is there twice',
    sequence: sequence([
      turn(ada, add('cushion', 1)),
      together(move(ada, add('dress', 1)), move(ada, add('dress', 1), 1)),
    ]),
  },
  {
    kind: 'stock',
    title: 'the last pieces are sold to one of two shoppers',
    sequence: sequence(
      [
        turn(ada, add('last pieces', 3)),
        turn(ben, add('last pieces', 3)),
        turn(ada, openCheckout),
        turn(ben, openCheckout),
      ],
      asItIs,
      asItIs,
    ),
  },
  {
    kind: 'answer',
    title: 'a bag that is emptied while its checkout opens is answered with the bag',
    sequence: sequence([
      turn(ada, add('dress', 1)),
      together(move(ada, openCheckout), move(ada, remove('dress'), 1), {
        gapMs: 150,
        trouble: { call: 'evaluating the session', ms: 400 },
      }),
    ]),
  },
  {
    kind: 'answer',
    title: 'a checkout that is opened while an older one is paid is answered',
    sequence: sequence([
      turn(ada, add('dress', 1)),
      turn(ada, openCheckout),
      together(move(ada, payNewest), move(ada, openCheckout, 1), {
        trouble: { call: 'making the checkout link', ms: 400 },
      }),
    ]),
  },
]
