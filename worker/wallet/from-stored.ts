import { afterPayment, type PaymentSession, type SessionState, type Undoing } from './payment-session-state.ts'

/** A session as versions before `toUndo` stored it. Amounts of ended payments are missing in it. */
type Earlier = Pick<PaymentSession, 'opened' | 'past' | 'alarms'> & {
  state: SessionState & { isDone?: boolean }
  ordersToCancel: number[]
  paymentsToCancel: number[]
  paymentsToReverse: { pspReference: string; orderId: number }[]
}

/** The session from the storage. A sheet of an earlier version is over, and what it left to do goes on. */
export function fromStored(stored: PaymentSession | Earlier): PaymentSession {
  if ('toUndo' in stored) return stored
  const { opened, state, past, alarms, ordersToCancel, paymentsToCancel, paymentsToReverse } = stored
  const undoing = (what: Undoing['what'], orderId: number, pspReference: string | null = null): Undoing => ({
    what,
    orderId,
    pspReference,
    failingSince: null,
  })
  return {
    opened: { ...opened, pricedAt: 0 },
    state: state.at === 'authorised' ? { ...state, left: state.isDone ? [] : [...afterPayment] } : state,
    past,
    alarms,
    toUndo: [
      ...ordersToCancel.map((orderId) => undoing('cancel-order', orderId)),
      ...paymentsToCancel.map((orderId) => undoing('cancel-payment', orderId)),
      ...paymentsToReverse.map(({ orderId, pspReference }) => undoing('reverse-payment', orderId, pspReference)),
    ],
    givenUp: [],
    lostOrder: null,
  }
}
