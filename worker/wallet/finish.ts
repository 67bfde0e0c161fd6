import type { LogFields } from '../lib/log.ts'
import { keyOf, until } from './ask-provider.ts'
import { isSameUndoing } from './charges.ts'
import { reportMs, undoMs } from './next-alarm.ts'
import { type PaymentContext, step } from './payment-context.ts'
import type { AfterPayment, PaymentSession, SessionState, Undoing } from './payment-session-state.ts'

/** Does what is left: the order's status, the cart, orders to cancel, money to return. What fails is left for the alarm. */
export async function finish(context: PaymentContext, before: PaymentSession): Promise<PaymentSession> {
  let session = await cancelPayment(context, await afterThePayment(context, before))
  for (const undoing of session.toUndo) {
    const isUndone =
      !undoing.hasFailed && (await isSuccessful(context, undoing.what, () => undo(context, undoing), undoing))
    session = isUndone ? undone(session, undoing) : failed(context, session, undoing)
  }
  session = { ...session, alarms: session.alarms + 1 }
  await context.save(session)
  return session
}

/** Each step is stored once it succeeded, so that none is repeated because of a later one. */
async function afterThePayment(context: PaymentContext, before: PaymentSession): Promise<PaymentSession> {
  let session = before
  const { state } = session
  if (state.at !== 'authorised') return session
  let isPaidOtherwise = false
  const work: Record<AfterPayment, () => Promise<void>> = {
    'mark-paid': async () => void (isPaidOtherwise = (await markPaid(context, state)) === 'paid-otherwise'),
    'remove-cart': () =>
      context.removeCart(state.lines, async (rest) => {
        session = await step(context, session, { type: 'rest', rest })
      }),
    'redeem-codes': () => context.redeemCodes(state.orderId),
  }
  for (const what of state.left) {
    if (!(await isSuccessful(context, what, work[what]))) break
    if (isPaidOtherwise) return step(context, session, { type: 'paid-otherwise' })
    session = await step(context, session, { type: 'done', what })
  }
  return session
}

type Authorised = Extract<SessionState, { at: 'authorised' }>

const oversold = 'The order is paid, and its lines are not all for sale and in stock.'

/**
 * Marks the order as paid. Logs it if the stock is below what was ordered: another shopper bought it while the payment
 * was decided.
 */
async function markPaid(context: PaymentContext, { orderId, paymentId, lines }: Authorised) {
  const unsellable = await context.unsellable(lines).catch(context.log.fallback('wallet-stock', null, { orderId }))
  const outcome = await context.orders.markPaid({ orderId, paymentId })
  if (unsellable && outcome === 'marked') context.log.error('wallet-oversold', new Error(oversold), { orderId })
  return outcome
}

async function cancelPayment(context: PaymentContext, session: PaymentSession): Promise<PaymentSession> {
  const { state } = session
  if (state.at !== 'cancelling') return session
  const isOver = context.now() - state.since >= reportMs
  if (!state.isAsked) {
    const key = await keyOf(`${state.key}|cancel`)
    const isAsked = await isSuccessful(context, 'cancel-payment', () =>
      context.payments.cancel({ reference: String(state.orderId), key }, until(context)),
    )
    if (isAsked) return step(context, session, { type: 'cancel-asked', now: context.now() })
  }
  // A cancel that was not accepted goes on without holding the bag.
  return isOver ? step(context, session, { type: 'abandoned' }) : session
}

async function undo(context: PaymentContext, { what, orderId, paymentId }: Undoing): Promise<void> {
  if (what === 'cancel-order') return context.orders.cancel(orderId)
  const reference = String(orderId)
  if (paymentId === null)
    return context.payments.cancel({ reference, key: await keyOf(`${orderId}|cancel`) }, until(context))
  const key = await keyOf(`${paymentId}|reversal`)
  return context.payments.reverse({ paymentId, reference, key }, until(context))
}

/** A cancel or a reversal was accepted. Only a notification says whether a reversal succeeded. */
function undone(session: PaymentSession, undoing: Undoing): PaymentSession {
  const others = without(session, undoing)
  return undoing.what === 'reverse-payment' ? { ...others, returning: [...others.returning, undoing] } : others
}

function without(session: PaymentSession, undoing: Undoing): PaymentSession {
  return { ...session, toUndo: session.toUndo.filter((other) => !isSameUndoing(other, undoing)) }
}

/** Remembers since when it fails. After a day, or if it cannot be repeated, it is given up: kept, logged and counted. */
function failed(context: PaymentContext, session: PaymentSession, undoing: Undoing): PaymentSession {
  const failingSince = undoing.failingSince ?? context.now()
  const failing = { ...undoing, failingSince }
  const { what, hasFailed } = undoing
  context.countUndoing('undo-failed', what)
  const others = without(session, undoing)
  if (!hasFailed && context.now() - failingSince < undoMs) return { ...others, toUndo: [...others.toUndo, failing] }
  const reason = hasFailed
    ? 'It was accepted by the provider, and failed later.'
    : 'It could not be undone within a day.'
  context.log.error('wallet-given-up', new Error(reason), { what, ...aboutUndoing(undoing) })
  context.countUndoing('given-up', what)
  return { ...others, givenUp: [...others.givenUp, failing] }
}

async function isSuccessful(
  context: PaymentContext,
  what: string,
  ...[work, undoing]: [work: () => Promise<void>, undoing?: Undoing]
): Promise<boolean> {
  try {
    await work()
    return true
  } catch (cause) {
    context.log.error(`wallet-${what}`, cause, undoing && aboutUndoing(undoing))
    return false
  }
}

/** The order and the payment, which need not be those of the session. */
function aboutUndoing({ orderId, paymentId, failingSince }: Undoing): LogFields {
  return { orderId, paymentId, failingSince }
}
