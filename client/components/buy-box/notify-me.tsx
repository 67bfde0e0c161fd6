import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError, callCommerce } from '../../api/call-api.ts'
import { useStore } from '../../atoms/react.ts'
import { pageServices } from '../../atoms/services.ts'
import { notifyOutcome, type NotifyOutcome } from './notify-outcome.ts'
import { isEmail, maxEmailLength, typedEmail } from '#shared/domain/email.ts'
import * as messages from '#shared/messages/product-page.ts'

type NotifyMeProps = {
  action: string
  productId: number
  variantId: number
  outcome: NotifyOutcome | null
  isLive: boolean
}

/** Requests an e-mail when a variant can be bought again. Without scripts it posts, and the page shows the outcome. */
export function NotifyMe({ action, productId, variantId, outcome: initial, isLive }: NotifyMeProps) {
  const store = useStore()
  const [outcome, setOutcome] = useState(initial)
  const [isSending, setSending] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLParagraphElement>(null)
  const isAccepted = outcome?.status === 'kept'
  // The form that had the focus was removed.
  useEffect(() => {
    if (isAccepted && initial === null) confirmation.current?.focus()
  }, [isAccepted, initial])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending) return
    const email = typedEmail(field.current?.value ?? '')
    if (!isEmail(email)) {
      setOutcome(notifyOutcome('email'))
      return field.current?.focus()
    }
    setSending(true)
    setOutcome(await requestAlert(email))
    setSending(false)
  }

  async function requestAlert(email: string): Promise<NotifyOutcome> {
    try {
      await callCommerce(pageServices(store.get), {
        method: 'notifyStockLevel',
        args: { productId, variantId, email },
        read: () => undefined,
      })
      return notifyOutcome('kept')
    } catch (error) {
      console.error('notify me:', error)
      return notifyOutcome(error instanceof ApiError && error.status === 429 ? 'limit' : 'failed')
    }
  }

  if (isAccepted) {
    return (
      <p className="notify-me notify-me__outcome" id="notify-me" role="status" tabIndex={-1} ref={confirmation}>
        {outcome.text}
      </p>
    )
  }
  return (
    <form
      className="notify-me"
      id="notify-me"
      method="post"
      action={action}
      noValidate={isLive}
      onSubmit={(event) => void send(event)}
      aria-labelledby="notify-me-title"
    >
      <h2 id="notify-me-title">{messages.notifyMe.title}</h2>
      <p>{messages.notifyMe.hint}</p>
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="variantId" value={variantId} />
      <div className="notify-me__row">
        <p className="field">
          <label htmlFor="notify-email">{messages.notifyMe.email}</label>
          <input
            id="notify-email"
            ref={field}
            type="email"
            name="email"
            autoComplete="email"
            required
            maxLength={maxEmailLength}
            {...(outcome ? { 'aria-invalid': outcome.status === 'email', 'aria-describedby': 'notify-error' } : {})}
          />
        </p>
        <button className="button" type="submit" {...(isSending ? { 'aria-disabled': true } : {})}>
          {isSending ? messages.notifyMe.sending : messages.notifyMe.send}
        </button>
      </div>
      {outcome && (
        <p className="field__error" id="notify-error" role="alert">
          {outcome.text}
        </p>
      )}
    </form>
  )
}
