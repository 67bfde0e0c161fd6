import type { FormErrors, FormValues } from './forms/form.ts'

/** What the shop tells after something was done, by its key in the catalogue of messages. */
export const accountNotices = [
  'password-set',
  'logged-out',
  'logged-out-everywhere',
  'registered',
  'welcome',
  'saved',
  'password-changed',
  'email-changed',
  'bags-not-merged',
  'lines-left-out',
  'codes-refused',
  'reordered',
  'partly-reordered',
  'not-reordered',
  'address-saved',
  'address-deleted',
  'deleted',
] as const

export type AccountNotice = (typeof accountNotices)[number]

/** Why a form as a whole was not taken: words above its fields. */
export type FormAlert = { title: string | null; text: string }

/** A form as it stands on a page: never with a password in it. */
export type FormState = { values: FormValues; errors: FormErrors; alert: FormAlert | null }

export const emptyForm: FormState = { values: {}, errors: {}, alert: null }
