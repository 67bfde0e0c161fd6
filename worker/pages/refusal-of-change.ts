import type { RefusedChange } from '../account/refused-change.ts'
import { refusedByPlatform, type Refusal, uncheckedForm } from './read-account-form.ts'
import type { Form } from '#shared/forms/form.ts'

const statuses = { throttled: 429, password: 403, 'email-taken': 409, invalid: 422 } as const

/**
 * Maps a refused change of the account, or a refused registration, to the form: an error at its field, or an alert
 * above the form.
 */
export function refusalOfChange(form: Form, { reason, field, fields, message }: RefusedChange): Refusal {
  const status = statuses[reason]
  if (field !== null) return { ...uncheckedForm({ [field]: message }), status }
  return reason === 'invalid' ? refusedByPlatform(form, fields) : { status, alert: { title: null, text: message } }
}
