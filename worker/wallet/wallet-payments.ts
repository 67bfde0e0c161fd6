import type { Env } from '../configuration/env.ts'
import { describeCall } from '../objects/caller.ts'
import type { Alarms, CartStorage } from '../objects/cart-storage.ts'
import type { ObjectScope } from '../objects/object-scope.ts'
import { createTaskQueue } from '../objects/task-queue.ts'
import type { CodeReservationPort } from '../ports/code-reservation-port.ts'
import type {
  SheetPrice,
  PaymentResult,
  PaymentStanding,
  SheetStep,
  Authorisation,
  OpenSheet,
  WalletPaymentPort,
} from '../ports/wallet-payment-port.ts'
import { keyOf } from './ask-provider.ts'
import { authorisePayment, authoriseMs } from './authorise-payment.ts'
import { abandon, complete, report, settle } from './charge.ts'
import { countUndoing } from './count-undoing.ts'
import { createPaymentContext } from './create-payment-context.ts'
import { hasWork, isForgettable, isOver, nextAlarm } from './next-alarm.ts'
import type { PaymentContext } from './payment-context.ts'
import type { PaymentSession } from './payment-session-state.ts'
import { advance, isHeld, isOpen, openedSession, standingOf } from './payment-session.ts'
import { prepareOrder } from './prepare-order.ts'
import { quoteContact, quoteItems, quoteOption, type Quoting, StalePriceError } from './quote.ts'
import { quotingOf, undoSheet } from './sheet.ts'
import { linesOf, type Quoted } from './to-quote.ts'

const prepareMs = 10_000

const storageKey = 'attempt'
const alarmName = 'wallet'

type Options = {
  storage: CartStorage
  alarms: Alarms
  scope: ObjectScope
  env: Env
  codes: CodeReservationPort
}

/**
 * The payments of one cart with wallets (docs/adr/0017), a part of the cart's object. It runs its steps one after the
 * other, so each authorisation has one order and one payment. Each state is stored before the step that it describes.
 * An alarm settles what was interrupted.
 */
export class WalletPayments implements WalletPaymentPort {
  readonly #inTurn = createTaskQueue()
  readonly #options: Options
  #running: { authorisation: string; result: Promise<PaymentResult> } | null = null

  constructor(options: Options) {
    this.#options = options
  }

