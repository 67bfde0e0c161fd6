import type { PaymentResult, Authorisation } from '../../ports/wallet-payment-port.ts'
import { authorisePayment } from '../authorise-payment.ts'
import { abandon, complete, resume } from '../charge.ts'
import type { PaymentContext } from '../payment-context.ts'
import type { PaymentSession } from '../payment-session-state.ts'
import { advance, isChargePending, openedSession } from '../payment-session.ts'
import { report } from '../report-payment.ts'
import { linesOf } from '../to-quote.ts'
import { type Action, type Fault, opened } from './actions.ts'
import { createNetwork } from './network.ts'
import { cartOf, isPlaced, type OrderStatus, orderOf, prepared, shown, Stopped } from './parts.ts'
import { createProvider } from './provider.ts'
import { ServiceError } from '#shared/errors.ts'

/** A platform with one cart and a payment provider, both in memory, and the session between them. */
export function createWorld() {
  const network = createNetwork()
  const toPlatform = <Value>(work: () => Value) => network.call('commerce', work)
  const provider = createProvider(network)
  const { payments, notes } = provider
  let stored: PaymentSession | undefined
  let units = 1
  let isInStock = true
  let bag: string | null = linesOf(cartOf(units))
  const orders = new Map<number, { status: OrderStatus; lines: string; isHosted?: boolean }>()
  const givenUp: string[] = []
  const failedTries: string[] = []
  const paidWrites: number[] = []
  const logged: string[] = []
  let result: PaymentResult | null = null

  const context: PaymentContext = {
    payments: provider.port,
    orders: {
      place: () =>
        toPlatform(() => {
          const orderId = 100 + orders.size
          orders.set(orderId, { status: 'unpaid', lines: bag ?? '' })
          return { orderId }
        }),
      total: () => toPlatform(() => ({ ...shown })),
      unpaid: () => toPlatform(() => [...orders].flatMap(([id, { status }]) => (status === 'unpaid' ? [id] : []))),
      isOtherPlaced: (orderId) =>
        toPlatform(() => [...orders].some(([id, { status }]) => id !== orderId && isPlaced(status))),
      markPaid: ({ orderId }) =>
        toPlatform(() => {
          if (orders.get(orderId)?.status !== 'unpaid') return 'decided'
          if ([...orders.values()].some(({ status }) => isPlaced(status))) return 'paid-otherwise'
          paidWrites.push(orderId)
          setStatus(orderId, 'paid')
          return 'marked'
        }),
      cancel: (orderId) =>
        toPlatform(() => (orders.get(orderId)?.status === 'unpaid' ? setStatus(orderId, 'cancelled') : undefined)),
    },
    unsellable: () => toPlatform(() => (isInStock ? null : 'stock')),
    hasLines: (lines) => toPlatform(() => bag === lines),
    removeCart: () => toPlatform(() => void (bag = null)),
    redeemCodes: () => toPlatform(() => undefined),
    returnUrl: async (base, orderId) => `${base}?payment=${orderId}`,
    countUndoing: (kind, what) => void (kind === 'given-up' ? givenUp : failedTries).push(what),
    save: async (session) => {
      network.throwIfStopped()
      stored = structuredClone(session)
    },
    now: network.now,
    pause: async (ms) => {
      network.throwIfStopped()
      network.pass(ms)
    },
    log: { error: (event) => void logged.push(event), info: () => undefined, fallback: (_event, value) => () => value },
  }

  function setStatus(orderId: number, status: OrderStatus): void {
    const order = orders.get(orderId)
    if (order) order.status = status
  }

  async function perform(action: Action): Promise<void> {
    const session = stored
    const deadline = network.now() + 26_000
    switch (action.what) {
      case 'open': {
        const before = session && (await abandon(context, session))
        if (bag === null || (before && isChargePending(before))) return
        await context.save(
          advance(openedSession({ ...opened, kind: action.kind }, { before, now: network.now() }), {
            type: 'quoted',
            total: shown,
            optionId: null,
            lines: bag,
            last: null,
          }),
        )
        return
      }
      case 'dismiss':
        if (session) await context.save(advance(session, { type: 'dismissed' }))
        return
      case 'change-bag':
        units += 1
        if (bag !== null) bag = linesOf(cartOf(units))
        return
      case 'change-stock':
        isInStock = !isInStock
        return
      case 'alarm':
        if (session) await resume(context, session, deadline)
        return
      case 'authorise':
        return authorise(action)
      case 'return': {
        const payment = payments.find((other) => other.decision === 'redirect' && other.state === 'open')
        const answer = `${payment?.paymentId ?? 'none'} ${action.isApproved ? 'approved' : 'refused'}`
        if (session) await complete(context, session, { orderId: orderOf(session), result: answer, deadline })
        return
      }
      case 'foreign': {
        const foreign = { key: 'other', reference: '7', paymentId: 'other', amount: action.amount }
        if (!payments.some(({ key }) => key === 'other'))
          payments.push({ ...foreign, decision: 'redirect', state: 'open' })
        if (session) await complete(context, session, { orderId: orderOf(session), result: 'other approved', deadline })
        return
      }
      // Another tab has the hosted checkout open. The platform deletes the cart of a paid order.
      case 'hosted': {
        if (bag === null) return
        orders.set(100 + orders.size, { status: 'placed', lines: bag, isHosted: true })
        bag = null
        return
      }
      case 'notify': {
        const note = notes[action.which % Math.max(1, notes.length)]
        if (session && note) await report(context, session, { type: 'reported', ...note })
      }
    }
  }

  async function authorise(action: Extract<Action, { what: 'authorise' }>): Promise<void> {
    const session = stored
    if (!session) return
    const { kind, card, hasStock } = action
    provider.decide(action.decision)
    result = await authorisePayment({
      session,
      request: { kind, shown, savings: session.opened.savings } as Authorisation,
      authorisation: `card-${card}`,
      prepare: (lines) => toPlatform(() => prepared({ lines, bag, units, hasStock: hasStock && isInStock })),
      context,
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
        if (stored) await resume(context, stored, network.now() + 26_000)
        for (const payment of payments) if (payment.decision === 'pending') provider.end(payment, 'paid')
        for (const note of notes) if (stored) await report(context, stored, { type: 'reported', ...note })
        network.pass(20 * 60_000)
      }
    },
    /** The merchant changes the status of an order at the platform. */
    setStatus,
    /** Each time that the provider decided a payment or gave it back. */
    notes,
    /** Each time that 'paid' was written. */
    paidWrites,
    givenUp,
    failedTries,
    /** The events that were logged as errors. */
    logged,
    alarm: (faults: Fault[]) => {
      network.begin(faults)
      return stored ? resume(context, stored, network.now() + 26_000) : Promise.resolve(null)
    },
    pass: network.pass,
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
