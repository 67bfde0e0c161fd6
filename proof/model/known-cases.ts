import type { ItemName } from './products.ts'
import type { Code } from './rules.ts'
import { type Action, type Ending, type Move, secondDevice, type Sequence, type Turn } from './steps.ts'
import type { Trouble } from './trouble.ts'
import type { Violation } from './violation.ts'
import type { PaymentResult } from './wallet.ts'

/** A sequence that failed once, or the simplest test of a rule. The title says what the shop must do. */
export type KnownCase = { kind: Violation['kind']; title: string; sequence: Sequence }

const ada = 0
const ben = 1

const add = (item: ItemName, quantity: number): Action => ({ kind: 'add', item, quantity, way: 'api' })
const change = (item: ItemName, quantity: number): Action => ({ kind: 'change', item, quantity, way: 'api' })
const remove = (item: ItemName): Action => ({ kind: 'remove', item, way: 'form' })
const enter = (code: Code): Action => ({ kind: 'apply-code', code, way: 'api' })
const clear: Action = { kind: 'clear', way: 'form' }
const openCheckout: Action = { kind: 'open-checkout', way: 'form' }
const payNewest: Action = { kind: 'pay', which: 'newest', isThanked: false }

const move = (who: number, action: Action, tab = 0): Move => ({ who, tab, action })
const turn = (who: number, action: Action): Turn => ({ move: move(who, action), together: null, trouble: null })
const together = (
  first: Move,
  second: Move,
  { gapMs = 0, trouble = null }: { gapMs?: number; trouble?: Trouble | null } = {},
): Turn => ({ move: first, together: { move: second, gapMs }, trouble })

const openSheet = (wallet: 'apple' | 'google'): Action => ({ kind: 'open-sheet', wallet })
const authorise = (result: PaymentResult): Action => ({ kind: 'authorise', result })
const comeBack = (of: 'own' | 'other', isRepeated = false): Action => ({
  kind: 'come-back',
  answer: 'approved',
  of,
  isRepeated,
})
const toTheBank = (who: number, item: ItemName, quantity: number): Turn[] => [
  turn(who, add(item, quantity)),
  turn(who, openSheet('google')),
  turn(who, authorise('bank')),
]

const ask = (item: ItemName, quantity: number, code: Code | null = null): Action => ({
  kind: 'ask-assistant',
  item,
  quantity,
  code,
  isNew: true,
})
const assistantPays = (again: 'not' | 'with its key' | 'with another card' = 'not'): Action => ({
  kind: 'assistant-pays',
  result: 'authorised',
  again,
})

const none: Ending = { pays: 'not', isThanked: false }
const reopened: Ending = { pays: 'reopened', isThanked: false }
const asItIs: Ending = { pays: 'as it is', isThanked: false }
const sequence = (turns: Turn[], adaEnds: Ending = none, benEnds: Ending = none): Sequence => ({
  turns,
  paying: [adaEnds, benEnds],
})

// The cart changes after it was priced and before its discounts are written.
const whileDiscountsAreWritten = { gapMs: 400, trouble: { call: 'writing discounts', ms: 800 } } as const
// The cart changes after it was priced and before the shopper gets the link of the checkout.
const whileTheLinkIsMade = { gapMs: 400, trouble: { call: 'making the checkout link', ms: 800 } } as const

