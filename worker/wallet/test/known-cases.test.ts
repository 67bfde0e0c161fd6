import { expect, test } from 'vitest'
import type { Action, Fault } from './actions.ts'
import { createWorld } from './model.ts'
import { money } from '#shared/domain/money.ts'

const open: Action = { what: 'open', kind: 'google', faults: [], after: 0 }

/**
 * The calls of an authorisation: checks, unpaid orders, the order, its total, the cart, other orders, the stock, the
 * payment.
 */
function authorise(faults: Fault[] = [], card = 1): Action {
  return {
    what: 'authorise',
    kind: 'google',
    card,
    decision: 'authorised',
    hasStock: true,
    faults,
    after: 0,
  }
}
const before = (count: number, ...faults: Fault[]): Fault[] => [...Array<Fault>(count).fill('none'), ...faults]

const alarm = (...faults: Fault[]): Action => ({ what: 'alarm', faults, after: 0 })
const notify = (which: number): Action => ({ what: 'notify', which, faults: [], after: 0 })
const hosted: Action = { what: 'hosted', faults: [], after: 0 }

async function played(...steps: Action[]) {
  const world = createWorld()
  for (const step of steps) await world.run(step)
  return world
}

async function play(...steps: Action[]) {
  const world = await played(...steps)
  const result = world.result()
  await world.comeToRest()
  return {
    result,
    orders: [...world.orders.values()].map(({ status }) => status),
    charged: world.payments.filter(({ state }) => state === 'paid').length,
  }
}

test('a payment whose response is lost is asked for with the same key, and charged once [D-114]', async () => {
  expect(await play(open, authorise(before(7, 'lost')))).toMatchObject({ orders: ['paid'], charged: 1 })
})

test('a refusal of a repeated payment does not say that the lost one was refused [D-114]', async () => {
  expect(await play(open, authorise(before(7, 'lost', 'rejected')))).toMatchObject({ orders: ['paid'], charged: 1 })
})

test('while the result of a payment is unknown, another card is not charged [D-114]', async () => {
  expect(await play(open, authorise(before(7, 'stop-after')), authorise([], 2))).toEqual({
    result: { status: 'unknown' },
    orders: ['paid'],
    charged: 1,
  })
})

test('an order whose response is lost is found again and paid [D-114]', async () => {
  expect(await play(open, authorise(before(2, 'lost')))).toEqual({
    result: { status: 'authorised', orderId: 100 },
    orders: ['paid'],
    charged: 1,
  })
})

test('an order of a session that stopped before the payment is cancelled [D-114]', async () => {
  expect(await play(open, authorise(before(2, 'stop-after')))).toMatchObject({ orders: ['cancelled'], charged: 0 })
})

// A 429, a 401, another refusal, or a circuit that is open: the call was not taken.
test.each<Fault>(['rejected', 'not-sent'])(
  'after an interrupted payment the answer %s does not mean that nothing was charged: the bag is paid once [D-114] [PAY-11]',
  async (fault) => {
    const interrupted = [open, authorise(before(7, 'stop-after')), alarm(...before(2, fault, fault, fault))]
    const world = await played(...interrupted)
    expect([...world.orders.values()].map(({ status }) => status)).not.toContain('cancelled')
    expect(await play(...interrupted, open, authorise([], 2))).toMatchObject({ orders: ['paid'], charged: 1 })
  },
)

test('the first answer to a payment that was just sent may say that nothing was charged, and another card pays [PAY-13] [D-114]', async () => {
  const refused = authorise(before(7, 'rejected'))
  expect(await play(open, refused, open, authorise([], 2))).toMatchObject({ orders: ['cancelled', 'paid'], charged: 1 })
})

test('an order whose creation was not answered is looked for until it is cancelled [PAY-10] [D-114]', async () => {
  // The answer is lost, and so is the answer to the first search.
  const lost = authorise(before(2, 'lost', 'not-sent'))
  const world = await played(open, lost)
  expect([world.result()?.status, [...world.orders.values()][0]?.status]).toEqual(['refused', 'unpaid'])
  await world.run(alarm('not-sent'))
  await world.run(alarm())
  expect([...world.orders.values()].map(({ status }) => status)).toEqual(['cancelled'])
  expect(await play(open, lost, open, authorise([], 2))).toMatchObject({ orders: ['cancelled', 'paid'], charged: 1 })
})

test('an unknown payment is not asked for again once its bag was paid in the hosted checkout, and its money goes back [PAY-11] [D-114]', async () => {
  const unknown = authorise(before(7, 'stop-after'))
  expect(await play(open, unknown, hosted)).toMatchObject({ orders: ['cancelled', 'placed'], charged: 0 })
  const unsent = authorise(before(7, 'stop-before'))
  expect((await played(open, unsent, hosted, alarm(), alarm())).payments).toEqual([])
})

