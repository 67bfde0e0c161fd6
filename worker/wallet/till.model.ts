import { ServiceError } from '../../shared/errors.ts'
import type { PaymentOutcome, PaymentReport } from '../ports/payment-port.ts'
import type { AttemptResult, Authorisation } from '../ports/wallet-attempt-port.ts'
import { advance, type Attempt, isHeld, openedAttempt } from './attempt.ts'
import { authoriseOnce } from './authorise-once.ts'
import { abandon, complete, report, settle } from './charge.ts'
import { type Action, type Decision, opened } from './till.actions.ts'
import { createNetwork } from './till.network.ts'
import { cartOf, prepared, shown, Stopped, type TestPayment } from './till.parts.ts'
import type { Till } from './till.ts'
import { linesOf } from './to-quote.ts'

/** A platform with one cart and a payment provider, both in memory, and the attempt between them. */
export function createWorld() {
  const network = createNetwork()
  const toPlatform = <Value>(work: () => Value) => network.call('commerce', work)
  const toProvider = <Value>(work: () => Value) => network.call('payments', work)
  let stored: Attempt | undefined
  let units = 1
  let bag: string | null = linesOf(cartOf(units))
  const orders = new Map<number, { status: 'unpaid' | 'paid' | 'cancelled'; lines: string }>()
  const payments: TestPayment[] = []
  const notes: { orderId: number; report: PaymentReport }[] = []
  let wanted: Decision = 'authorised'
  let result: AttemptResult | null = null

  function decided(payment: TestPayment): PaymentOutcome {
    if (payment.state === 'paid' || payment.state === 'returned')
      return { status: 'authorised', pspReference: payment.pspReference }
    if (payment.state === 'refused') return { status: 'refused', pspReference: null, reason: 'refused' }
    return payment.decision === 'redirect' ? { status: 'redirect', url: 'https://bank.example' } : { status: 'pending' }
  }

  function settlePayment(payment: TestPayment, state: 'paid' | 'refused'): void {
    if (payment.state !== 'open') return
    payment.state = state
    const orderId = Number(payment.reference)
    notes.push({
      orderId,
      report: state === 'paid' ? { what: 'authorised', pspReference: payment.pspReference } : { what: 'refused' },
    })
  }

  function giveBack(payment: TestPayment): void {
    if (payment.state !== 'open' && payment.state !== 'paid') return
    payment.state = 'returned'
    notes.push({ orderId: Number(payment.reference), report: { what: 'cancelled' } })
  }

  const till: Till = {
    payments: {
      pay: ({ payment: { reference }, key }) => {
        if (network.takes('running')) return Promise.resolve({ status: 'running' })
        return toProvider(() => {
          const known = payments.find((other) => other.key === key)
          if (known) return decided(known)
          const payment: TestPayment = {
            key,
            reference,
            pspReference: `psp-${payments.length}`,
            decision: wanted,
            state: 'open',
          }
          payments.push(payment)
          if (wanted === 'authorised') settlePayment(payment, 'paid')
          if (wanted === 'refused') settlePayment(payment, 'refused')
          return decided(payment)
        })
      },
      complete: ({ redirectResult }) =>
        toProvider(() => {
          const [pspReference, answer] = redirectResult.split(' ')
          const payment = payments.find((other) => other.pspReference === pspReference)
          if (!payment) throw new ServiceError('payments', 'rejected', { status: 422 })
          settlePayment(payment, answer === 'approved' ? 'paid' : 'refused')
          return decided(payment)
        }),
      reverse: ({ pspReference }) =>
        toProvider(() => payments.filter((other) => other.pspReference === pspReference).forEach(giveBack)),
      cancel: ({ reference }) =>
        toProvider(() => payments.filter((other) => other.reference === reference).forEach(giveBack)),
    },
    orders: {
      place: () =>
        toPlatform(() => {
          const orderId = 100 + orders.size
          orders.set(orderId, { status: 'unpaid', lines: bag ?? '' })
          return { orderId }
        }),
      total: () => toPlatform(() => ({ ...shown })),
      unpaid: () => toPlatform(() => [...orders].flatMap(([id, { status }]) => (status === 'unpaid' ? [id] : []))),
      markPaid: ({ orderId }) => toPlatform(() => setStatus(orderId, 'paid')),
      cancel: (orderId) =>
        toPlatform(() => (orders.get(orderId)?.status === 'unpaid' ? setStatus(orderId, 'cancelled') : undefined)),
    },
    removeCart: ({ lines }) => toPlatform(() => void (bag === lines && (bag = null))),
    save: async (attempt) => {
      network.throwIfStopped()
      stored = structuredClone(attempt)
    },
    now: network.now,
    pause: async (ms) => {
      network.throwIfStopped()
      network.pass(ms)
    },
    log: { error: () => undefined, info: () => undefined },
  }

  function setStatus(orderId: number, status: 'paid' | 'cancelled'): void {
    const order = orders.get(orderId)
    if (order) order.status = status
  }

  async function perform(action: Action): Promise<void> {
    const attempt = stored
    const deadline = network.now() + 26_000
    switch (action.what) {
      case 'open': {
        const before = attempt?.state.at === 'redirected' ? await abandon(till, attempt) : attempt
        if (bag === null || (before && isHeld(before))) return
        await till.save(
          advance(openedAttempt({ ...opened, kind: action.kind }, before), {
            type: 'quoted',
            total: shown,
            optionId: null,
            lines: bag,
          }),
        )
        return
      }
      case 'dismiss':
        if (attempt) await till.save(advance(attempt, { type: 'dismissed' }))
        return
      case 'change-bag':
        units += 1
        if (bag !== null) bag = linesOf(cartOf(units))
        return
      case 'alarm':
        if (attempt) await settle(till, attempt, deadline)
        return
      case 'authorise':
        return authorise(action)
      case 'return': {
        const payment = payments.find((other) => other.decision === 'redirect' && other.state === 'open')
        const redirectResult = `${payment?.pspReference ?? 'none'} ${action.isApproved ? 'approved' : 'refused'}`
        if (attempt) await complete(till, attempt, { redirectResult, deadline })
        return
      }
      case 'notify': {
        const note = notes[action.which % Math.max(1, notes.length)]
        if (attempt && note) await report(till, attempt, { type: 'reported', ...note })
      }
    }
  }

  async function authorise(action: Extract<Action, { what: 'authorise' }>): Promise<void> {
    const attempt = stored
    if (!attempt) return
    const { kind, card, codes, hasStock } = action
    wanted = action.decision
    result = await authoriseOnce({
      attempt,
      request: { kind, shown } as Authorisation,
      authorisation: `card-${card}`,
      prepare: (lines) => toPlatform(() => prepared({ lines, bag, units, hasStock })),
      reserve: () =>
        toPlatform(() => (codes === 'refused' ? { status: codes, codes: opened.limitedCodes } : { status: codes })),
      till,
      read: async () => stored,
    })
  }

  return {
    async run(action: Action): Promise<void> {
      network.begin(action.faults)
      try {
        await perform(action)
      } catch (cause) {
        // A failed call ends the request; the alarm goes on.
        if (!(cause instanceof Stopped) && !(cause instanceof ServiceError)) throw cause
      }
      network.pass(action.after)
    },
    /** Faults have ended, and time passes: alarms fire and every notification arrives. */
    async comeToRest(): Promise<void> {
      network.begin([])
      for (let round = 0; round < 40; round += 1) {
        if (stored) await settle(till, stored, network.now() + 26_000)
        for (const payment of payments) if (payment.decision === 'pending') settlePayment(payment, 'paid')
        for (const note of notes) if (stored) await report(till, stored, { type: 'reported', ...note })
        network.pass(20 * 60_000)
      }
    },
    isPaid: (orderId: number) =>
      payments.some((payment) => payment.reference === String(orderId) && payment.state === 'paid'),
    orders,
    payments,
    bag: () => bag,
    state: () => stored,
    /** What the shopper got for the last authorisation. */
    result: () => result,
  }
}

export type World = ReturnType<typeof createWorld>
