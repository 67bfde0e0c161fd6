import { describe, expect, test } from 'vitest'
import { isForgettable, nextAlarm } from './next-alarm.ts'
import type { PaymentSession, SessionEvent, SessionState, Charge } from './payment-session-state.ts'
import { advance, isChargePending, isSheetOpen } from './payment-session.ts'
import { opened } from './test/actions.ts'
import { money } from '#shared/domain/money.ts'

const charge: Charge = {
  authorisation: 'card',
  orderId: 100,
  key: 'key',
  payment: { reference: '100', amount: money(4200, 'GBP') } as Charge['payment'],
  lines: 'lines',
  since: 1,
}
const total = money(4200, 'GBP')
const about = { reference: '100', amount: total }

const authorised: Extract<SessionState, { at: 'authorised' }> = {
  at: 'authorised',
  authorisation: 'card',
  orderId: 100,
  amount: total,
  paymentId: 'P',
  lines: 'lines',
  left: ['remove-cart', 'mark-paid', 'redeem-codes'],
}

const cancelling: Extract<SessionState, { at: 'cancelling' }> = {
  at: 'cancelling',
  authorisation: 'card',
  orderId: 100,
  amount: total,
  key: 'key',
  since: 1,
  isAsked: true,
}

const states: Record<SessionState['at'], SessionState> = {
  closed: { at: 'closed' },
  open: { at: 'open' },
  quoted: { at: 'quoted', total, optionId: 'std', lines: 'lines', last: null },
  ordering: { at: 'ordering', authorisation: 'card', before: [], since: 1 },
  paying: { at: 'paying', ...charge },
  redirected: { at: 'redirected', url: 'https://bank.example', ...charge },
  unknown: { at: 'unknown', ...charge },
  cancelling,
  authorised,
  refused: { at: 'refused', authorisation: 'card', orderId: 100, amount: total, reason: 'refused' },
}
type StateName = keyof typeof states

const reversal = { what: 'reverse-payment', orderId: 100, paymentId: 'P', failingSince: null } as const

const events = {
  quoted: { type: 'quoted', total, optionId: null, lines: 'lines', last: null },
  dismissed: { type: 'dismissed' },
  ordering: { type: 'ordering', authorisation: 'card', before: [], now: 5 },
  'not ordered': { type: 'not-ordered', orders: [100], reason: 'failed' },
  paying: { type: 'paying', charge },
  'responded: authorised': { type: 'responded', outcome: { status: 'authorised', paymentId: 'P', about } },
  'responded: refused': { type: 'responded', outcome: { status: 'refused', reason: 'refused', about } },
  'responded: redirect': { type: 'responded', outcome: { status: 'redirect', url: 'https://bank.example' } },
  'responded: pending': { type: 'responded', outcome: { status: 'pending' } },
  lost: { type: 'lost' },
  late: { type: 'late', now: 9 },
  'cancel asked': { type: 'cancel-asked', now: 9 },
  'answer sent': { type: 'answer', isSent: true },
  abandoned: { type: 'abandoned' },
  'reported: authorised': { type: 'reported', about, report: { what: 'authorised', paymentId: 'P' } },
  'reported: refused': { type: 'reported', about, report: { what: 'refused' } },
  'reported: cancelled': { type: 'reported', about, report: { what: 'cancelled', paymentId: 'P' } },
  'reported: returned': { type: 'reported', about, report: { what: 'returned' } },
  'reported: not returned': { type: 'reported', about, report: { what: 'not-returned', paymentId: 'P' } },
  found: { type: 'found', orders: [] },
  'paid otherwise': { type: 'paid-otherwise' },
  'order paid': { type: 'done', what: 'mark-paid' },
} as const satisfies Record<string, SessionEvent>
type EventName = keyof typeof events

