import { describe, expect, test } from 'vitest'
import { money } from '../../shared/domain/money.ts'
import { advance, type Attempt, type AttemptEvent, type AttemptState, type Charge, isHeld, isOpen } from './attempt.ts'
import { opened } from './till.actions.ts'

const charge: Charge = {
  authorisation: 'card',
  orderId: 100,
  key: 'key',
  payment: { reference: '100' } as Charge['payment'],
  lines: 'lines',
  since: 1,
}
const total = money(4200, 'GBP')

const states = {
  closed: { at: 'closed' },
  open: { at: 'open' },
  quoted: { at: 'quoted', total, optionId: 'std', lines: 'lines' },
  ordering: { at: 'ordering', authorisation: 'card', before: [], since: 1 },
  paying: { at: 'paying', ...charge },
  redirected: { at: 'redirected', url: 'https://bank.example', ...charge },
  unknown: { at: 'unknown', ...charge },
  cancelling: { at: 'cancelling', authorisation: 'card', orderId: 100, key: 'key', since: 1, isAsked: true },
  authorised: {
    at: 'authorised',
    authorisation: 'card',
    orderId: 100,
    pspReference: 'P',
    lines: 'lines',
    isDone: false,
  },
  refused: { at: 'refused', authorisation: 'card', orderId: 100, reason: 'refused' },
} as const satisfies Record<AttemptState['at'], AttemptState>
type StateName = keyof typeof states

const events = {
  quoted: { type: 'quoted', total, optionId: null, lines: 'lines' },
  dismissed: { type: 'dismissed' },
  ordering: { type: 'ordering', authorisation: 'card', before: [], now: 5 },
  'not ordered': { type: 'not-ordered', orders: [100], reason: 'failed' },
  paying: { type: 'paying', charge },
  'answered: authorised': { type: 'answered', orderId: 100, outcome: { status: 'authorised', pspReference: 'P' } },
  'answered: refused': {
    type: 'answered',
    orderId: 100,
    outcome: { status: 'refused', pspReference: 'P', reason: 'refused' },
  },
  'answered: redirect': {
    type: 'answered',
    orderId: 100,
    outcome: { status: 'redirect', url: 'https://bank.example' },
  },
  'answered: pending': { type: 'answered', orderId: 100, outcome: { status: 'pending' } },
  lost: { type: 'lost' },
  late: { type: 'late', now: 9 },
  'cancel asked': { type: 'cancel-asked', now: 9 },
  abandoned: { type: 'abandoned' },
  'reported: authorised': { type: 'reported', orderId: 100, report: { what: 'authorised', pspReference: 'P' } },
  'reported: refused': { type: 'reported', orderId: 100, report: { what: 'refused' } },
  'reported: cancelled': { type: 'reported', orderId: 100, report: { what: 'cancelled' } },
  'order paid': { type: 'order-paid' },
} as const satisfies Record<string, AttemptEvent>
type EventName = keyof typeof events

/** The state after each event that changes the state. Every other event leaves the attempt as it is. */
const transitions: Record<StateName, Partial<Record<EventName, StateName>>> = {
  closed: {},
  open: { quoted: 'quoted', dismissed: 'closed', ordering: 'ordering' },
  quoted: { quoted: 'quoted', dismissed: 'closed', ordering: 'ordering' },
  ordering: { 'not ordered': 'refused', paying: 'paying' },
  paying: {
    'answered: authorised': 'authorised',
    'answered: refused': 'refused',
    'answered: redirect': 'redirected',
    'answered: pending': 'unknown',
    lost: 'unknown',
    'reported: authorised': 'authorised',
    'reported: refused': 'refused',
    'reported: cancelled': 'refused',
  },
  redirected: {
    'answered: authorised': 'authorised',
    'answered: refused': 'refused',
    abandoned: 'refused',
    'reported: authorised': 'authorised',
    'reported: refused': 'refused',
    'reported: cancelled': 'refused',
  },
  unknown: {
    'answered: authorised': 'authorised',
    'answered: refused': 'refused',
    late: 'cancelling',
    'reported: authorised': 'authorised',
    'reported: refused': 'refused',
    'reported: cancelled': 'refused',
  },
  cancelling: {
    'cancel asked': 'cancelling',
    abandoned: 'refused',
    'reported: refused': 'refused',
    'reported: cancelled': 'refused',
  },
  authorised: { 'order paid': 'authorised' },
  refused: {},
}

function attemptAt(name: StateName): Attempt {
  return {
    opened,
    state: states[name],
    past: [],
    ordersToCancel: [],
    paymentsToCancel: [],
    paymentsToReverse: [],
    alarms: 3,
  }
}

describe.each(Object.keys(states) as StateName[])('an attempt that is %s', (from) => {
  test.each(Object.keys(events) as EventName[])(
    `an attempt that is ${from} takes the event '%s' as the table says [D-114]`,
    (event) => {
      const before = attemptAt(from)
      const after = advance(before, events[event])
      const expected = transitions[from][event]
      expect(after.state.at).toBe(expected ?? from)
      expect(expected !== undefined || after.state === before.state).toBe(true)
    },
  )
})

test('a payment of the cart may run or be charged in exactly these states, so that no other payment may start in them', () => {
  const held = (Object.keys(states) as StateName[]).filter((name) => isHeld(attemptAt(name)))
  expect(held).toEqual(['ordering', 'paying', 'redirected', 'unknown', 'cancelling', 'authorised'])
  expect(isHeld({ state: { ...states.authorised, isDone: true } })).toBe(false)
  expect((Object.keys(states) as StateName[]).filter((name) => isOpen(attemptAt(name)))).toEqual(['open', 'quoted'])
})

test.each<[StateName, EventName, number[]]>([
  ['ordering', 'not ordered', [100]],
  ['paying', 'answered: refused', [100]],
  ['redirected', 'abandoned', [100]],
  ['cancelling', 'reported: cancelled', [100]],
  ['paying', 'answered: authorised', []],
])('the order of an attempt that is %s is cancelled after %s only if nothing was charged', (from, event, orders) => {
  expect(advance(attemptAt(from), events[event]).ordersToCancel).toEqual(orders)
})

test('a payment that the shopper left at the bank is cancelled by its reference too', () => {
  expect(advance(attemptAt('redirected'), events.abandoned).paymentsToCancel).toEqual([100])
})

test.each<StateName>(['cancelling', 'refused'])(
  'a payment that is reported as authorised while the attempt is %s is returned, once however often it is reported',
  (from) => {
    const once = advance(attemptAt(from), events['reported: authorised'])
    const twice = advance(once, events['reported: authorised'])
    expect([once.paymentsToReverse, twice.paymentsToReverse]).toEqual([
      [{ pspReference: 'P', orderId: 100 }],
      [{ pspReference: 'P', orderId: 100 }],
    ])
  },
)

test('a second report about an authorised payment returns nothing, and one about another payment of the order returns that one', () => {
  const { paymentsToReverse } = advance(attemptAt('authorised'), events['reported: authorised'])
  expect(paymentsToReverse).toEqual([])
  const other = { type: 'reported', orderId: 100, report: { what: 'authorised', pspReference: 'Q' } } as const
  expect(advance(attemptAt('authorised'), other).paymentsToReverse).toEqual([{ pspReference: 'Q', orderId: 100 }])
})

test('an answer about another order changes nothing', () => {
  const other = { ...events['answered: authorised'], orderId: 101 }
  expect(advance(attemptAt('paying'), other)).toEqual(attemptAt('paying'))
})
