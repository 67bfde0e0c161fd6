import type { PaymentAbout, PaymentOutcome, PaymentReport } from '../../ports/payment-port.ts'
import type { PaymentContext } from '../payment-context.ts'
import type { Decision } from './actions.ts'
import type { createNetwork } from './network.ts'
import { aboutOf, type TestPayment } from './parts.ts'
import { ServiceError } from '#shared/errors.ts'

/** A payment provider in memory: its payments, and the notifications that it will send. */
export function createProvider(network: ReturnType<typeof createNetwork>) {
  const toProvider = <Value>(work: () => Value) => network.call('payments', work)
  const payments: TestPayment[] = []
  const notes: { about: PaymentAbout; report: PaymentReport }[] = []
  const reversals = new Set<string>()
  let wanted: Decision = 'authorised'

  function decided(payment: TestPayment): PaymentOutcome {
    const about = aboutOf(payment)
    if (payment.state === 'paid' || payment.state === 'returned')
      return { status: 'authorised', paymentId: payment.paymentId, about }
    if (payment.state === 'refused') return { status: 'refused', reason: 'refused', about }
    return payment.decision === 'redirect' ? { status: 'redirect', url: 'https://bank.example' } : { status: 'pending' }
  }

  function end(payment: TestPayment, state: 'paid' | 'refused'): void {
    if (payment.state !== 'open') return
    payment.state = state
    notes.push({
      about: aboutOf(payment),
      report: state === 'paid' ? { what: 'authorised', paymentId: payment.paymentId } : { what: 'refused' },
    })
  }

  function giveBack(payment: TestPayment, { done, failed }: Record<'done' | 'failed', PaymentReport | null>): void {
    const isDone = payment.state === 'open' || payment.state === 'paid'
    if (isDone) payment.state = 'returned'
    const report = isDone ? done : failed
    if (report) notes.push({ about: aboutOf(payment), report })
  }

  const port: PaymentContext['payments'] = {
    pay: ({ payment: { reference, amount }, key }) => {
      if (network.takes('running')) return Promise.resolve({ status: 'running' })
      return toProvider(() => {
        const known = payments.find((other) => other.key === key)
        if (known) return decided(known)
        const payment: TestPayment = {
          key,
          reference,
          paymentId: `psp-${payments.length}`,
          amount: amount.amount,
          decision: wanted,
          state: 'open',
        }
        payments.push(payment)
        if (wanted === 'authorised') end(payment, 'paid')
        if (wanted === 'refused') end(payment, 'refused')
        return decided(payment)
      })
    },
    complete: ({ result }) =>
      toProvider(() => {
        const [paymentId, answer] = result.split(' ')
        const payment = payments.find((other) => other.paymentId === paymentId)
        if (!payment) throw new ServiceError('payments', 'rejected', { status: 422 })
        end(payment, answer === 'approved' ? 'paid' : 'refused')
        return decided(payment)
      }),
    reverse: ({ paymentId, key }) =>
      toProvider(() => {
        if (reversals.has(key)) return
        reversals.add(key)
        const reports = { done: { what: 'returned' }, failed: { what: 'not-returned', paymentId } } as const
        for (const payment of payments) if (payment.paymentId === paymentId) giveBack(payment, reports)
      }),
    cancel: ({ reference }) =>
      toProvider(() => {
        for (const payment of payments)
          if (payment.reference === reference)
            giveBack(payment, { done: { what: 'cancelled', paymentId: payment.paymentId }, failed: null })
      }),
  }

  return {
    port,
    payments,
    notes,
    end,
    /** The bank's decision about the next payment. */
    decide: (decision: Decision) => void (wanted = decision),
  }
}