/** The state after each event that changes the state. Every other event leaves the session as it is. */
const transitions: Record<StateName, Partial<Record<EventName, StateName>>> = {
  closed: {},
  open: { quoted: 'quoted', dismissed: 'closed', ordering: 'ordering' },
  quoted: { quoted: 'quoted', dismissed: 'closed', ordering: 'ordering' },
  ordering: { 'not ordered': 'refused', paying: 'paying' },
  paying: {
    'responded: authorised': 'authorised',
    'responded: refused': 'refused',
    'responded: redirect': 'redirected',
    'responded: pending': 'unknown',
    lost: 'unknown',
    late: 'cancelling',
    'reported: authorised': 'authorised',
    'reported: refused': 'refused',
    'reported: cancelled': 'refused',
    'reported: returned': 'refused',
  },
  redirected: {
    'responded: authorised': 'authorised',
    'responded: refused': 'refused',
    'answer sent': 'redirected',
    late: 'cancelling',
    abandoned: 'refused',
    'reported: authorised': 'authorised',
    'reported: refused': 'refused',
    'reported: cancelled': 'refused',
    'reported: returned': 'refused',
  },
  unknown: {
    'responded: authorised': 'authorised',
    'responded: refused': 'refused',
    late: 'cancelling',
    'reported: authorised': 'authorised',
    'reported: refused': 'refused',
    'reported: cancelled': 'refused',
    'reported: returned': 'refused',
  },
  cancelling: {
    'cancel asked': 'cancelling',
    abandoned: 'refused',
    'reported: refused': 'refused',
    'reported: cancelled': 'refused',
    'reported: returned': 'refused',
  },
  authorised: { 'order paid': 'authorised', 'paid otherwise': 'refused' },
  refused: {},
}

function sessionAt(name: StateName): PaymentSession {
  return {
    opened: { ...opened, pricedAt: 1 },
    state: states[name],
    past: [],
    toUndo: [],
    returning: [],
    givenUp: [],
    lostOrder: null,
    alarms: 3,
  }
}

describe.each(Object.keys(states) as StateName[])('a session that is %s', (from) => {
  test.each(Object.keys(events) as EventName[])(
    `a session that is ${from} takes the event '%s' as the table says [D-114]`,
    (event) => {
      const before = sessionAt(from)
      const after = advance(before, events[event])
      const expected = transitions[from][event]
      expect(after.state.at).toBe(expected ?? from)
      expect(expected !== undefined || after.state === before.state).toBe(true)
    },
  )
})

test('a payment of the cart may run or be charged in exactly these states, so that no other payment may start in them', () => {
  const held = (Object.keys(states) as StateName[]).filter((name) => isChargePending(sessionAt(name)))
  expect(held).toEqual(['ordering', 'paying', 'redirected', 'unknown', 'cancelling', 'authorised'])
  expect(isChargePending({ state: { ...authorised, left: ['redeem-codes'] } })).toBe(false)
  expect((Object.keys(states) as StateName[]).filter((name) => isSheetOpen(sessionAt(name)))).toEqual([
    'open',
    'quoted',
  ])
})

test.each<[StateName, EventName, number[]]>([
  ['ordering', 'not ordered', [100]],
  ['paying', 'responded: refused', [100]],
  ['redirected', 'abandoned', [100]],
  ['cancelling', 'reported: cancelled', [100]],
  ['paying', 'responded: authorised', []],
])('the order of a session that is %s is cancelled after %s only if nothing was charged', (from, event, orders) => {
  expect(undone(advance(sessionAt(from), events[event]), 'cancel-order')).toEqual(orders)
})

test('a payment that the shopper left at the bank is cancelled by its reference too', () => {
  expect(undone(advance(sessionAt('redirected'), events.abandoned), 'cancel-payment')).toEqual([100])
})

test.each<StateName>(['cancelling', 'refused'])(
  'a payment that is reported as authorised while the session is %s is returned, once however often it is reported',
  (from) => {
    const once = advance(sessionAt(from), events['reported: authorised'])
    const twice = advance(once, events['reported: authorised'])
    expect([once.toUndo, twice.toUndo]).toEqual([[reversal], [reversal]])
  },
)

test('a payment that is reported as authorised before its cancel was asked for is returned in one way only', () => {
  const session = { ...sessionAt('cancelling'), state: { ...cancelling, isAsked: false } }
  const after = advance(session, events['reported: authorised'])
  expect([after.state.at, undone(after, 'reverse-payment')]).toEqual(['refused', [100]])
})

