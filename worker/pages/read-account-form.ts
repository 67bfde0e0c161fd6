import type { Context } from 'hono'
import type * as v from 'valibot'
import type { AppEnv } from '../context/app-env.ts'
import { readForm } from './parse-form.ts'
import type { RefusedField } from '#shared/domain/refused-field.ts'
import { ServiceError } from '#shared/errors.ts'
import type { FormAlert, FormState } from '#shared/forms/account.ts'
import { checkForm, fieldsOf, type Form, type FormOutcome, type FormValues } from '#shared/forms/form.ts'
import { errorsOfRefusal } from '#shared/forms/refused-fields.ts'
import * as messages from '#shared/messages/shop.ts'

const { account } = messages
/** More than any field takes, so that a text that is too long is not lost. */
const maxEchoLength = 1000

export type ReadForm<Schema extends v.GenericSchema> = {
  outcome: FormOutcome<Schema>
  posted: FormData
  state: FormState
}

/** Why a form was refused, and the status of the response. */
export type Refusal = { status: number; errors?: Readonly<Record<string, string>>; alert: FormAlert }

/**
 * Reads a posted form by its schema. `state` is what the form shows again: all typed values except passwords.
 *
 * @throws HTTPException 400
 */
export async function readAccountForm<Schema extends v.GenericSchema>(
  c: Context<AppEnv>,
  form: Form<Schema>,
): Promise<ReadForm<Schema>> {
  return checkPosted(await readForm(c.req.raw), form)
}

/** The same for a form that was read before. */
export function checkPosted<Schema extends v.GenericSchema>(posted: FormData, form: Form<Schema>): ReadForm<Schema> {
  const values = Object.fromEntries(fieldsOf(form).map(({ name }) => [name, textOf(posted, name)]))
  const outcome = checkForm(form, values)
  return { outcome, posted, state: { values: echoedValues(form, values), errors: {}, alert: null } }
}

export const uncheckedForm = (errors: Readonly<Record<string, string>>): Refusal => ({
  status: 422,
  errors,
  alert: { title: account.checkForm, text: account.checkFormText },
})

/** A refusal by the platform: it marks the fields that the platform named, or says that something is wrong. */
export function refusedByPlatform(form: Form, fields: readonly RefusedField[]): Refusal {
  const errors = errorsOfRefusal(form, fields)
  return Object.keys(errors).length > 0
    ? uncheckedForm(errors)
    : { status: 422, alert: { title: null, text: account.refused } }
}

/** Runs the action of a valid form. If a service fails, the form is shown again with all typed values. */
export async function attemptForm<Schema extends v.GenericSchema, Value>(
  c: Context<AppEnv>,
  outcome: FormOutcome<Schema>,
  action: (output: v.InferOutput<Schema>) => Promise<Value>,
): Promise<{ value: Value } | { refusal: Refusal }> {
  if (outcome.status === 'invalid') return { refusal: uncheckedForm(outcome.errors) }
  try {
    return { value: await action(outcome.output) }
  } catch (cause) {
    if (!(cause instanceof ServiceError)) throw cause
    c.get('log').error('account-form', cause)
    const isLasting = cause.kind === 'rejected' || cause.kind === 'unauthorised' || cause.kind === 'malformed'
    return { refusal: { status: isLasting ? 500 : 503, alert: { title: null, text: account.failed } } }
  }
}

export function refusedState(state: FormState, { errors = {}, alert }: Refusal): FormState {
  return { ...state, errors, alert }
}

export function textOf(posted: FormData, name: string): string {
  const value = posted.get(name)
  return typeof value === 'string' ? value : ''
}

function echoedValues(form: Form, values: FormValues): FormValues {
  const shown = fieldsOf(form).filter(({ kind }) => kind !== 'password')
  return Object.fromEntries(shown.map(({ name }) => [name, (values[name] ?? '').slice(0, maxEchoLength)]))
}
