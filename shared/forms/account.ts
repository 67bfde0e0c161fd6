import type { FormErrors, FormValues } from './form.ts'

/** Notices after an action in the account, by their keys in the message catalogue. */
export const accountNotices = [
  'password-set',
  'password-set-only',
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

/** Message above the fields of a form that was refused as a whole. */
export type FormAlert = { title: string | null; text: string }

/** The state of a form on a page. It never contains a password. */
export type FormState = { values: FormValues; errors: FormErrors; alert: FormAlert | null }

export const emptyForm: FormState = { values: {}, errors: {}, alert: null }
