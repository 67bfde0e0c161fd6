import { ApiError } from '../api/call-api.ts'
import { createStepRecorder } from './step-recorder.ts'
import { respondWithinMs, type WalletApi } from './wallet-api.ts'
import type { WalletPage } from './wallet-page.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'
import type {
  WalletContact,
  WalletError,
  WalletQuote,
  WalletRequest,
  WalletResult,
  WalletSource,
  WalletUpdate,
} from '#shared/domain/wallet.ts'
import * as texts from '#shared/messages/shop.ts'
import { walletSheet as messages } from '#shared/messages/wallet-sheet.ts'
import { createTaskQueue } from '#shared/task-queue.ts'

/** Closes the sheet: the Worker refused to go on. */
export class WalletStop extends Error {
  override readonly name = 'WalletStop'
}

/** The response to the sheet after the authorisation. `isFinal`: the shopper cannot try again in this sheet. */
export type Verdict = { isPaid: true } | { isPaid: false; isFinal: boolean; message: string; errors: WalletError[] }

/** The fields of the request that the wallet provides. */
export type Authorised = Pick<
  WalletRequest<'walletAuthorise'>,
  'token' | 'transactionId' | 'cardNetwork' | 'contact' | 'billingContact'
>

/**
 * The end of the flow. `left`: paid, or the bank asks the shopper. `held`: not known yet, so the Worker keeps the
 * attempt and the bag. `stopped`: nothing was charged.
 */
type Ending =
  | { status: 'left'; location: string }
  | { status: 'held'; message: string }
  | { status: 'stopped'; message?: string | undefined; location?: string | undefined }

type FlowOptions = { kind: WalletKind; source: WalletSource; prepared: WalletQuote; api: WalletApi; page: WalletPage }

export type Flow = ReturnType<typeof createFlow>

/**
 * One sheet, from the tap to its end, for either wallet. Requests to the Worker run one at a time, in the order of the
 * sheet's events. There is one authorisation at a time. `settle` runs once, after everything in flight has ended.
 */