  async open(request: OpenSheet): Promise<SheetStep> {
    return this.#inTurn(async () => {
      const before = await this.#read()
      if (before && isHeld(before)) return { status: 'refused', reason: 'held' }
      const session = openedSession(request, { before, now: Date.now() })
      await this.#save(session)
      return this.#quote(session, quoteItems)
    })
  }

  async reprice(price: SheetPrice): Promise<SheetStep> {
    return this.#step(async (session) => {
      const opened = { ...session.opened, ...price, pricedAt: Date.now() }
      const { state } = session
      const { optionId, errors = [] } = state.at === 'quoted' ? state : { optionId: null }
      // The contact of the last quote stays in the checkout. If it was refused, it still is.
      return this.#quote({ ...session, opened }, async (quoting) => {
        if (optionId !== null) return quoteOption(quoting, optionId)
        const items = await quoteItems(quoting)
        return { ...items, quote: { ...items.quote, errors } }
      })
    })
  }

  async contact({ contact }: Parameters<WalletPaymentPort['contact']>[0]): Promise<SheetStep> {
    return this.#step((session) =>
      this.#quote(session, (quoting) =>
        quoteContact(quoting, contact, session.state.at === 'quoted' ? session.state.optionId : null),
      ),
    )
  }

  async option({ optionId }: { optionId: string }): Promise<SheetStep> {
    return this.#step((session) => this.#quote(session, (quoting) => quoteOption(quoting, optionId)))
  }

  async authorise(request: Authorisation): Promise<PaymentResult> {
    const authorisation = await keyOf(request.transactionId || request.token)
    const running = this.#running
    if (running?.authorisation === authorisation) return running.result
    const result = this.#inTurn(() => this.#authorise(request, authorisation))
    this.#running = { authorisation, result }
    try {
      return await result
    } finally {
      if (this.#running?.result === result) this.#running = null
    }
  }

  async returned(request: { orderId: number; redirectResult: string }): Promise<PaymentResult> {
    return this.#inTurn(async () => {
      const session = await this.#read()
      if (!session) return { status: 'closed' }
      return complete(this.#context(session), session, { ...request, deadline: Date.now() + authoriseMs })
    })
  }

  async report(given: Parameters<WalletPaymentPort['report']>[0]): Promise<void> {
    await this.#inTurn(async () => {
      const session = await this.#read()
      if (session) await report(this.#context(session), session, { type: 'reported', ...given })
      else this.#options.scope.log.warn('wallet-report-unknown', { orderId: given.about.reference })
    })
  }

  async dismiss(): Promise<boolean> {
    return this.#inTurn(async () => {
      const session = await this.#read()
      if (!session) return true
      if (!isOpen(session)) return !isHeld(session) && session.state.at !== 'authorised'
      await this.#close(session)
      return true
    })
  }

  async giveUp(): Promise<boolean> {
    const now = await this.#read()
    if (!now) return true
    // A payment in progress is not waited for.
    if (isHeld(now) && now.state.at !== 'redirected') return false
    return this.#inTurn(async () => {
      const session = await this.#read()
      if (!session) return true
      if (isOpen(session)) return !isHeld(await this.#close(session))
      return !isHeld(await abandon(this.#context(session), session))
    })
  }

  async standing(): Promise<PaymentStanding> {
    return standingOf(await this.#read())
  }

  /** Settles what was interrupted, when the alarm `wallet` is due. */
  async alarm(): Promise<void> {
    await this.#inTurn(async () => {
      const session = await this.#read()
      if (!session) return
      if (isForgettable(session)) return this.#forget()
      try {
        const isSheetOver = isOpen(session) && (!hasWork(session) || isOver(session.opened, Date.now()))
        const left = isSheetOver ? await this.#close(session) : session
        await settle(this.#context(session), left, Date.now() + authoriseMs)
      } catch (cause) {
        this.#options.scope.log.error('wallet-settle', cause)
        await this.#save({ ...session, alarms: session.alarms + 1 })
      }
    })
  }

  async #authorise(request: Authorisation, authorisation: string): Promise<PaymentResult> {
    const session = await this.#read()
    if (!session) return { status: 'closed' }
    const prepare = (lines: string) => {
      const signal = AbortSignal.timeout(prepareMs)
      return prepareOrder({ ...quotingOf(this.#options.scope, session.opened), signal }, request, lines)
    }
    const context = this.#context(session)
    return authorisePayment({ session, request, authorisation, prepare, context, read: () => this.#read() })
  }

  #step(take: (session: PaymentSession) => Promise<SheetStep>): Promise<SheetStep> {
    return this.#inTurn(async () => {
      const session = await this.#read()
      if (session && isOpen(session) && !isOver(session.opened, Date.now())) return take(session)
      return { status: 'refused', reason: session && isHeld(session) ? 'held' : 'closed' }
    })
  }

  async #quote(session: PaymentSession, quoteOf: (quoting: Quoting) => Promise<Quoted>): Promise<SheetStep> {
    try {
      const { quote, cart } = await quoteOf(quotingOf(this.#options.scope, session.opened))
      const { total, optionId, errors } = quote
      await this.#save(advance(session, { type: 'quoted', total, optionId, errors, lines: linesOf(cart) }))
      return { status: 'quoted', quote: { ...quote, coupons: session.opened.couponCodes } }
    } catch (cause) {
      if (cause instanceof StalePriceError) return { status: 'stale' }
      throw cause
    }
  }

  async #close(session: PaymentSession): Promise<PaymentSession> {
    await undoSheet(this.#options.scope, this.#options.codes, session.opened)
    const closed = advance(session, { type: 'dismissed' })
    await this.#save(closed)
    return closed
  }

  #context({ opened }: PaymentSession): PaymentContext {
    const { env, scope } = this.#options
    const { configuration, services: ports, log } = scope
    const save = (session: PaymentSession) => this.#save(session)
    const count = countUndoing(env, { log, market: opened.marketCode })
    return createPaymentContext({ ports, configuration, log, opened, save, countUndoing: count })
  }

  async #read(): Promise<PaymentSession | undefined> {
    const stored = await this.#options.storage.get<PaymentSession>(storageKey)
    return stored && describeSession(stored)
  }

  async #save(session: PaymentSession): Promise<void> {
    await this.#options.storage.put(storageKey, describeSession(session))
    await this.#options.alarms.set(alarmName, Date.now() + nextAlarm(session, Date.now()))
  }

  async #forget(): Promise<void> {
    await this.#options.storage.delete(storageKey)
    await this.#options.alarms.clear(alarmName)
  }
}

/** Names the order of the session in the log lines that follow. Returns the session. */
function describeSession(session: PaymentSession): PaymentSession {
  const { opened, state } = session
  describeCall({ market: opened.marketCode, ...('orderId' in state && { orderId: state.orderId }) })
  return session
}
