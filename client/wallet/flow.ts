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
} from '#shared/domain/wallet.ts'
import * as texts from '#shared/messages/shop.ts'
import { walletSheet as messages } from '#shared/messages/wallet-sheet.ts'
import { createTaskQueue } from '#shared/task-queue.ts'

/** Closes the sheet: the Worker refused to go on. */
export class WalletStop extends Error {}

/** Why a payment did not succeed. With `errors`, the shopper can correct them and try again in the same sheet. */
type PaymentFailure = { message: string; errors?: WalletError[] }

/** The fields of the request that the wallet provides. */
export type Authorised = Pick<
  WalletRequest<'walletAuthorise'>,
  'token' | 'transactionId' | 'cardNetwork' | 'contact' | 'billingContact'
>

/**
 * The end of the flow. `left`: paid, or the bank asks the shopper. `held`: not known yet, so the Worker keeps the
 * payment session and the bag. `stopped`: nothing was charged.
 */
type Ending =
  | { status: 'left'; location: string }
  | { status: 'held'; message: string }
  | { status: 'stopped'; message?: string | undefined; location?: string | undefined }

type FlowOptions = { kind: WalletKind; source: WalletSource; prepared: WalletQuote; api: WalletApi; page: WalletPage }

export type Flow = ReturnType<typeof createFlow>

/**
 * One sheet, from the tap to its end, for either wallet. Requests to the Worker run one at a time, in the order of the
 * sheet's events, and name the cart of the last quote. There is one authorisation at a time. `end` runs once, after
 * everything in flight has ended.
 */
export function createFlow({ kind, source, prepared, api, page }: FlowOptions) {
  let quote = prepared
  const inOrder = createTaskQueue()
  let opening: Promise<WalletQuote> | null = null
  let paying: Promise<PaymentFailure | null> | null = null
  let ended: Promise<void> | null = null
  // True if the Worker may have a payment session that must be dismissed.
  let mayBeOpen = false
  let ending: Ending = { status: 'stopped' }
  const steps = createStepRecorder(kind, page)

  /** `task` calls with the time that is left for its request. */
  function inTurn<Value>(task: (call: WalletApi['call']) => Promise<Value>): Promise<Value> {
    const until = performance.now() + respondWithinMs
    return inOrder(async () => {
      if (ended || ending.status !== 'stopped') throw new WalletStop()
      const timeoutMs = Math.max(1, Math.round(until - performance.now()))
      return task((operation, request) => api.call(operation, request, { cartId: quote.cartId, timeoutMs }))
    })
  }

  /** A payment that succeeded, or may have, stays so, whatever the sheet asks afterwards. */
  function stop(message?: string, location?: string): WalletStop {
    if (ending.status === 'stopped') ending = { status: 'stopped', message, location }
    return new WalletStop(message)
  }

  function open(): Promise<WalletQuote> {
    const opened = (opening ??= inTurn(async (call) => {
      mayBeOpen = true
      const response = await call('walletOpen', { kind, source })
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

  /** @throws WalletStop, ApiError */
  async function update<Operation extends 'walletContact' | 'walletOption' | 'walletCoupon'>(
    operation: Operation,
    request: WalletRequest<Operation>,
  ): Promise<WalletQuote> {
    await open()
    return inTurn(async (call) => {
      const response = await call(operation, request)
      if (response.status === 'refused') throw stop(response.message, response.location)
      return (quote = response.quote)
    })
  }

  async function pay(authorised: Authorised): Promise<PaymentFailure | null> {
    // Google's sheet stays open after a failure. A payment that may have succeeded is not sent twice.
    if (ending.status === 'left') return null
    if (ending.status === 'held') return ending
    let isSent = false
    try {
      await open()
      return judge(
        await inTurn((call) => {
          isSent = true
          steps.choosePayment(quote)
          const request = { kind, shown: quote.total, optionId: quote.optionId, browser: browserFacts() }
          return call('walletAuthorise', { ...request, ...authorised })
        }),
      )
    } catch (error) {
      if (error instanceof WalletStop) return { message: error.message || messages.failed }
      console.warn('wallet:', error)
      return isSent && !isRefusal(error) ? hold(texts.wallet.held) : refuse({ message: texts.wallet.notPaid })
    }
  }

  function judge(result: WalletResult): PaymentFailure | null {
    switch (result.status) {
      case 'authorised':
      case 'redirect':
        ending = { status: 'left', location: result.location }
        return null
      case 'unknown':
        return hold(result.message)
      case 'stock':
        stop(result.message, result.location)
        return result
      case 'changed':
        return change(result)
      case 'refused':
        return refuse(result)
    }
  }

  function hold(message: string): PaymentFailure {
    ending = { status: 'held', message }
    return ending
  }

  /** Nothing was charged, and the shopper may use another card in the same sheet, or correct the fields. */
  function refuse(failure: PaymentFailure): PaymentFailure {
    page.tell(failure.message)
    return failure
  }

  /** The sheet can only show another total after the shopper chooses the address again, if it asks for one. */
  function change({ quote: { needsShipping }, errors }: Extract<WalletResult, { status: 'changed' }>): PaymentFailure {
    const message = errors[0]?.message ?? texts.wallet.notPaid
    if (needsShipping) return { message, errors }
    stop(message)
    return { message }
  }

  async function conclude(): Promise<void> {
    await Promise.allSettled([inOrder(() => Promise.resolve()), paying])
    if (ending.status === 'left') return page.leave(ending.location)
    if (ending.status === 'stopped' && mayBeOpen) {
      // The Worker also ends the session by itself after a while.
      const { cartId } = quote
      await api.pass('walletDismiss', {}, { cartId }).catch((error: unknown) => console.warn('wallet:', error))
    }
    await page.reloadCart()
    if (ending.status === 'held') page.hold(ending.message)
    if (ending.message) page.tell(ending.message)
    page.unlock()
    if (ending.status === 'stopped' && ending.location) page.leave(ending.location)
  }

  /** The sheet has got its last response. */
  function end(): void {
    ended ??= conclude()
  }

  /** The shopper closed the sheet, which is no error. A payment that runs is not undone: its result still counts. */
  function cancel(): void {
    console.debug(`wallet: ${texts.wallet.dismissed}`)
    end()
  }

  return {
    /** The quote that the sheet shows. */
    get quote() {
      return quote
    },
    /** True once the sheet has closed: it takes no more responses. */
    get isClosed() {
      return ended !== null
    },
    open,
    contact: (contact: WalletContact) => update('walletContact', { contact }),
    async option(optionId: string): Promise<WalletQuote> {
      const chosen = await update('walletOption', { optionId })
      steps.chooseDelivery(chosen)
      return chosen
    },
    coupon: (codes: string[]) => update('walletCoupon', { codes }),
    merchantSession: (validationUrl: string) => api.pass('merchantSession', { validationUrl }),
    /** `null` if it is paid. Never rejects. A second call while one is running gets the same result. */
    authorise(authorised: Authorised): Promise<PaymentFailure | null> {
      paying ??= pay(authorised).finally(() => (paying = null))
      return paying
    },
    /** Ends the flow, with a message if nothing else has ended it. */
    fail(error: unknown): void {
      if (!(error instanceof WalletStop)) {
        console.warn('wallet:', error)
        stop(messages.failed)
      }
      end()
    },
    cancel,
    end,
  }
}

/** True if the Worker refused the request itself, so that nothing was charged. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'refused' || error.status === 429)
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
