import { expect, test } from 'vitest'
import type { Action, Fault } from './till.actions.ts'
import { createWorld } from './till.model.ts'

const open: Action = { what: 'open', kind: 'google', faults: [], after: 0 }

/** The calls of an authorisation: checks, codes, unpaid orders, the order, its total, then the payment. */
function authorise(faults: Fault[] = [], card = 1): Action {
  return {
    what: 'authorise',
    kind: 'google',
    card,
    decision: 'authorised',
    codes: 'reserved',
    hasStock: true,
    faults,
    after: 0,
  }
}
const before = (count: number, ...faults: Fault[]): Fault[] => [...Array<Fault>(count).fill('none'), ...faults]

async function play(...steps: Action[]) {
  const world = createWorld()
  for (const step of steps) await world.run(step)
  const result = world.result()
  await world.comeToRest()
  return {
    result,
    orders: [...world.orders.values()].map(({ status }) => status),
    charged: world.payments.filter(({ state }) => state === 'paid').length,
  }
}

test('an authorisation that is repeated gets the result of the first one, and is charged once [D-21] [D-114]', async () => {
  const paid = { result: { status: 'authorised', orderId: 100 }, orders: ['paid'], charged: 1 }
  expect(await play(open, authorise())).toEqual(paid)
  expect(await play(open, authorise(), authorise())).toEqual(paid)
})

test('a payment whose response is lost is asked for with the same key, and charged once [D-114]', async () => {
  expect(await play(open, authorise(before(5, 'lost')))).toMatchObject({ orders: ['paid'], charged: 1 })
})

test('a refusal of a repeated payment does not say that the lost one was refused [D-114]', async () => {
  expect(await play(open, authorise(before(5, 'lost', 'rejected')))).toMatchObject({ orders: ['paid'], charged: 1 })
})

test('while the result of a payment is unknown, another card is not charged [D-114]', async () => {
  expect(await play(open, authorise(before(5, 'stop-after')), authorise([], 2))).toEqual({
    result: { status: 'unknown' },
    orders: ['paid'],
    charged: 1,
  })
})

test('an order whose response is lost is found again and paid [D-114]', async () => {
  expect(await play(open, authorise(before(3, 'lost')))).toEqual({
    result: { status: 'authorised', orderId: 100 },
    orders: ['paid'],
    charged: 1,
  })
})

test('an order of an attempt that stopped before the payment is cancelled [D-114]', async () => {
  expect(await play(open, authorise(before(3, 'stop-after')))).toMatchObject({ orders: ['cancelled'], charged: 0 })
})
