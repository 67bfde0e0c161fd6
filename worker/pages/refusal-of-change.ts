import type { ChangeOutcome } from '../account/change-account.ts'
import { type Refusal, uncheckedForm } from './read-account-form.ts'

const statuses = { throttled: 429, password: 403, 'email-taken': 409, invalid: 422 } as const

/** Maps a refused change of the account to the form: an error at its field, or an alert above the form. */
export function refusalOfChange({ reason, field, message }: Extract<ChangeOutcome, { status: 'refused' }>): Refusal {
  const status = statuses[reason]
  return field === null
    ? { status, alert: { title: null, text: message } }
    : { ...uncheckedForm({ [field]: message }), status }
}
