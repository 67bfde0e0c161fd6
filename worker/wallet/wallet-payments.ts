import type { Env } from '../env.ts'
import type { ObjectScope } from '../objects/object-scope.ts'
import { createTaskQueue } from '../objects/task-queue.ts'
import type { Alarms, CartStorage } from '../owner/cart-storage.ts'
import type { CodeReservationPort } from '../ports/code-reservation-port.ts'
import type {
  AttemptPrice,
  AttemptResult,
  AttemptStanding,
  AttemptStep,
  Authorisation,
  OpenAttempt,
  WalletAttemptPort,
} from '../ports/wallet-attempt-port.ts'
import { keyOf } from './ask-provider.ts'
import type { Attempt } from './attempt-state.ts'
import { advance, isHeld, isOpen, openedAttempt, standingOf } from './attempt.ts'
import { authoriseOnce, authoriseMs } from './authorise-once.ts'
import { abandon, complete, report, settle } from './charge.ts'
import { countGivenUp } from './count-given-up.ts'
import { createTill } from './create-till.ts'
import { fromStored } from './from-stored.ts'
import { hasWork, isForgettable, isOver, nextAlarm } from './next-alarm.ts'
import { prepareOrder } from './prepare-order.ts'
import { quoteContact, quoteItems, quoteOption, type Quoting, StalePriceError } from './quote.ts'
import { quotingOf, undoSheet } from './sheet.ts'
import type { Till } from './till.ts'
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
export class WalletPayments implements WalletAttemptPort {
  readonly #inTurn = createTaskQueue()
  readonly #options: Options
  #running: { authorisation: string; result: Promise<AttemptResult> } | null = null

  constructor(options: Options) {
    this.#options = options
  }

