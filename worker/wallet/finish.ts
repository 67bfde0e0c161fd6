import { keyOf, until } from './ask-provider.ts'
import type { AfterPayment, Attempt, Undoing } from './attempt-state.ts'
import { isSameUndoing } from './charges.ts'
import { reportMs, undoMs } from './next-alarm.ts'
import { step } from './step.ts'
import type { Till } from './till.ts'

/** Does what is left: the order's status, the cart, orders to cancel, money to return. What fails is left for the alarm. */
export async function finish(till: Till, before: Attempt): Promise<Attempt> {
  let attempt = await afterThePayment(till, before)
  attempt = await cancelPayment(till, attempt)
  for (const undoing of attempt.toUndo) {
    const isUndone = await isSuccessful(till, undoing.what, () => undo(till, undoing))
    attempt = isUndone ? without(attempt, undoing) : failed(till, attempt, undoing)
  }
  attempt = { ...attempt, alarms: attempt.alarms + 1 }
  await till.save(attempt)
  return attempt
}

/** Each step is stored once it succeeded, so that none is repeated because of a later one. */
async function afterThePayment(till: Till, before: Attempt): Promise<Attempt> {
  let attempt = before
  const { state } = attempt
  if (state.at !== 'authorised') return attempt
  let isPaidOtherwise = false
  const work: Record<AfterPayment, () => Promise<void>> = {
    'mark-paid': async () => void (isPaidOtherwise = (await till.orders.markPaid(state)) === 'paid-otherwise'),
    'remove-cart': () => till.removeCart(state.lines),
    'settle-codes': () => till.settleCodes(state.orderId),
  }
  for (const what of state.left) {
    if (!(await isSuccessful(till, what, work[what]))) break
    if (isPaidOtherwise) return step(till, attempt, { type: 'paid-otherwise' })
    attempt = await step(till, attempt, { type: 'done', what })
  }
  return attempt
}

async function cancelPayment(till: Till, before: Attempt): Promise<Attempt> {
  let attempt = before
  const { state } = attempt
  if (state.at !== 'cancelling') return attempt
  const isOver = till.now() - state.since >= reportMs
  if (!state.isAsked) {
    const key = await keyOf(`${state.key}|cancel`)
    const isAsked = await isSuccessful(till, 'cancel-payment', () =>
      till.payments.cancel({ reference: String(state.orderId), key }, until(till)),
    )
    if (isAsked) return step(till, attempt, { type: 'cancel-asked', now: till.now() })
  }
  // A cancel that was not accepted goes on without holding the bag.
  if (isOver) attempt = await step(till, attempt, { type: 'abandoned' })
  return attempt
}

async function undo(till: Till, { what, orderId, pspReference }: Undoing): Promise<void> {
  if (what === 'cancel-order') return till.orders.cancel(orderId)
  const reference = String(orderId)
  if (pspReference === null)
    return till.payments.cancel({ reference, key: await keyOf(`${orderId}|cancel`) }, until(till))
  const key = await keyOf(`${pspReference}|reversal`)
  return till.payments.reverse({ pspReference, reference, key }, until(till))
}

function without(attempt: Attempt, undoing: Undoing): Attempt {
  return { ...attempt, toUndo: attempt.toUndo.filter((other) => !isSameUndoing(other, undoing)) }
}

/** Remembers since when it fails. After a day it is given up: kept, logged and counted. */
function failed(till: Till, attempt: Attempt, undoing: Undoing): Attempt {
  const failingSince = undoing.failingSince ?? till.now()
  const failing = { ...undoing, failingSince }
  const others = without(attempt, undoing)
  if (till.now() - failingSince < undoMs) return { ...others, toUndo: [...others.toUndo, failing] }
  const { what, orderId, pspReference } = undoing
  till.log.error('wallet-given-up', new Error('It could not be undone within a day.'), { what, orderId, pspReference })
  till.countGivenUp(what)
  return { ...others, givenUp: [...others.givenUp, failing] }
}

async function isSuccessful(till: Till, what: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (cause) {
    till.log.error(`wallet-${what}`, cause)
    return false
  }
}
