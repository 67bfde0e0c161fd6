import type { Env } from '../configuration/env.ts'
import { describeCall } from '../objects/caller.ts'
import type { Alarms, CartStorage } from '../objects/cart-storage.ts'
import type { ObjectScope } from '../objects/object-scope.ts'
import type { CodeReservationPort } from '../ports/code-reservation-port.ts'
import type { PaymentResult, SheetStep, WalletPaymentPort } from '../ports/wallet-payment-port.ts'
import { isCrossed } from '../upstream/conflict.ts'
import { keyOf } from './ask-provider.ts'
import { authorisePayment, authoriseMs } from './authorise-payment.ts'
import { abandon, complete, resume } from './charge.ts'
import { isDeclinedTooOften } from './charges.ts'
import { countUndoing } from './count-undoing.ts'
import { createPaymentContext } from './create-payment-context.ts'
import { hasWork, isForgettable, havePricesExpired, nextAlarm } from './next-alarm.ts'
import type { PaymentContext } from './payment-context.ts'
import type { PaymentSession } from './payment-session-state.ts'
import { advance, mayGiveUp, isChargePending, isSheetOpen, openedSession, standingOf } from './payment-session.ts'
import { prepareOrder } from './prepare-order.ts'
import { quoteContact, quoteItems, quoteOption, type Quoting, StalePriceError } from './quote.ts'
import { rememberQuote, repeatedMs, repeatQuote } from './repeated-step.ts'
import { report } from './report-payment.ts'
import { quotingOf, undoSheet } from './sheet.ts'
import { linesOf, type Quoted } from './to-quote.ts'
import type { WalletError } from '#shared/domain/wallet.ts'
import { createTaskQueue } from '#shared/task-queue.ts'

const prepareMs = 10_000

const storageKey = 'payment'
const alarmName = 'wallet'

type Options = {
  storage: CartStorage
  alarms: Alarms
  scope: ObjectScope
  env: Env
  codes: CodeReservationPort
}

/** `codeErrors` are those of entered codes, which the quote repeats. */
type Quotation = { asked: string | null; quoteOf: (quoting: Quoting) => Promise<Quoted>; codeErrors?: WalletError[] }

/** The payments of a cart, with their alarm `wallet`, which ends what was interrupted. */
export type WalletPayments = WalletPaymentPort & { alarm(): Promise<void> }

/**
 * The payments of one cart with wallets (docs/adr/0017), a part of the cart's object. It runs its steps one after the
 * other, so each authorisation has one order and one payment. Each state is stored before the step that it describes.
 */
