import { useRef, useState, type SubmitEvent } from 'react'
import { requestNewsletterAtom } from '../atoms/newsletter.ts'
import { useSetAtom } from '../atoms/react.ts'
import { defineIsland } from '../island/define-island.tsx'
import { useIsLive } from '../island/use-visitor-value.ts'
import type { NewsletterOutcome } from '#shared/domain/newsletter.ts'
import * as messages from '#shared/messages/panels.ts'

type NewsletterFormProps = { id: string; action: string; outcome: NewsletterOutcome | null }

const errors = () =>
  ({
    'invalid-email': messages.newsletter.invalidEmail,
    failed: messages.newsletter.failed,
    limit: messages.newsletter.limit,
  }) as const satisfies Record<Exclude<NewsletterOutcome, 'sent'>, string>

/** A form with one e-mail field. It posts natively; with scripts the response replaces it. */
function NewsletterForm({ id, action, outcome: posted }: NewsletterFormProps) {
  const request = useSetAtom(requestNewsletterAtom)
  const isLive = useIsLive()
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState(posted)
  const [isSending, setIsSending] = useState(false)
  const error = outcome === null || outcome === 'sent' ? null : errors()[outcome]

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    const result = await request(field.current?.value ?? '')
    setOutcome(result)
    setIsSending(false)
    if (result === 'invalid-email') field.current?.focus()
  }

  return (
    <div className="newsletter-form">
      <div role="status">
        {outcome === 'sent' && (
          <div className="notice notice--success">
            <p>
              <b>{messages.newsletter.sentTitle}</b>
            </p>
            <p>{messages.newsletter.sent}</p>
          </div>
        )}
      </div>
      {outcome !== 'sent' && (
        <form method="post" action={action} noValidate={isLive} onSubmit={(event) => void submit(event)}>
          <div className="field">
            <label htmlFor={`${id}-email`}>{messages.newsletter.email}</label>
            <input
              ref={field}
              id={`${id}-email`}
              type="email"
              name="email"
              required
              maxLength={254}
              autoComplete="email"
              inputMode="email"
              aria-invalid={outcome === 'invalid-email' ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <p className="field__error" id={`${id}-error`} role="alert">
              {error}
            </p>
          </div>
          <button className="button button--wide" aria-disabled={isSending}>
            {isSending ? messages.newsletter.sending : messages.newsletter.submit}
          </button>
        </form>
      )}
    </div>
  )
}

export default defineIsland('newsletter-form', 'interaction', NewsletterForm)