test.each(['returning', 'toUndo'] as const)(
  'a reversal in %s that is reported as failed is not asked for again, and one that the shop did not ask for changes nothing [D-114]',
  (list) => {
    const after = advance({ ...sessionAt('refused'), [list]: [reversal] }, events['reported: not returned'])
    expect([after.returning, after.toUndo]).toEqual([[], [{ ...reversal, hasFailed: true }]])
    const foreign = { ...sessionAt('refused'), [list]: [{ ...reversal, paymentId: 'Q' }] }
    expect(advance(foreign, events['reported: not returned'])).toEqual(foreign)
  },
)

test('a reversal of a payment that was cancelled as well does not count as failed, and one that succeeded may still fail', () => {
  const session = { ...sessionAt('refused'), returning: [reversal] }
  expect(advance(session, events['reported: cancelled']).returning).toEqual([])
  const unsent = { ...sessionAt('refused'), toUndo: [reversal] }
  expect(advance(unsent, events['reported: cancelled']).toUndo).toEqual([])
  expect(advance(session, events['reported: returned']).returning).toEqual([reversal])
})

test('a session with an accepted reversal is remembered for 60 days, because its refund may still fail', () => {
  const days = [[], [reversal]].map((returning) => {
    const session = { ...sessionAt('refused'), returning }
    return [nextAlarm(session, 0) / (24 * 60 * 60_000), isForgettable(session)]
  })
  expect(days).toEqual([
    [7, true],
    [60, true],
  ])
})

test('a payment at the bank is looked at 30 minutes after it was sent, however late the shopper comes back', () => {
  const session = advance(sessionAt('redirected'), events['answer sent'])
  const alarms = [0, 29, 40].map((minutes) => nextAlarm(session, charge.since + minutes * 60_000) / 60_000)
  expect(alarms).toEqual([30, 1, 0])
})

test('a second report about an authorised payment returns nothing, and one about another payment of the order returns that one', () => {
  expect(advance(sessionAt('authorised'), events['reported: authorised']).toUndo).toEqual([])
  const other = { type: 'reported', about, report: { what: 'authorised', paymentId: 'Q' } } as const
  expect(advance(sessionAt('authorised'), other).toUndo).toMatchObject([{ paymentId: 'Q', orderId: 100 }])
})

const other = [
  ['another order', { reference: '101', amount: total }],
  ['another amount', { reference: '100', amount: money(4201, 'GBP') }],
  ['another currency', { reference: '100', amount: money(4200, 'EUR') }],
  ['no amount', { reference: '100', amount: null }],
] as const

test.each(other)(
  'an authorised answer that names %s charges nothing, returns nothing and changes nothing [PAY-11] [D-21]',
  (_what, named) => {
    const outcome = { status: 'authorised', paymentId: 'P', about: named } as const
    for (const from of ['paying', 'redirected', 'unknown'] as const)
      expect(advance(sessionAt(from), { type: 'responded', outcome })).toEqual(sessionAt(from))
  },
)

test.each(other)('a report that names %s changes nothing in any state [PAY-11] [D-21]', (_what, named) => {
  for (const from of Object.keys(states) as StateName[])
    for (const report of [
      { what: 'authorised', paymentId: 'Q' },
      { what: 'refused' },
      { what: 'cancelled', paymentId: 'P' },
      { what: 'returned' },
    ] as const)
      expect(advance(sessionAt(from), { type: 'reported', about: named, report })).toEqual(sessionAt(from))
})

test('a refusal without an amount refuses the payment of the order that it names, and no other one [PAY-13]', () => {
  const refusal = { status: 'refused', reason: 'refused' } as const
  const named = (reference: string) =>
    advance(sessionAt('paying'), { type: 'responded', outcome: { ...refusal, about: { reference, amount: null } } })
  expect([named('100').state.at, named('101').state.at]).toEqual(['refused', 'paying'])
})

function undone({ toUndo }: PaymentSession, what: string): number[] {
  return toUndo.filter((undoing) => undoing.what === what).map(({ orderId }) => orderId)
}