export function createWalletPayments({ storage, alarms, scope, env, codes }: Options): WalletPayments {
  const inTurn = createTaskQueue()
  let running: { authorisation: string; result: Promise<PaymentResult> } | null = null

  async function read(): Promise<PaymentSession | undefined> {
    const stored = await storage.get<PaymentSession>(storageKey)
    return stored && describeSession(stored)
  }

  async function save(session: PaymentSession): Promise<void> {
    await storage.put(storageKey, describeSession(session))
    await alarms.set(alarmName, Date.now() + nextAlarm(session, Date.now()))
  }

  function contextOf({ opened }: PaymentSession): PaymentContext {
    const { configuration, services: ports, log } = scope
    const count = countUndoing(env, { log, market: opened.marketCode })
    return createPaymentContext({ ports, configuration, log, opened, save, countUndoing: count })
  }

  /** Runs a task in its turn with the session, or with `otherwise` as the result if there is none. */
  function withSession<Value>(otherwise: Value, task: (session: PaymentSession) => Promise<Value>): Promise<Value> {
    return inTurn(async () => {
      const session = await read()
      return session ? task(session) : otherwise
    })
  }

  function step(take: (session: PaymentSession) => Promise<SheetStep>): Promise<SheetStep> {
    return withSession<SheetStep>({ status: 'refused', reason: 'closed' }, async (session) => {
      if (isSheetOpen(session) && !havePricesExpired(session.opened, Date.now())) return take(session)
      return { status: 'refused', reason: isChargePending(session) ? 'held' : 'closed' }
    })
  }

  /** `asked` describes the request. If it is that of the last quote, that quote is given again if it still holds. */
  async function quote(session: PaymentSession, { asked, quoteOf, codeErrors = [] }: Quotation): Promise<SheetStep> {
    const { state, opened } = session
    const quoting = quotingOf(scope, opened)
    try {
      const repeated = asked === null ? null : await repeatQuote(quoting, { state, asked })
      if (repeated) return { status: 'quoted', quote: repeated.quote }
      const seen = await quoteOf(quoting)
      const { total, optionId, errors } = seen.quote
      const given = { ...seen.quote, coupons: opened.couponCodes, errors: [...codeErrors, ...errors] }
      const last = rememberQuote(asked, { ...seen, quote: given })
      await save(advance(session, { type: 'quoted', total, optionId, errors, lines: linesOf(seen.cart), last }))
      return { status: 'quoted', quote: given }
    } catch (cause) {
      // Another writer has changed the cart meanwhile.
      if (!(cause instanceof StalePriceError) && !isCrossed(cause)) throw cause
      scope.log.info('wallet-step-crossed', { reason: cause instanceof Error ? cause.message : '' })
      return { status: 'stale' }
    }
  }

  async function close(session: PaymentSession): Promise<PaymentSession> {
    await undoSheet(scope, codes, session.opened)
    const closed = advance(session, { type: 'dismissed' })
    await save(closed)
    return closed
  }

  return {
    open: ({ asked, ...request }) =>
      inTurn(async () => {
        const before = await read()
        if (before && isChargePending(before)) return { status: 'refused', reason: 'held' }
        if (before && isDeclinedTooOften(before)) return { status: 'refused', reason: 'declined' }
        const session = openedSession(request, { before, now: Date.now() })
        await save(session)
        return quote(session, { asked, quoteOf: quoteItems })
      }),
    repeat: ({ asked, customerId }) =>
      withSession(null, async ({ opened, state }) => {
        if (state.at !== 'quoted' || Date.now() - opened.pricedAt > repeatedMs) return null
        const repeated = await repeatQuote(quotingOf(scope, opened), { state, asked }).catch((cause: unknown) => {
          if (cause instanceof StalePriceError) return null
          throw cause
        })
        return repeated?.cart.customerId === customerId ? repeated : null
      }),
    reprice: ({ asked, errors: codeErrors, ...price }) =>
      step(async (session) => {
        const opened = { ...session.opened, ...price, pricedAt: Date.now() }
        const { state } = session
        const { optionId, errors = [] } = state.at === 'quoted' ? state : { optionId: null }
        // The contact of the last quote stays in the checkout. If it was refused, it still is.
        const quoteAgain = async (quoting: Quoting) => {
          if (optionId !== null) return quoteOption(quoting, optionId)
          const items = await quoteItems(quoting)
          return { ...items, quote: { ...items.quote, errors } }
        }
        return quote({ ...session, opened, state: { at: 'open' } }, { asked, quoteOf: quoteAgain, codeErrors })
      }),
    contact: ({ contact }) =>
      step((session) =>
        quote(session, {
          asked: JSON.stringify({ contact }),
          quoteOf: (quoting) =>
            quoteContact(quoting, contact, session.state.at === 'quoted' ? session.state.optionId : null),
        }),
      ),
    option: ({ optionId }) =>
      step((session) =>
        quote(session, { asked: JSON.stringify({ optionId }), quoteOf: (quoting) => quoteOption(quoting, optionId) }),
      ),
    async authorise(request) {
      const authorisation = await keyOf(request.transactionId || request.token)
      if (running?.authorisation === authorisation) return running.result
      const result = withSession<PaymentResult>({ status: 'closed' }, (session) => {
        const prepare = (lines: string) => {
          const signal = AbortSignal.timeout(prepareMs)
          return prepareOrder({ ...quotingOf(scope, session.opened), arrivalText: () => null, signal }, request, lines)
        }
        return authorisePayment({ session, request, authorisation, prepare, context: contextOf(session), read })
      })
      running = { authorisation, result }
      try {
        return await result
      } finally {
        if (running?.result === result) running = null
      }
    },
    returned: (request) =>
      withSession<PaymentResult>({ status: 'closed' }, (session) =>
        complete(contextOf(session), session, { ...request, deadline: Date.now() + authoriseMs }),
      ),
    report: (given) =>
      inTurn(async () => {
        const session = await read()
        if (session) await report(contextOf(session), session, { type: 'reported', ...given })
        else scope.log.warn('wallet-report-unknown', { orderId: given.about.reference })
      }),
    dismiss: () =>
      withSession(true, async (session) => {
        if (!isSheetOpen(session)) return !isChargePending(session) && session.state.at !== 'authorised'
        await close(session)
        return true
      }),
    async giveUp() {
      const now = await read()
      if (!now) return true
      // A payment in progress is not waited for.
      if (isChargePending(now) && !mayGiveUp(now)) return false
      return withSession(true, async (session) =>
        isSheetOpen(session)
          ? !isChargePending(await close(session))
          : !isChargePending(await abandon(contextOf(session), session)),
      )
    },
    standing: async () => standingOf(await read()),
    alarm: () =>
      withSession(undefined, async (session) => {
        if (isForgettable(session)) {
          await storage.delete(storageKey)
          return alarms.clear(alarmName)
        }
        try {
          const isSheetOver =
            isSheetOpen(session) && (!hasWork(session) || havePricesExpired(session.opened, Date.now()))
          const left = isSheetOver ? await close(session) : session
          await resume(contextOf(session), left, Date.now() + authoriseMs)
        } catch (cause) {
          scope.log.error('wallet-resume', cause)
          await save({ ...session, alarms: session.alarms + 1 })
        }
      }),
  }
}

/** Names the order of the session in the log lines that follow. Returns the session. */
function describeSession(session: PaymentSession): PaymentSession {
  const { opened, state } = session
  describeCall({ market: opened.marketCode, ...('orderId' in state && { orderId: state.orderId }) })
  return session
}