  async open(request: OpenAttempt): Promise<AttemptStep> {
    return this.#inTurn(async () => {
      const before = await this.#read()
      if (before && isHeld(before)) return { status: 'refused', reason: 'held' }
      const attempt = openedAttempt(request, { before, now: Date.now() })
      await this.#save(attempt)
      return this.#quote(attempt, quoteItems)
    })
  }

  async reprice(price: AttemptPrice): Promise<AttemptStep> {
    return this.#step(async (attempt) => {
      const opened = { ...attempt.opened, ...price, pricedAt: Date.now() }
      const { state } = attempt
      const { optionId, errors = [] } = state.at === 'quoted' ? state : { optionId: null }
      // The contact of the last quote stays in the checkout. If it was refused, it still is.
      return this.#quote({ ...attempt, opened }, async (quoting) => {
        if (optionId !== null) return quoteOption(quoting, optionId)
        const items = await quoteItems(quoting)
        return { ...items, quote: { ...items.quote, errors } }
      })
    })
  }

  async contact({ contact }: Parameters<WalletAttemptPort['contact']>[0]): Promise<AttemptStep> {
    return this.#step((attempt) =>
      this.#quote(attempt, (quoting) =>
        quoteContact(quoting, contact, attempt.state.at === 'quoted' ? attempt.state.optionId : null),
      ),
    )
  }

  async option({ optionId }: { optionId: string }): Promise<AttemptStep> {
    return this.#step((attempt) => this.#quote(attempt, (quoting) => quoteOption(quoting, optionId)))
  }

  async authorise(request: Authorisation): Promise<AttemptResult> {
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

  async returned(request: { orderId: number; redirectResult: string }): Promise<AttemptResult> {
    return this.#inTurn(async () => {
      const attempt = await this.#read()
      if (!attempt) return { status: 'closed' }
      const deadline = Date.now() + authoriseMs
      const [, result] = await complete(this.#till(attempt), attempt, { ...request, deadline })
      return result
    })
  }

  async report(given: Parameters<WalletAttemptPort['report']>[0]): Promise<void> {
    await this.#inTurn(async () => {
      const attempt = await this.#read()
      if (attempt) await report(this.#till(attempt), attempt, { type: 'reported', ...given })
      else this.#options.scope.log.warn('wallet-report-unknown', { orderId: given.about.reference })
    })
  }

  async dismiss(): Promise<boolean> {
    return this.#inTurn(async () => {
      const attempt = await this.#read()
      if (!attempt) return true
      if (!isOpen(attempt)) return !isHeld(attempt) && attempt.state.at !== 'authorised'
      await this.#close(attempt)
      return true
    })
  }

  async giveUp(): Promise<boolean> {
    const now = await this.#read()
    // A payment in progress is not waited for.
    if (!now || (isHeld(now) && now.state.at !== 'redirected')) return !now
    return this.#inTurn(async () => {
      const attempt = await this.#read()
      if (!attempt) return true
      if (isOpen(attempt)) return !isHeld(await this.#close(attempt))
      return !isHeld(await abandon(this.#till(attempt), attempt))
    })
  }

  async standing(): Promise<AttemptStanding> {
    return standingOf(await this.#read())
  }

  /** Settles what was interrupted, when the alarm `wallet` is due. */
  async alarm(): Promise<void> {
    await this.#inTurn(async () => {
      const attempt = await this.#read()
      if (!attempt) return
      if (isForgettable(attempt)) return this.#forget()
      try {
        const isSheetOver = isOpen(attempt) && (!hasWork(attempt) || isOver(attempt.opened, Date.now()))
        await settle(this.#till(attempt), isSheetOver ? await this.#close(attempt) : attempt, Date.now() + authoriseMs)
      } catch (cause) {
        this.#options.scope.log.error('wallet-settle', cause)
        await this.#save({ ...attempt, alarms: attempt.alarms + 1 })
      }
    })
  }

  async #authorise(request: Authorisation, authorisation: string): Promise<AttemptResult> {
    const attempt = await this.#read()
    if (!attempt) return { status: 'closed' }
    const prepare = (lines: string) => {
      const signal = AbortSignal.timeout(prepareMs)
      return prepareOrder({ ...quotingOf(this.#options.scope, attempt.opened), signal }, request, lines)
    }
    const till = this.#till(attempt)
    return authoriseOnce({ attempt, request, authorisation, prepare, till, read: () => this.#read() })
  }

  #step(take: (attempt: Attempt) => Promise<AttemptStep>): Promise<AttemptStep> {
    return this.#inTurn(async () => {
      const attempt = await this.#read()
      if (attempt && isOpen(attempt) && !isOver(attempt.opened, Date.now())) return take(attempt)
      return { status: 'refused', reason: attempt && isHeld(attempt) ? 'held' : 'closed' }
    })
  }

  async #quote(attempt: Attempt, quoteOf: (quoting: Quoting) => Promise<Quoted>): Promise<AttemptStep> {
    try {
      const { quote, cart } = await quoteOf(quotingOf(this.#options.scope, attempt.opened))
      const { total, optionId, errors } = quote
      await this.#save(advance(attempt, { type: 'quoted', total, optionId, errors, lines: linesOf(cart) }))
      return { status: 'quoted', quote: { ...quote, coupons: attempt.opened.couponCodes } }
    } catch (cause) {
      if (cause instanceof StalePriceError) return { status: 'stale' }
      throw cause
    }
  }

  async #close(attempt: Attempt): Promise<Attempt> {
    await undoSheet(this.#options.scope, this.#options.codes, attempt.opened)
    const closed = advance(attempt, { type: 'dismissed' })
    await this.#save(closed)
    return closed
  }

  #till({ opened }: Attempt): Till {
    const { configuration, services, log } = this.#options.scope
    return createTill({
      ports: services,
      configuration,
      log,
      opened,
      save: (attempt) => this.#save(attempt),
      countGivenUp: (what) => countGivenUp(this.#options.env, { log, market: opened.marketCode, what }),
    })
  }

  async #read(): Promise<Attempt | undefined> {
    const stored = await this.#options.storage.get<Attempt>(storageKey)
    return stored && fromStored(stored)
  }

  async #save(attempt: Attempt): Promise<void> {
    await this.#options.storage.put(storageKey, attempt)
    await this.#options.alarms.set(alarmName, Date.now() + nextAlarm(attempt, Date.now()))
  }

  async #forget(): Promise<void> {
    await this.#options.storage.delete(storageKey)
    await this.#options.alarms.clear(alarmName)
  }
}
