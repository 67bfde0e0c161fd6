import { DurableObject } from 'cloudflare:workers'
import { markets } from '../../shared/markets.ts'
import type { Env } from '../env.ts'
import { createObjectScope } from '../objects/object-scope.ts'
import { createTaskQueue } from '../objects/task-queue.ts'
import type {
  AttemptResult,
  AttemptStanding,
  AttemptStep,
  Authorisation,
  OpenAttempt,
  WalletAttemptPort,
} from '../ports/wallet-attempt-port.ts'
import { traceObject } from '../telemetry/trace-object.ts'
import { keyOf } from './ask-provider.ts'
import { merchantCountry } from './attempt-of.ts'
import { advance, type Attempt, isHeld, isOpen, openedAttempt } from './attempt.ts'
import { authoriseOnce, authoriseMs } from './authorise-once.ts'
import { abandon, complete, report, settle } from './charge.ts'
import { createTill } from './create-till.ts'
import { isForgettable, nextAlarm } from './next-alarm.ts'
import { prepareOrder } from './prepare-order.ts'
import { quoteContact, quoteItems, quoteOption, type Quoting } from './quote.ts'
import type { Till } from './till.ts'
import { linesOf, type Quoted } from './to-quote.ts'

const stepMs = 12_000
const prepareMs = 10_000

/**
 * The payments of one cart with wallets (docs/adr/0017). One object per cart runs its steps one after the other, so
 * each authorisation has one order and one payment. Each state is stored before the step that it describes. An alarm
 * settles what was interrupted.
 */
export class WalletAttempt extends DurableObject<Env> implements WalletAttemptPort {
  readonly #inTurn = createTaskQueue()
  readonly #scope = createObjectScope(this.ctx, this.env)
  #running: { authorisation: string; result: Promise<AttemptResult> } | null = null

  async open(request: OpenAttempt): Promise<AttemptStep> {
    return this.#inTurn(async () => {
      let before = await this.#read()
      if (before?.state.at === 'redirected') before = await abandon(this.#till(before), before)
      if (before && isHeld(before)) return { status: 'refused', reason: 'held' }
      const attempt = openedAttempt(request, before)
      await this.#save(attempt)
      return this.#quote(attempt, quoteItems)
    })
  }

  async reprice({
    couponCodes,
    limitedCodes,
    savings,
  }: Parameters<WalletAttemptPort['reprice']>[0]): Promise<AttemptStep> {
    return this.#step(async (attempt) => {
      const opened = { ...attempt.opened, couponCodes, limitedCodes, savings }
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

  async returned({ redirectResult }: { redirectResult: string }): Promise<AttemptResult> {
    return this.#inTurn(async () => {
      const attempt = await this.#read()
      if (!attempt) return { status: 'closed' }
      const deadline = Date.now() + authoriseMs
      const [, result] = await complete(this.#till(attempt), attempt, { redirectResult, deadline })
      return result
    })
  }

  async report(given: Parameters<WalletAttemptPort['report']>[0]): Promise<void> {
    await this.#inTurn(async () => {
      const attempt = await this.#read()
      if (attempt) await report(this.#till(attempt), attempt, { type: 'reported', ...given })
      else this.#scope.log.warn('wallet-report-unknown', { orderId: given.orderId })
    })
  }

  async dismiss(): Promise<boolean> {
    return this.#inTurn(async () => {
      const attempt = await this.#read()
      if (!attempt) return true
      if (!isOpen(attempt)) return !isHeld(attempt) && attempt.state.at !== 'authorised'
      await quoteItems({ ...this.#quoting(attempt), savings: { ofCart: [], ofLines: [] } }).catch((cause: unknown) =>
        this.#scope.log.error('wallet-dismiss', cause),
      )
      await this.#save(advance(attempt, { type: 'dismissed' }))
      return true
    })
  }

  async standing(): Promise<AttemptStanding> {
    const attempt = await this.#read()
    if (!attempt) return { isHeld: false, isOpen: false, source: null, orderId: null, couponCodes: [] }
    const { state, opened } = attempt
    return {
      isHeld: isHeld(attempt) && state.at !== 'redirected',
      isOpen: isOpen(attempt),
      source: opened.source,
      orderId: state.at === 'authorised' ? state.orderId : null,
      couponCodes: opened.couponCodes,
    }
  }

  override async alarm(): Promise<void> {
    await this.#inTurn(async () => {
      const attempt = await this.#read()
      if (!attempt) return
      if (isForgettable(attempt)) return this.ctx.storage.deleteAll()
      try {
        await settle(this.#till(attempt), attempt, Date.now() + authoriseMs)
      } catch (cause) {
        this.#scope.log.error('wallet-settle', cause)
        await this.#save({ ...attempt, alarms: attempt.alarms + 1 })
      }
    })
  }

  async #authorise(request: Authorisation, authorisation: string): Promise<AttemptResult> {
    const attempt = await this.#read()
    if (!attempt) return { status: 'closed' }
    const { CODES } = this.env
    return authoriseOnce({
      attempt,
      request,
      authorisation,
      prepare: (lines) =>
        prepareOrder({ ...this.#quoting(attempt), signal: AbortSignal.timeout(prepareMs) }, request, lines),
      reserve: (cart) =>
        traceObject(this.#scope.tracing, 'CODES', CODES.get(CODES.idFromName(cart.cartId))).reserve(cart),
      till: this.#till(attempt),
      read: () => this.#read(),
    })
  }

  #step(take: (attempt: Attempt) => Promise<AttemptStep>): Promise<AttemptStep> {
    return this.#inTurn(async () => {
      const attempt = await this.#read()
      if (attempt && isOpen(attempt)) return take(attempt)
      return { status: 'refused', reason: attempt && isHeld(attempt) ? 'held' : 'closed' }
    })
  }

  async #quote(attempt: Attempt, quoteOf: (quoting: Quoting) => Promise<Quoted>): Promise<AttemptStep> {
    const { quote, cart } = await quoteOf(this.#quoting(attempt))
    const { total, optionId, errors } = quote
    await this.#save(advance(attempt, { type: 'quoted', total, optionId, errors, lines: linesOf(cart) }))
    return { status: 'quoted', quote: { ...quote, coupons: attempt.opened.couponCodes } }
  }

  #quoting({ opened: { marketCode, cartId, savings } }: Attempt): Quoting {
    const { configuration, services } = this.#scope
    return {
      ports: services,
      market: markets[marketCode],
      cartId,
      savings,
      names: configuration.shippingNames,
      countryCode: merchantCountry(configuration, marketCode),
      signal: AbortSignal.timeout(stepMs),
    }
  }

  #till({ opened }: Attempt): Till {
    const { configuration, services, log } = this.#scope
    return createTill({ ports: services, configuration, log, opened, save: (attempt) => this.#save(attempt) })
  }

  #read(): Promise<Attempt | undefined> {
    return this.ctx.storage.get<Attempt>('attempt')
  }

  async #save(attempt: Attempt): Promise<void> {
    // Without an await in between, both are written together.
    const written = this.ctx.storage.put('attempt', attempt)
    await Promise.all([written, this.ctx.storage.setAlarm(Date.now() + nextAlarm(attempt))])
  }
}