export const knownCases: readonly KnownCase[] = [
  {
    kind: 'price',
    title: 'removes the percentage of four units when one of them is left',
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
    title: 'removes the money off a large order when the order becomes small',
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
    title: 'does not sell a cart that grows while its checkout opens with the discounts of the smaller cart',
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
    title: 'gives a cart that grows while its checkout opens the offers that it earns then',
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
    title: 'takes all discounts off an open checkout when the shopper logs in',
    sequence: sequence([turn(ada, add('jumper', 4)), turn(ada, openCheckout), turn(ada, { kind: 'log-in' })], asItIs),
  },
  {
    kind: 'price',
    title: 'takes the discounts off an open checkout when a guest cart is merged into its cart',
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
    kind: 'price',
    title: 'takes the discounts off an open checkout when the customer’s other device adds to its bag',
    sequence: sequence(
      [
        turn(ada, { kind: 'log-in' }),
        turn(ada, add('dress', 1)),
        turn(secondDevice, { kind: 'log-in' }),
        turn(ada, clear),
        turn(ada, add('dress', 1)),
        turn(ada, enter('WELCOME10')),
        turn(ada, openCheckout),
        turn(secondDevice, add('dress', 1)),
      ],
      asItIs,
    ),
  },
  {
    kind: 'gift',
    title: 'does not sell a gift after the lines that earned it were removed',
    sequence: sequence([turn(ada, add('dress', 3)), turn(ada, openCheckout), turn(ada, remove('dress'))], asItIs),
  },
  {
    kind: 'gift',
    title: 'does not sell a gift with lines that no longer earn it',
    sequence: sequence([turn(ada, add('dress', 3)), turn(ada, openCheckout), turn(ada, change('dress', 1))], asItIs),
  },
  {
    kind: 'gift',
    title: 'does not add a gift to a cart that becomes smaller at the same time',
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
    title: 'accepts a once-only code in one of two orders whose confirmation is never opened',
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
      reopened,
    ),
  },
  {
    kind: 'code',
    title: 'accepts a once-only code in one of two open checkouts',
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
    title: 'accepts a once-only code in one of two checkouts that open at the same moment',
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
    title: 'accepts a code that is good once for each customer in one of their orders',
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
      reopened,
    ),
  },
  {
    kind: 'redemption',
    title: 'releases a once-only code when its cart is cleared while its checkout opens',
    sequence: sequence([
      turn(ada, add('jumper', 1)),
      turn(ada, enter('ONCEONLY')),
      together(move(ada, openCheckout), move(ada, clear, 1), whileTheLinkIsMade),
    ]),
  },
  {
    kind: 'cart',
    title: 'puts the first lines of two tabs at the same moment into one cart',
    sequence: sequence([together(move(ada, add('dress', 1)), move(ada, add('cushion', 1), 1))]),
  },
  {
    kind: 'payment',
    title: 'charges an assistant’s checkout once that it pays twice at the same moment',
    sequence: sequence([turn(ada, ask('dress', 2)), turn(ada, assistantPays('with another card'))]),
  },
  {
    kind: 'payment',
    title: 'charges an assistant’s checkout once if the answer to its order is lost',
    sequence: sequence([
      turn(ada, ask('dress', 1)),
      { ...turn(ada, assistantPays('with its key')), trouble: { call: 'making the order', isLost: true } },
      turn(ada, assistantPays()),
    ]),
  },
  {
    kind: 'payment',
    title: 'charges an assistant’s checkout once if the answer to its payment is lost',
    sequence: sequence([
      turn(ada, ask('dress', 1)),
      { ...turn(ada, assistantPays()), trouble: { call: 'paying at the provider', isLost: true } },
    ]),
  },
  {
    kind: 'price',
    title: 'charges an assistant the total of the checkout that it replaces while it pays',
    sequence: sequence([
      turn(ada, ask('dress', 4, 'WELCOME10')),
      together(move(ada, assistantPays()), move(ada, { ...ask('dress', 1), isNew: false } as Action, 1)),
    ]),
  },
  {
    kind: 'code',
    title: 'accepts a once-only code in the order of an assistant or of a shopper',
    sequence: sequence(
      [
        turn(ada, add('dress', 1)),
        turn(ada, enter('ONCEONLY')),
        turn(ada, ask('dress', 1, 'ONCEONLY')),
        together(move(ada, openCheckout), move(ada, assistantPays(), 1)),
      ],
      asItIs,
    ),
  },
  {
    kind: 'payment',
    title: 'pays a bag at one of the two doors that are open, wallet first',
    sequence: sequence([
      ...toTheBank(ada, 'dress', 1),
      turn(ada, openCheckout),
      turn(ada, payNewest),
      turn(ada, comeBack('own')),
    ]),
  },
  {
    kind: 'payment',
    title: 'pays a bag at one of the two doors that are open, hosted checkout first',
    sequence: sequence([
      turn(ada, add('dress', 1)),
      turn(ada, openCheckout),
      turn(ada, openSheet('apple')),
      together(move(ada, authorise('authorised')), move(ada, payNewest, 1)),
    ]),
  },
  {
    kind: 'payment',
    title: 'does not pay an order with the bank’s answer about another shopper’s payment',
    sequence: sequence([
      ...toTheBank(ada, 'dress', 1),
      ...toTheBank(ben, 'dress', 3),
      turn(ben, comeBack('other')),
      turn(ada, comeBack('own')),
    ]),
  },
  {
    kind: 'payment',
    title: 'pays once with a bank’s answer that is opened twice',
    sequence: sequence([...toTheBank(ada, 'dress', 1), turn(ada, comeBack('own', true))]),
  },
  {
    kind: 'payment',
    title: 'gives back the money of a payment that the bag outgrew at the bank',
    sequence: sequence([...toTheBank(ada, 'dress', 1), turn(ada, add('dress', 2)), turn(ada, comeBack('own'))]),
  },
  {
    kind: 'cart',
    title: 'leaves the ordered units out of a bag that grew while its payment was checked',
    sequence: sequence(
      [
        turn(ada, add('jumper', 1)),
        turn(ada, openSheet('apple')),
        together(move(ada, authorise('pending')), move(ada, add('jumper', 1), 1)),
      ],
      reopened,
    ),
  },
  {
    kind: 'payment',
    title: 'sells what was added while a payment was checked in a cart of its own',
    sequence: sequence(
      [
        turn(ada, add('jumper', 1)),
        turn(ada, openSheet('apple')),
        together(move(ada, authorise('pending')), move(ada, add('sale piece', 1), 6)),
      ],
      reopened,
    ),
  },
  {
    kind: 'redemption',
    title: 'redeems the codes of an order whose bag is cleared while it is paid',
    sequence: sequence([
      turn(ada, add('jumper', 1)),
      turn(ada, enter('WELCOME10')),
      turn(ada, openCheckout),
      together(move(ada, payNewest), move(ada, clear, 1)),
    ]),
  },
  {
    kind: 'payment',
    title: 'charges once if the answers to the order and to the payment are lost',
    sequence: sequence([
      turn(ada, add('dress', 1)),
      turn(ada, openSheet('apple')),
      { ...turn(ada, authorise('authorised')), trouble: { call: 'paying at the provider', isLost: true } },
      turn(ada, openSheet('apple')),
      { ...turn(ada, authorise('authorised')), trouble: { call: 'making the order', isLost: true } },
    ]),
  },
  {
    kind: 'price',
    title: 'does not sell one piece in a sheet with the discount of many',
    sequence: sequence([
      turn(ada, add('dress', 4)),
      turn(ada, enter('THANKYOU20')),
      turn(ada, openSheet('apple')),
      turn(ada, change('dress', 1)),
      turn(ada, authorise('authorised')),
      turn(ada, openSheet('apple')),
      together(move(ada, authorise('authorised')), move(ada, change('dress', 1), 1)),
    ]),
  },
  {
    kind: 'code',
    title: 'accepts a once-only code at one of both doors of two shoppers',
    sequence: sequence(
      [
        turn(ada, add('dress', 2)),
        turn(ada, enter('ONCEONLY')),
        turn(ben, add('dress', 2)),
        turn(ben, enter('ONCEONLY')),
        together(move(ada, openSheet('apple')), move(ben, openCheckout)),
        turn(ada, authorise('authorised')),
      ],
      none,
      asItIs,
    ),
  },
  {
    kind: 'cart',
    title: 'counts a line twice that two tabs add at the same moment',
    sequence: sequence([
      turn(ada, add('cushion', 1)),
      together(move(ada, add('dress', 1)), move(ada, add('dress', 1), 1)),
    ]),
  },
  {
    kind: 'stock',
    title: 'sells the last units to one of two shoppers',
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
    title: 'responds with the cart page when the cart is emptied while its checkout opens',
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
    title: 'responds when a checkout is opened while an older one is paid',
    sequence: sequence([
      turn(ada, add('dress', 1)),
      turn(ada, openCheckout),
      together(move(ada, payNewest), move(ada, openCheckout, 1), {
        trouble: { call: 'making the checkout link', ms: 400 },
      }),
    ]),
  },
]