test('an authorised payment whose bag was paid in the hosted checkout before its order was marked goes back [PAY-11] [D-114]', async () => {
  const unmarked = authorise(before(8, 'not-sent'))
  expect(await play(open, unmarked, hosted)).toMatchObject({ orders: ['cancelled', 'placed'], charged: 0 })
})

test('a reversal that is accepted and fails later is given up at once, however often it is reported [D-114]', async () => {
  const world = await played(open, authorise(before(8, 'not-sent')), hosted, alarm())
  expect(world.state()).toMatchObject({ toUndo: [], returning: [{ paymentId: 'psp-0' }], givenUp: [] })
  world.notes.push({
    about: { reference: '100', amount: money(4200, 'GBP') },
    report: { what: 'not-returned', paymentId: 'psp-0' },
  })
  for (let times = 0; times < 3; times += 1) await world.run(notify(world.notes.length - 1))
  expect([world.givenUp, world.failedTries]).toEqual([['reverse-payment'], ['reverse-payment']])
  expect(world.state()).toMatchObject({ toUndo: [], returning: [], givenUp: [{ paymentId: 'psp-0' }] })
})

// The alarm cancels by reference before the authorisation is reported; without it the report comes first.
test.each([[[alarm()]], [[notify(0)]]])(
  'a payment that was paid for in the hosted checkout goes back, and nothing is given up [D-114]: %j',
  async (next) => {
    const world = await played(open, authorise(before(7, 'stop-after')), hosted, ...next)
    await world.comeToRest()
    expect([world.givenUp, world.payments.map(({ state }) => state)]).toEqual([[], ['returned']])
  },
)

test('‘paid’ is written once, and never over the merchant’s later status, however often a later step fails [D-114]', async () => {
  const world = await played(open, authorise(before(11, 'not-sent')))
  expect(world.paidWrites).toEqual([100])
  world.setStatus(100, 'shipped')
  for (let times = 0; times < 5; times += 1) await world.run(alarm('not-sent'))
  await world.comeToRest()
  expect([world.paidWrites, world.orders.get(100)?.status, world.bag()]).toEqual([[100], 'shipped', null])
})

test('a cancel that is always refused releases the bag after half an hour, is given up after a day, and is kept and counted [D-114]', async () => {
  const refuses = Array<Fault>(60).fill('rejected')
  const world = await played(open, authorise(before(7, 'stop-after')))
  world.pass(3 * 60_000)
  await world.alarm(refuses)
  expect(world.state()?.state).toMatchObject({ at: 'cancelling', isAsked: false })
  world.pass(31 * 60_000)
  await world.alarm(refuses)
  expect(world.state()?.state.at).toBe('refused')
  for (let hours = 0; hours < 26; hours += 1) {
    world.pass(60 * 60_000)
    await world.alarm(refuses)
  }
  expect(world.givenUp.toSorted()).toEqual(['cancel-order', 'cancel-payment'])
  expect(world.failedTries.length).toBeGreaterThan(world.givenUp.length)
  expect(world.state()).toMatchObject({ toUndo: [], givenUp: [{ orderId: 100 }, { orderId: 100 }] })
})

const changeStock: Action = { what: 'change-stock', faults: [], after: 0 }
const comeBack: Action = { what: 'return', isApproved: true, faults: [], after: 0 }
const atBank: Action = { ...authorise(), decision: 'redirect' } as Action

test('a payment at the bank is not completed if a line has sold out meanwhile: its order is cancelled, and nothing is charged', async () => {
  const world = await played(open, atBank, changeStock, comeBack)
  expect(world.state()?.state).toMatchObject({ at: 'refused', reason: 'stock' })
  await world.comeToRest()
  expect([[...world.orders.values()].map(({ status }) => status), world.isPaid(100)]).toEqual([['cancelled'], false])
})

test('a payment whose bank answer was sent is not given up for stock, because it may be charged', async () => {
  const answered: Action = { ...comeBack, faults: before(3, 'stop-after') }
  expect(await play(open, atBank, answered, changeStock, comeBack)).toMatchObject({ orders: ['paid'], charged: 1 })
})

test('a payment that is authorised although its lines have sold out is marked as paid, and logged once', async () => {
  const interrupted = authorise(before(7, 'stop-after'))
  const world = await played(open, interrupted, changeStock)
  await world.comeToRest()
  expect([world.orders.get(100)?.status, world.logged.filter((event) => event === 'wallet-oversold')]).toEqual([
    'paid',
    ['wallet-oversold'],
  ])
})
