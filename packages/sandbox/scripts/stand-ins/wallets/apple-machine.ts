import type { AppleChecks } from './apple-checks.ts'
import type { AppleFault, AppleMethod, AppleRequest, AppleStep, AppleUpdate, AppleView } from './apple-types.ts'

type MachineParts = {
  checks: AppleChecks
  version: number
  request: AppleRequest
  /** Events of the first display: the card, and the contact if the page asks for an address. */
  first: readonly (readonly [AppleStep, unknown])[]
  hasHandler: (step: AppleStep) => boolean
  emit: (step: AppleStep | 'validate' | 'cancel', detail?: unknown) => void
  onChange: (view: AppleView) => void
  /** Calls back after the time, unless the returned function is called. */
  startTimer: (callback: () => void, ms: number) => () => void
}

/**
 * The states of one Apple Pay sheet. The function uses nothing outside of itself and its parameters, because the
 * stand-in sends its text to browsers. https://developer.apple.com/documentation/apple_pay_on_the_web
 */
export function createAppleMachine({
  checks,
  version,
  request,
  first,
  hasHandler,
  emit,
  onChange,
  startTimer,
}: MachineParts) {
  const { personFields, need, misuse, checkItem, checkTotal, checkMethods } = checks
  const answerMs = 30_000
  const queue: (readonly [AppleStep, unknown])[] = [...first]
  let stopTimer = () => {}
  let view: AppleView = {
    status: 'idle',
    waitingFor: null,
    result: null,
    total: request.total,
    lineItems: request.lineItems ?? [],
    methods: request.shippingMethods ?? [],
    methodId: request.shippingMethods?.[0]?.identifier ?? null,
    errors: [],
  }
  const show = (changes: Partial<AppleView>) => {
    view = { ...view, ...changes }
    onChange(view)
  }
  const close = (result: AppleView['result']) => {
    stopTimer()
    queue.length = 0
    show({ status: 'closed', waitingFor: null, result })
  }
  const startWaiting = () => {
    stopTimer = startTimer(() => {
      close('timeout')
      emit('cancel')
    }, answerMs)
  }
  // The sheet sends one event at a time.
  const proceed = () => {
    const next = view.status === 'ready' ? queue.shift() : undefined
    if (!next) return
    const [step, detail] = next
    if (step === 'shippingMethod') show({ methodId: (detail as AppleMethod).identifier })
    if (step !== 'payment' && !hasHandler(step)) return proceed()
    show({ status: 'waiting', waitingFor: step })
    startWaiting()
    emit(step, detail)
  }
  const settle = (changes: Partial<AppleView>) => {
    stopTimer()
    show({ ...changes, status: 'ready', waitingFor: null })
    proceed()
  }
  const requireStep = (step: AppleStep) => {
    if (view.waitingFor !== step) throw misuse('InvalidAccessError', `No ${step} event is waiting for an answer.`)
  }
  return {
    view: () => view,
    begin() {
      if (view.status !== 'idle') throw misuse('InvalidAccessError', 'Payment session is already active.')
      show({ status: 'validating' })
      startWaiting()
      emit('validate')
    },
    completeMerchantValidation(session: unknown) {
      if (view.status !== 'validating') throw misuse('InvalidAccessError', 'No merchant validation is waiting.')
      const merchant = session as { merchantSessionIdentifier?: unknown; expiresAt?: unknown } | null
      const isValid = typeof merchant?.merchantSessionIdentifier === 'string' && Number(merchant.expiresAt) > Date.now()
      if (!isValid) {
        close('failed')
        emit('cancel')
        return
      }
      settle({})
    },
    /** Answers a selection. @throws if no such event is waiting, or there is no total */
    complete(step: Exclude<AppleStep, 'payment'>, update: AppleUpdate) {
      requireStep(step)
      need(typeof update === 'object' && update !== null, 'Missing update')
      checkTotal(version, update.newTotal, 'newTotal')
      for (const item of update.newLineItems ?? []) checkItem(item, 'line item')
      checkMethods(update.newShippingMethods)
      const { newTotal = view.total, newLineItems = view.lineItems, newShippingMethods: methods } = update
      // A person's name, phone and e-mail are not known yet, so errors of these fields do not show.
      const errors = (update.errors ?? []).filter(({ contactField }) => !personFields.includes(contactField ?? ''))
      settle({
        total: newTotal,
        lineItems: newLineItems,
        ...(methods && { methods, methodId: methods[0]?.identifier ?? null }),
        ...(step !== 'shippingMethod' && { errors }),
      })
    },
    /** Ends the authorisation. With errors that can be corrected the sheet stays open. */
    completePayment(result: { status: number; errors?: AppleFault[] }) {
      requireStep('payment')
      need(result?.status === 0 || result?.status === 1, 'Missing status')
      const errors = result.errors ?? []
      if (result.status === 0) return close('paid')
      return errors.length > 0 ? settle({ errors }) : close('failed')
    },
    /** An action of the shopper. */
    act(step: AppleStep, detail?: unknown) {
      if (view.status === 'closed') return
      queue.push([step, detail])
      proceed()
    },
    cancel() {
      if (view.status === 'closed') return
      close('cancelled')
      emit('cancel')
    },
    abort() {
      if (view.status === 'idle' || view.status === 'closed')
        throw misuse('InvalidAccessError', 'The session is not active.')
      close('aborted')
    },
  }
}