export function createFlow({ kind, source, prepared, api, page }: FlowOptions) {
  let quote = prepared
  const inOrder = createTaskQueue()
  let opening: Promise<WalletQuote> | null = null
  let paying: Promise<Verdict> | null = null
  let settled: Promise<void> | null = null
  // True if the Worker may have an attempt that must be dismissed.
  let mayBeOpen = false
  let ending: Ending = { status: 'stopped' }
  const steps = createStepRecorder(kind, page)

  /** `task` gets the milliseconds that are left for its request. */
  function inTurn<Value>(task: (leftMs: number) => Promise<Value>): Promise<Value> {
    const until = performance.now() + respondWithinMs
    return inOrder(async () => {
      if (settled || ending.status !== 'stopped') throw new WalletStop()
      return task(Math.max(1, Math.round(until - performance.now())))
    })
  }

  /** A payment that succeeded, or may have, stays so, whatever the sheet asks afterwards. */
  function stop(message?: string, location?: string): WalletStop {
    if (ending.status === 'stopped') ending = { status: 'stopped', message, location }
    return new WalletStop(message)
  }

  function open(): Promise<WalletQuote> {
    const opened = (opening ??= inTurn(async (leftMs) => {
      mayBeOpen = true
      const response = await api.call('walletOpen', { kind, source }, leftMs)
      if (response.status === 'refused') {
        mayBeOpen = false
        throw stop(response.message, response.location)
      }
      steps.begin(response.cart)
      return (quote = response.quote)
    }))
    // A lost response may come with the sheet's next event. A refusal stays.
    opened.catch((error: unknown) => {
      if (!(error instanceof WalletStop)) opening = null
    })
    return opened
  }

  async function update(ask: (leftMs: number) => Promise<WalletUpdate>): Promise<WalletQuote> {
    await open()
    return inTurn(async (leftMs) => {
      const response = await ask(leftMs)
      if (response.status === 'refused') throw stop(response.message, response.location)
      return (quote = response.quote)
    })
  }

  async function pay(authorised: Authorised): Promise<Verdict> {
    // Google's sheet stays open after a failure. A payment that may have succeeded is not sent twice.
    if (ending.status === 'left') return { isPaid: true }
    if (ending.status === 'held') return failed({ message: ending.message })
    let isSent = false
    try {
      await open()
      return judge(
        await inTurn((leftMs) => {
          isSent = true
          steps.choosePayment(quote)
          const request = { kind, shown: quote.total, optionId: quote.optionId, browser: browserFacts() }
          return api.call('walletAuthorise', { ...request, ...authorised }, leftMs)
        }),
      )
    } catch (error) {
      if (error instanceof WalletStop) return failed({ message: error.message || messages.failed })
      console.warn('wallet:', error)
      if (isSent && !isRefusal(error)) return held(texts.wallet.held)
      return refused(texts.wallet.notPaid)
    }
  }

  function judge(result: WalletResult): Verdict {
    switch (result.status) {
      case 'authorised':
      case 'redirect':
        ending = { status: 'left', location: result.location }
        return { isPaid: true }
      case 'unknown':
        return held(result.message)
      case 'stock':
        stop(result.message, result.location)
        return failed(result)
      case 'changed':
        return changed(result)
      case 'refused':
        return refused(result.message, result.errors)
    }
  }

  function held(message: string): Verdict {
    ending = { status: 'held', message }
    return failed({ message })
  }

  /** Nothing was charged, and the shopper may correct the fields or use another card in the same sheet. */
  function refused(message: string, errors: WalletError[] = []): Verdict {
    page.tell(message)
    return failed({ message, errors, isFinal: false })
  }

  /** The sheet can only show another total after the shopper chooses the address again, if it asks for one. */
  function changed({ quote: { needsShipping }, errors }: Extract<WalletResult, { status: 'changed' }>): Verdict {
    const message = errors[0]?.message ?? texts.wallet.notPaid
    if (!needsShipping) stop(message)
    return failed({ message, errors, isFinal: !needsShipping })
  }

  async function conclude(): Promise<void> {
    await Promise.allSettled([inOrder(() => Promise.resolve()), paying])
    if (ending.status === 'left') return page.leave(ending.location)
    if (ending.status === 'stopped' && mayBeOpen) {
      // The Worker also drops the attempt by itself after a while.
      await api.dismiss().catch((error: unknown) => console.warn('wallet:', error))
    }
    await page.reloadCart()
    if (ending.status === 'held') page.hold(ending.message)
    if (ending.message) page.tell(ending.message)
    page.unlock()
    if (ending.status === 'stopped' && ending.location) page.leave(ending.location)
  }

  return {
    /** The quote that the sheet shows. */
    get quote() {
      return quote
    },
    /** True once the sheet has closed: it takes no more responses. */
    get isClosed() {
      return settled !== null
    },
    open,
    /** @throws WalletStop, ApiError */
    contact: (contact: WalletContact) => update((leftMs) => api.call('walletContact', { contact }, leftMs)),
    /** @throws WalletStop, ApiError */
    async option(optionId: string): Promise<WalletQuote> {
      const chosen = await update((leftMs) => api.call('walletOption', { optionId }, leftMs))
      steps.chooseDelivery(chosen)
      return chosen
    },
    /** @throws WalletStop, ApiError */
    coupon: (codes: string[]) => update((leftMs) => api.call('walletCoupon', { codes }, leftMs)),
    merchantSession: (validationUrl: string) => api.merchantSession(validationUrl),
    /** Never rejects. A second call while one is running gets the same verdict. */
    authorise(authorised: Authorised): Promise<Verdict> {
      paying ??= pay(authorised).finally(() => (paying = null))
      return paying
    },
    /** The flow ends with this message if nothing else has ended it. */
    fail(error: unknown): void {
      if (error instanceof WalletStop) return
      console.warn('wallet:', error)
      stop(messages.failed)
    },
    /** The shopper closed the sheet, which is no error. A payment that runs is not undone: its result still counts. */
    cancel(reason: string): void {
      console.debug(`wallet: ${reason}`)
      settled ??= conclude()
    },
    /** The sheet has got its last response. */
    settle(): void {
      settled ??= conclude()
    },
  }
}

function failed(verdict: { message: string; errors?: WalletError[]; isFinal?: boolean }): Verdict {
  return { isPaid: false, isFinal: verdict.isFinal ?? true, message: verdict.message, errors: verdict.errors ?? [] }
}

/** True if the Worker refused the request itself, so that nothing was charged. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status !== null && error.status >= 400 && error.status < 500
}

/** Facts about the browser that a bank may ask for. */
function browserFacts(): WalletRequest<'walletAuthorise'>['browser'] {
  const { colorDepth, height, width } = screen
  return {
    colorDepth,
    screenHeight: height,
    screenWidth: width,
    language: navigator.language,
    timeZoneOffset: new Date().getTimezoneOffset(),
  }
}
