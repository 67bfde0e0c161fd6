import type { RefusedField } from '#shared/domain/refused-field.ts'

/** A change of an account, or a registration, that was refused. */
export type RefusedChange = {
  status: 'refused'
  reason: 'throttled' | 'password' | 'invalid' | 'email-taken'
  /** The invalid field; `null` if the refusal concerns the whole form. */
  field: 'currentPassword' | 'password' | 'email' | null
  /** Fields that the platform refused. */
  fields: readonly RefusedField[]
  message: string
}

/** A refusal without fields of the platform. */
export function refused(
  reason: RefusedChange['reason'],
  field: RefusedChange['field'],
  message: string,
): RefusedChange {
  return { status: 'refused', reason, field, fields: [], message }
}
